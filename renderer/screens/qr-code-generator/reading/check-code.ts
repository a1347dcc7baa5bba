import { readCodes } from '#shared/formats/matrix-codes/read-codes.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { mapPixels } from '#tools/qr-code-generator/code/drawing.ts';
import { encodeQrCode } from '#tools/qr-code-generator/code/encode-qr-code.ts';
import type { CodeInput } from '#tools/qr-code-generator/code/make-qr-code.ts';
import { drawOnPaper } from '../code/draw-raster.ts';

/** The outcome of reading a code that was just drawn. */
export type Check =
  /** The text was read; the number is the share of the error correction that was not needed, from 0 to 1. */
  | { readonly status: 'read'; readonly unusedCorrection: number | undefined }
  | { readonly status: 'unreadable' }
  /** Another text was read, because readers have to guess the encoding of the bytes. */
  | { readonly status: 'different'; readonly text: string };

/** A wider image is scaled down for the check: it would take long without revealing more. */
const widestChecked = 1500;

/**
 * Reads a code back from its image, which tests its colours, logo and text together.
 * @returns an error only if no code can be made of the text
 */
export async function checkCode({ text, settings, logo }: CodeInput): Promise<Result<Check>> {
  const encoded = encodeQrCode(text, settings);
  if (!encoded.ok) {
    return fail(encoded.error);
  }
  const { matrix } = encoded.value;
  const isWide = mapPixels(matrix, settings).width > widestChecked;
  const drawing = isWide
    ? {
        ...settings,
        width: undefined,
        scale: Math.max(4, Math.floor(widestChecked / (matrix.size + settings.margin * 2))),
      }
    : settings;
  const found = await readCodes(await drawOnPaper(matrix, drawing, logo));
  const [code] = found;
  if (code === undefined) {
    return ok({ status: 'unreadable' });
  }
  return ok(
    code.text === text || isSame(code.bytes, new TextEncoder().encode(text))
      ? { status: 'read', unusedCorrection: code.unusedCorrection }
      : { status: 'different', text: code.text ?? '' },
  );
}

function isSame(first: Uint8Array, second: Uint8Array): boolean {
  return first.length === second.length && first.every((byte, index) => byte === second[index]);
}
