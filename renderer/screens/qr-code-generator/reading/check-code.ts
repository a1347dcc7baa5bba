import { fail, ok, type Result } from '#shared/result.ts';
import { mapPixels } from '#tools/qr-code-generator/code/drawing.ts';
import { encodeText } from '#tools/qr-code-generator/code/encode-text.ts';
import { readCodes } from '#tools/qr-code-generator/reading/read-codes.ts';
import { drawOnPaper } from '../code/draw-raster.ts';
import type { CodeInput } from '../code/make-code.ts';

/** What came of reading a code that was just drawn. */
export type Check =
  /** The text came back; how much of the error correction was not needed, 0 to 1. */
  | { readonly status: 'read'; readonly unusedCorrection: number | undefined }
  | { readonly status: 'unreadable' }
  /** Read, but as another text: a reader has to guess in which encoding the bytes are. */
  | { readonly status: 'different'; readonly text: string };

/** An image wider than this is drawn smaller for the check: it would take long and tell no more. */
const widestChecked = 1500;

/**
 * Reads a code back from its image: the test of colours, logo and text together.
 * @returns an error only where the text makes no code
 */
export async function checkCode({ text, settings, logo }: CodeInput): Promise<Result<Check>> {
  const encoded = encodeText(text, settings);
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
