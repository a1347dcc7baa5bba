import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { ImageRecognition } from '#tools/image-ocr/image-recognition.ts';
import { type LanguageCode, languageName, listNames } from '#tools/image-ocr/languages.ts';
import { loadLanguage } from '#tools/image-ocr/load-language.ts';
import {
  type Core,
  createEngine,
  type PageLayout,
  type RecognitionEngine,
} from '#tools/image-ocr/recognition-engine.ts';
import type { CoreKind } from '#tools/image-ocr/supported-core.ts';
import type { TaskContext } from '#tools/task.ts';
import { type PreparedImage, placeInImage, prepareImage } from './prepare-image.ts';

export interface LoadInput {
  readonly core: CoreKind;
  readonly wasmUrl: string;
  readonly languages: readonly { readonly code: LanguageCode; readonly url: string }[];
}

/** Kept by the worker from task to task: the tasks for an image run one after another. */
let loaded: { readonly key: string; readonly engine: RecognitionEngine } | undefined;
let prepared: PreparedImage | undefined;

/** The tasks of this screen's worker, in the order in which they run. */
export const tasks = {
  /**
   * Starts the engine with the data of the languages, unless it already has them.
   * @returns fails with `language-not-loaded` or `engine-not-loaded`
   */
  async load({ core, wasmUrl, languages }: LoadInput, { reportProgress }: TaskContext): Promise<Result<null>> {
    const key = languages.map(({ code }) => code).join('+');
    if (loaded?.key === key) {
      return ok(null);
    }
    loaded = undefined;
    const received = languages.map(() => ({ bytes: 0, total: 0 }));
    const outcomes = await Promise.allSettled(
      languages.map(async ({ code, url }, index) => ({
        code,
        data: await loadLanguage(url, (bytes, total = 0) => {
          received[index] = { bytes: (received[index]?.bytes ?? 0) + bytes, total };
          if (received.every((language) => language.total > 0)) {
            const sum = (name: 'bytes' | 'total') => received.reduce((value, language) => value + language[name], 0);
            reportProgress(Math.min(1, sum('bytes') / sum('total')));
          }
        }),
      })),
    );
    const failed = languages.filter((_, index) => outcomes[index]?.status === 'rejected');
    if (failed.length > 0) {
      const reason = outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
      const names = listNames(failed.map(({ code }) => languageName(code)));
      return fail({
        code: 'language-not-loaded',
        message: `The data for ${names} could not be loaded: ${reasonOf(reason)}.`,
      });
    }
    try {
      const data = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      loaded = { key, engine: await createEngine(await loadCore(core), data, wasmUrl) };
      return ok(null);
    } catch (thrown) {
      return fail({
        code: 'engine-not-loaded',
        message: `The text recognition could not be loaded: ${reasonOf(thrown)}.`,
      });
    }
  },

  /** @returns the same failures as `prepareImage` */
  async prepare({ image }: { image: Blob }): Promise<Result<null>> {
    const result = await prepareImage(image);
    prepared = result.ok ? result.value : undefined;
    return result.ok ? ok(null) : result;
  },

  /**
   * Recognises the text of the prepared image.
   * @returns fails with `not-recognised`
   */
  async recognise(
    { layout }: { layout: PageLayout },
    { reportProgress }: TaskContext,
  ): Promise<Result<ImageRecognition>> {
    const image = prepared;
    if (image === undefined || loaded === undefined) {
      throw new Error('There is no image, or no engine.');
    }
    prepared = undefined;
    try {
      const { text, words } = await loaded.engine.recognise(image.file, layout, reportProgress);
      const { width, height, scale } = image;
      return ok({ text, words: words.map((word) => placeInImage(word, image)), width, height, scale });
    } catch (thrown) {
      loaded = undefined;
      return fail({ code: 'not-recognised', message: `The text could not be recognised: ${reasonOf(thrown)}` });
    }
  },
};

export type OcrTasks = typeof tasks;

async function loadCore(kind: CoreKind): Promise<Core> {
  const module =
    kind === 'relaxed'
      ? await import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js')
      : await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  return module.default;
}

/** The error's message, without a full stop at the end. */
function reasonOf(thrown: unknown): string {
  return messageOf(thrown).replace(/\.$/, '');
}
