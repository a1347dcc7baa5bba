import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Level } from '#tools/qr-code-generator/code/choose-segments.ts';
import { drawPng } from '#tools/qr-code-generator/code/draw-png.ts';
import { drawSvg } from '#tools/qr-code-generator/code/draw-svg.ts';
import { mapPixels } from '#tools/qr-code-generator/code/drawing.ts';
import { encodeQrCode } from '#tools/qr-code-generator/code/encode-qr-code.ts';
import { findRisks, type Risk } from '#tools/qr-code-generator/code/find-risks.ts';
import { type Logo, placeLogo } from '#tools/qr-code-generator/code/place-logo.ts';
import type { Settings } from '#tools/qr-code-generator/options/settings.ts';
import { drawRaster, toDataUrl } from './draw-raster.ts';

/** The input from which a code is made. */
export interface CodeInput {
  readonly text: string;
  readonly settings: Settings;
  readonly logo?: Logo | undefined;
}

export interface QrCode {
  readonly version: number;
  readonly level: Level;
  readonly mask: number;
  /** Modules per side, without the margin. */
  readonly moduleCount: number;
  readonly byteCount: number;
  readonly modes: readonly string[];
  /** The share of the version's data capacity that is used, from 0 to 1. */
  readonly filled: number;
  /** Pixels per side. */
  readonly width: number;
  readonly png: Blob;
  readonly svg: string;
  /** The image, in the type that the options name. */
  readonly dataUrl: string;
  readonly risks: readonly Risk[];
}

/** Pixels per side. Each pixel of a canvas takes four bytes, several times over. */
const widestCanvas = 4096;

/**
 * Makes the QR code of a text in all its formats.
 * @returns the code, or what is wrong with the text if that is why there is none
 */
export async function makeCode({ text, settings, logo }: CodeInput): Promise<Result<QrCode>> {
  const encoded = encodeQrCode(text, settings);
  if (!encoded.ok) {
    return encoded;
  }
  const { matrix, version, mask, byteCount, modes, filled } = encoded.value;
  const { width } = mapPixels(matrix, settings);
  const needsCanvas = logo !== undefined || settings.type !== 'image/png';
  if (needsCanvas && width > widestCanvas) {
    const limit = formatNumber(widestCanvas);
    return fail({
      code: 'too-wide',
      message: `With a logo, or as JPEG or WebP, an image can be ${limit} pixels wide at most. Choose a smaller width: its SVG can be enlarged without loss.`,
    });
  }
  const place = logo === undefined ? undefined : placeLogo(matrix, settings, logo);
  const canvas = needsCanvas ? await drawRaster(matrix, settings, logo) : undefined;
  const png =
    logo !== undefined && canvas !== undefined
      ? await canvas.convertToBlob({ type: 'image/png' })
      : new Blob([drawPng(matrix, settings)], { type: 'image/png' });
  const image =
    settings.type === 'image/png' || canvas === undefined
      ? png
      : await canvas.convertToBlob({ type: settings.type, quality: settings.quality ?? 0.92 });
  return ok({
    version,
    level: settings.level,
    mask,
    moduleCount: matrix.size,
    byteCount,
    modes,
    filled,
    width,
    png,
    svg: drawSvg(matrix, settings, place && logo ? { ...place, url: await toDataUrl(logo.image) } : undefined),
    dataUrl: await toDataUrl(image),
    risks: findRisks(matrix, settings, place && { width: place.plate.size, height: place.plate.size }),
  });
}
