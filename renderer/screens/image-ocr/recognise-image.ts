import { isSvg, loadImage } from '#renderer/components/images/load-image.ts';
import { rasterize } from '#renderer/components/images/rasterize.ts';
import { engineFileUrl } from '#renderer/workers/engine-files.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner, type TaskOutcome } from '#renderer/workers/task-runner.ts';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { coreFile, languageFile } from '#tools/image-ocr/engine/engine-files.ts';
import { supportedCore } from '#tools/image-ocr/engine/supported-core.ts';
import { chooseScale } from '#tools/image-ocr/image/choose-scale.ts';
import type { OcrStep, RecogniseImage } from '#tools/image-ocr/ocr-session.ts';
import { readInSteps } from '#tools/image-ocr/read-in-steps.ts';
import type { OcrTasks } from './tasks.ts';
import workerUrl from './tasks.ts?worker&url';

const runner = createTaskRunner<OcrTasks>(() => startWorker(workerUrl));

/** Milliseconds that each step may take, so that nothing runs forever. */
const timeLimits: Record<OcrStep, number> = { loading: 600_000, preparing: 60_000, recognising: 300_000 };

/** Recognises the text of an image in the worker. Cancelling ends the worker at any step. */
export const recogniseImage: RecogniseImage = ({ file }, { languages, layout }, { signal, onStep }) => {
  const optionsOf = (step: OcrStep) => {
    onStep(step);
    return { signal, timeLimit: timeLimits[step], onProgress: (progress: number) => onStep(step, progress) };
  };
  return readInSteps({
    check: () => checkImage(file),
    async load() {
      const core = supportedCore();
      const input = {
        core,
        wasmUrl: engineFileUrl(coreFile(core)),
        languages: languages.map((code) => ({ code, url: engineFileUrl(languageFile(code)) })),
      };
      try {
        return resultOf(await runner.run('load', input, optionsOf('loading')));
      } catch (thrown) {
        const message = `The text recognition could not be loaded: ${messageOf(thrown)}`;
        return fail({ code: 'engine-not-loaded', message });
      }
    },
    prepare: async (image) => resultOf(await runner.run('prepare', { image }, optionsOf('preparing'))),
    async recognise() {
      const recognised = await runner.run('recognise', { layout }, optionsOf('recognising'));
      if (recognised.status === 'done' && !recognised.value.ok) {
        // After an error, the state of Tesseract is unknown, and a worker keeps one instance for its whole life.
        runner.dispose();
      }
      return resultOf(recognised);
    },
  });
};

/** Ends the worker, which frees its memory. */
export function endRecognition(): void {
  runner.dispose();
}

/** Pixels of the longer side of an SVG, which has no pixels of its own. */
const svgSide = 2000;

/**
 * Checks whether an image can be accepted, before it is decoded.
 * @returns the image as the worker decodes it; fails with `not-an-image` or `too-large`
 */
async function checkImage(file: File): Promise<Result<Blob>> {
  if (isSvg(file)) {
    const raster = await rasterize(file, svgSide);
    return raster.ok ? ok(raster.value.image) : raster;
  }
  const image = await loadImage(file);
  if (!image.ok) {
    return image;
  }
  const scale = chooseScale(image.value.naturalWidth, image.value.naturalHeight);
  return scale.ok ? ok(file) : scale;
}

/** The result of a task: too long a time is a failure, and undefined stands for a task that was cancelled. */
function resultOf<T>(outcome: TaskOutcome<Result<T>>): Result<T> | undefined {
  if (outcome.status === 'done') {
    return outcome.value;
  }
  if (outcome.status === 'timed-out') {
    const minutes = outcome.timeLimit / 60_000;
    const message = `This took longer than ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and was stopped. Crop or scale down the image.`;
    return fail({ code: 'timed-out', message });
  }
  return undefined;
}
