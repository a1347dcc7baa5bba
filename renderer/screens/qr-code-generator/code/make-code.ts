import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import {
  type CodeFigures,
  type CodeInput,
  type CodeToDraw,
  makeQrCode,
} from '#tools/qr-code-generator/code/make-qr-code.ts';
import { drawRaster, toDataUrl } from './draw-raster.ts';

interface CodeImages {
  readonly png: Blob;
  readonly svg: string;
  /** The image, in the type that the options name. */
  readonly dataUrl: string;
}

export interface QrCode extends CodeFigures, CodeImages {}

/** Pixels per side. Each pixel of a canvas takes four bytes, several times over. */
const widestCanvas = 4096;

/**
 * Makes the QR code of a text in all its formats.
 * @returns the code, or what is wrong with the text if that is why there is none
 */
export async function makeCode(input: CodeInput): Promise<Result<QrCode>> {
  const made = await makeQrCode(input, (code) => drawImages(code, input));
  return made.ok ? ok({ ...made.value.figures, ...made.value.images }) : made;
}

async function drawImages(code: CodeToDraw, { settings, logo }: CodeInput): Promise<Result<CodeImages>> {
  const needsCanvas = logo !== undefined || settings.type !== 'image/png';
  if (needsCanvas && code.width > widestCanvas) {
    const limit = formatNumber(widestCanvas);
    return fail({
      code: 'too-wide',
      message: `With a logo, or as JPEG or WebP, an image can be ${limit} pixels wide at most. Choose a smaller width: its SVG can be enlarged without loss.`,
    });
  }
  const canvas = needsCanvas ? await drawRaster(code.matrix, settings, logo) : undefined;
  const png =
    logo !== undefined && canvas !== undefined
      ? await canvas.convertToBlob({ type: 'image/png' })
      : new Blob([code.png()], { type: 'image/png' });
  const image =
    settings.type === 'image/png' || canvas === undefined
      ? png
      : await canvas.convertToBlob({ type: settings.type, quality: settings.quality ?? 0.92 });
  return ok({ png, svg: code.svg(logo && (await toDataUrl(logo.image))), dataUrl: await toDataUrl(image) });
}
