import { decodeImage } from '#renderer/workers/decode-image.ts';
import type { Result } from '#shared/result.ts';
import { createKeptEngine } from '#tools/image-ocr/engine/kept-engine.ts';
import { loadLanguageData } from '#tools/image-ocr/engine/load-language-data.ts';
import type { CoreKind } from '#tools/image-ocr/engine/supported-core.ts';
import type { ImageRecognition } from '#tools/image-ocr/image-recognition.ts';
import type { LanguageCode } from '#tools/image-ocr/languages.ts';
import type { PageLayout } from '#tools/image-ocr/layouts.ts';
import type { TaskContext } from '#tools/task.ts';

export interface LoadInput {
  readonly core: CoreKind;
  readonly wasmUrl: string;
  readonly languages: readonly { readonly code: LanguageCode; readonly url: string }[];
}

/** The worker keeps the engine from task to task: the tasks for an image run one after another. */
const engine = createKeptEngine();

/** The tasks of this screen's worker, in the order in which they run. */
export const tasks = {
  /**
   * Starts the engine with the data of the languages, unless it already has them.
   * @returns fails with `language-not-loaded` or `engine-not-loaded`
   */
  load({ core, wasmUrl, languages }: LoadInput, { reportProgress }: TaskContext): Promise<Result<null>> {
    const progress = countTogether(languages.length, reportProgress);
    return engine.start(
      languages.map(({ code }) => code),
      {
        core,
        loadCore: async () => wasmUrl,
        loadLanguage: (code) => {
          const index = languages.findIndex((language) => language.code === code);
          return loadLanguageData(languages[index]?.url ?? '', (bytes, total) => progress(index, bytes, total));
        },
      },
    );
  },

  /** @returns fails with `not-an-image`, or as the engine's `prepare` does */
  async prepare({ image }: { image: Blob }): Promise<Result<null>> {
    const decoded = await decodeImage(image);
    if (!decoded.ok) {
      return decoded;
    }
    try {
      return engine.prepare(decoded.value);
    } finally {
      decoded.value.close();
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
    return engine.recognise(layout, reportProgress);
  },
};

/** Reports what has arrived of several files as one fraction, once the length of each is known. */
function countTogether(count: number, report: (fraction: number) => void) {
  const received = Array.from({ length: count }, () => ({ bytes: 0, total: 0 }));
  return (index: number, bytes: number, total = 0) => {
    received[index] = { bytes: (received[index]?.bytes ?? 0) + bytes, total };
    if (received.every((file) => file.total > 0)) {
      const sum = (name: 'bytes' | 'total') => received.reduce((value, file) => value + file[name], 0);
      report(Math.min(1, sum('bytes') / sum('total')));
    }
  };
}

export type OcrTasks = typeof tasks;
