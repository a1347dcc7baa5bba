import { ok, type Result } from '#shared/result.ts';
import type { Settings } from '../options/settings.ts';
import type { Level } from './choose-segments.ts';
import { drawPng } from './draw-png.ts';
import { drawSvg } from './draw-svg.ts';
import { mapPixels } from './drawing.ts';
import { type EncodedQrCode, encodeQrCode, type Matrix } from './encode-qr-code.ts';
import { findRisks, type Risk } from './find-risks.ts';
import { type Logo, placeLogo } from './place-logo.ts';

/** The input from which a code is made. */
export interface CodeInput {
  readonly text: string;
  readonly settings: Settings;
  readonly logo?: Logo | undefined;
}

/** What is known about a code besides its modules. */
export interface CodeFigures extends Omit<EncodedQrCode, 'matrix'> {
  readonly level: Level;
  /** Modules per side, without the margin. */
  readonly moduleCount: number;
  /** Pixels per side. */
  readonly width: number;
  readonly risks: readonly Risk[];
}

/** Draws a code for the shell that makes it: in the image types that it needs, and with what it draws on. */
export type DrawCode<Images> = (code: CodeToDraw) => Result<Images> | Promise<Result<Images>>;

export interface CodeToDraw {
  readonly matrix: Matrix;
  /** Pixels per side. */
  readonly width: number;
  /** @param logoUrl the logo as a `data:` URL; without it, the code is drawn without a logo */
  svg(logoUrl?: string): string;
  /** The PNG without a logo, which only a canvas can draw. */
  png(): Uint8Array<ArrayBuffer>;
}

/**
 * Makes the QR code of a text: encodes it, has it drawn, and finds what may make it hard to read.
 * @returns the figures with the images; fails as `encodeQrCode` and `draw` do
 * @example await makeQrCode({ text: 'A', settings: defaultSettings }, ({ svg }) => ok(svg()))
 */
export async function makeQrCode<Images>(
  { text, settings, logo }: CodeInput,
  draw: DrawCode<Images>,
): Promise<Result<{ readonly figures: CodeFigures; readonly images: Images }>> {
  const encoded = encodeQrCode(text, settings);
  if (!encoded.ok) {
    return encoded;
  }
  const { matrix, ...rest } = encoded.value;
  const { width } = mapPixels(matrix, settings);
  const place = logo && placeLogo(matrix, settings, logo);
  const images = await draw({
    matrix,
    width,
    svg: (url) => drawSvg(matrix, settings, place && url !== undefined ? { ...place, url } : undefined),
    png: () => drawPng(matrix, settings),
  });
  if (!images.ok) {
    return images;
  }
  const risks = findRisks(matrix, settings, place && { width: place.plate.size, height: place.plate.size });
  return ok({
    figures: { ...rest, level: settings.level, moduleCount: matrix.size, width, risks },
    images: images.value,
  });
}
