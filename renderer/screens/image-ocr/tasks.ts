import { decodeImage } from '#renderer/workers/decode-image.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { ImageRecognition } from '#tools/image-ocr/image-recognition.ts';
import { type LanguageCode, languageName, listNames } from '#tools/image-ocr/languages.ts';
import type { PageLayout } from '#tools/image-ocr/layouts.ts';
import { loadLanguage } from '#tools/image-ocr/load-language.ts';
import { type PreparedImage, prepareImage } from '#tools/image-ocr/prepare-image.ts';
import type { RecognitionEngine } from '#tools/image-ocr/recognition-engine.ts';
import { reasonOf, recognise, startEngine } from '#tools/image-ocr/start-engine.ts';
import type { CoreKind } from '#tools/image-ocr/supported-core.ts';
import type { TaskContext } from '#tools/task.ts';

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
    const data = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const engine = await startEngine(core, data, wasmUrl);
    if (!engine.ok) {
      return engine;
    }
    loaded = { key, engine: engine.value };
    return ok(null);
  },

  /** @returns fails with `unreadable`, or as `prepareImage` does */
  async prepare({ image }: { image: Blob }): Promise<Result<null>> {
    const decoded = await decodeImage(image);
    if (decoded === undefined) {
      const message = 'The browser cannot decode this image. Save it as PNG or JPEG first.';
      return fail({ code: 'unreadable', message });
    }
    try {
      const result = prepareImage(decoded);
      prepared = result.ok ? result.value : undefined;
      return result.ok ? ok(null) : result;
    } finally {
      decoded.close();
    }
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
    const recognised = await recognise(loaded.engine, image, layout, reportProgress);
    if (!recognised.ok) {
      loaded = undefined;
    }
    return recognised;
  },
};

export type OcrTasks = typeof tasks;
