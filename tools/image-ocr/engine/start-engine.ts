import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type PreparedImage, placeInImage } from '../image/prepare-image.ts';
import type { ImageRecognition } from '../image-recognition.ts';
import type { PageLayout } from '../layouts.ts';
import { type Core, createEngine, type LanguageData, type RecognitionEngine } from './recognition-engine.ts';
import type { CoreKind } from './supported-core.ts';

/**
 * Loads the code of a build of Tesseract, and starts it.
 * @param wasm its WebAssembly file, or where that is
 * @returns fails with `engine-not-loaded`
 */
export async function startEngine(
  kind: CoreKind,
  languages: readonly LanguageData[],
  wasm: string | Uint8Array,
): Promise<Result<RecognitionEngine>> {
  try {
    return ok(await createEngine(await loadCore(kind), languages, wasm));
  } catch (thrown) {
    return notLoaded(thrown);
  }
}

/** The failure of an engine whose files could not be loaded or used. */
export function notLoaded(thrown: unknown): Result<never> {
  return fail({
    code: 'engine-not-loaded',
    message: `The text recognition could not be loaded: ${reasonOf(thrown)}.`,
  });
}

/**
 * Recognises the text of an image.
 * @returns the words at their places in the original image; fails with `not-recognised`, after which the state of the
 *     engine is unknown
 */
export async function recognise(
  engine: RecognitionEngine,
  image: PreparedImage,
  layout: PageLayout,
  reportProgress: (fraction: number) => void,
): Promise<Result<ImageRecognition>> {
  try {
    const { text, words } = await engine.recognise(image.file, layout, reportProgress);
    const { width, height, scale } = image;
    return ok({ text, words: words.map((word) => placeInImage(word, image)), width, height, scale });
  } catch (thrown) {
    return fail({ code: 'not-recognised', message: `The text could not be recognised: ${reasonOf(thrown)}` });
  }
}

async function loadCore(kind: CoreKind): Promise<Core> {
  const module =
    kind === 'relaxed'
      ? await import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js')
      : await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  return module.default;
}

/** The error's message, without a full stop at the end. */
export function reasonOf(thrown: unknown): string {
  return messageOf(thrown).replace(/\.$/, '');
}
