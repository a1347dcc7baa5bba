/**
 * The parts used here of the internals of `qrcode`, for which there are no types: see `paths` in tsconfig.base.json.
 */

export interface QRCodeMode {
  readonly id?: string;
  readonly bit: number;
}

export const MIXED: QRCodeMode;

/** The number of bits of the character count at the start of a segment. */
export function getCharCountIndicator(mode: QRCodeMode, version: number): number;
