/** What is used here of the inside of `qrcode`, for which there are no types: see `paths` in tsconfig.base.json. */

export interface QRCodeMode {
  readonly id?: string;
  readonly bit: number;
}

export const MIXED: QRCodeMode;

/** The bits of the count that begins a segment. */
export function getCharCountIndicator(mode: QRCodeMode, version: number): number;
