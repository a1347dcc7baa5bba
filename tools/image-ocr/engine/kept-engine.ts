import type { DecodedImage } from '#shared/formats/images/decoded-image.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type PreparedImage, prepareImage } from '../image/prepare-image.ts';
import type { ImageRecognition } from '../image-recognition.ts';
import { type LanguageCode, languageName } from '../languages.ts';
import type { PageLayout } from '../layouts.ts';
import type { RecognitionEngine } from './recognition-engine.ts';
import { notLoaded, reasonOf, recognise, startEngine } from './start-engine.ts';
import type { CoreKind } from './supported-core.ts';

/** Where an engine's files come from. Both functions reject if a file cannot be loaded. */
export interface EngineFiles {
  readonly core: CoreKind;
  /** The WebAssembly file of the core, or its full address. */
  readonly loadCore: () => Promise<string | Uint8Array>;
  /** The unpacked data of a language. */
  readonly loadLanguage: (code: LanguageCode) => Promise<Uint8Array>;
}

/**
 * The one engine of a worker, which is kept from run to run for the languages that it was started with. It recognises an
 * image in three steps, of which each can be a task of its own; the first two in any order.
 */
export interface KeptEngine {
  /**
   * Starts the engine, unless it already has these languages.
   * @param languages the most likely first; at least one
   * @returns fails with `language-not-loaded` or `engine-not-loaded`, and then forgets a prepared image
   */
  start(languages: readonly LanguageCode[], files: EngineFiles): Promise<Result<null>>;
  /**
   * Brings an image into the form that the engine needs, and keeps that until it is recognised.
   * @returns fails as `prepareImage` does
   */
  prepare(image: DecodedImage): Result<null>;
  /**
   * Recognises the text of the prepared image with the engine that was started.
   * @returns fails with `not-recognised`, after which the engine has to be started again
   */
  recognise(layout: PageLayout, reportProgress: (fraction: number) => void): Promise<Result<ImageRecognition>>;
}

/** Creates a keeper without an engine; `recognise` throws until `start` and `prepare` have succeeded. */
export function createKeptEngine(): KeptEngine {
  let kept: { readonly languages: string; readonly engine: RecognitionEngine } | undefined;
  let prepared: PreparedImage | undefined;
  return {
    async start(codes, files) {
      const languages = codes.join('+');
      if (kept?.languages === languages) {
        return ok(null);
      }
      kept = undefined;
      const engine = await createFrom(codes, files);
      if (!engine.ok) {
        // Nothing will recognise it, and it is large.
        prepared = undefined;
        return engine;
      }
      kept = { languages, engine: engine.value };
      return ok(null);
    },
    prepare(image) {
      const result = prepareImage(image);
      prepared = result.ok ? result.value : undefined;
      return result.ok ? ok(null) : result;
    },
    async recognise(layout, reportProgress) {
      const image = prepared;
      if (kept === undefined || image === undefined) {
        throw new Error('The engine was not started, or no image was prepared.');
      }
      prepared = undefined;
      const recognised = await recognise(kept.engine, image, layout, reportProgress);
      if (!recognised.ok) {
        kept = undefined;
      }
      return recognised;
    },
  };
}

async function createFrom(
  codes: readonly LanguageCode[],
  { core, loadCore, loadLanguage }: EngineFiles,
): Promise<Result<RecognitionEngine>> {
  const outcomes = await Promise.allSettled(codes.map(async (code) => ({ code, data: await loadLanguage(code) })));
  const missing = codes.filter((_, index) => outcomes[index]?.status === 'rejected');
  if (missing.length > 0) {
    const reason = outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
    const names = listWords(missing.map(languageName));
    return fail({
      code: 'language-not-loaded',
      message: `The data for ${names} could not be loaded: ${reasonOf(reason)}.`,
    });
  }
  const data = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  let wasm: string | Uint8Array;
  try {
    wasm = await loadCore();
  } catch (thrown) {
    return notLoaded(thrown);
  }
  return startEngine(core, data, wasm);
}
