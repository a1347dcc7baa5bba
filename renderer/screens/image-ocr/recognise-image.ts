import { isSvg, loadImage } from '#renderer/components/images/load-image.ts';
import { rasterize } from '#renderer/components/images/rasterize.ts';
import { engineFileUrl } from '#renderer/workers/engine-files.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner, type TaskOutcome } from '#renderer/workers/task-runner.ts';
import { ok, type Result } from '#shared/result.ts';
import { coreFile, languageFile } from '#tools/image-ocr/engine/engine-files.ts';
import { supportedCore } from '#tools/image-ocr/engine/supported-core.ts';
import { chooseScale } from '#tools/image-ocr/image/choose-scale.ts';
import type { ImageOutcome, OcrStep, RecogniseImage } from '#tools/image-ocr/ocr-session.ts';
import type { OcrTasks } from './tasks.ts';
import workerUrl from './tasks.ts?worker&url';

const runner = createTaskRunner<OcrTasks>(() => startWorker(workerUrl));

/** Milliseconds that each step may take, so that nothing runs forever. */
const timeLimits: Record<OcrStep, number> = { loading: 600_000, preparing: 60_000, recognising: 300_000 };

/** Recognises the text of an image in the worker. Cancelling ends the worker at any step. */
export const recogniseImage: RecogniseImage = async ({ file }, { languages, layout }, { signal, onStep }) => {
  const optionsOf = (step: OcrStep) => {
    onStep(step);
    return { signal, timeLimit: timeLimits[step], onProgress: (progress: number) => onStep(step, progress) };
  };

  const image = await checkImage(file);
  if (!image.ok) {
    return { status: 'failed', step: 'preparing', error: image.error };
  }
  const core = supportedCore();
  const loaded = await runner
    .run(
      'load',
      {
        core,
        wasmUrl: engineFileUrl(coreFile(core)),
        languages: languages.map((code) => ({ code, url: engineFileUrl(languageFile(code)) })),
      },
      optionsOf('loading'),
    )
    .catch(
      (thrown: Error): TaskOutcome<Result<null>> => ({
        status: 'done',
        value: {
          ok: false,
          error: { code: 'engine-not-loaded', message: `The text recognition could not be loaded: ${thrown.message}` },
        },
      }),
    );
  const loading = failureOf(loaded, 'loading');
  if (loading !== undefined) {
    return loading;
  }
  const prepared = failureOf(await runner.run('prepare', { image: image.value }, optionsOf('preparing')), 'preparing');
  if (prepared !== undefined) {
    return prepared;
  }
  const recognised = await runner.run('recognise', { layout }, optionsOf('recognising'));
  if (recognised.status === 'done' && recognised.value.ok) {
    return { status: 'done', recognition: recognised.value.value };
  }
  if (recognised.status === 'done') {
    // After an error, the state of Tesseract is unknown, and a worker keeps one instance for its whole life.
    runner.dispose();
  }
  return failureOf(recognised, 'recognising') ?? { status: 'cancelled' };
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

/** Converts a task without a result to the outcome for the image. */
function failureOf(outcome: TaskOutcome<Result<unknown>>, step: OcrStep): ImageOutcome | undefined {
  if (outcome.status === 'done') {
    return outcome.value.ok ? undefined : { status: 'failed', step, error: outcome.value.error };
  }
  if (outcome.status === 'timed-out') {
    const minutes = outcome.timeLimit / 60_000;
    const message = `This took longer than ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and was stopped. Crop or scale down the image.`;
    return { status: 'failed', step, error: { code: 'timed-out', message } };
  }
  return { status: 'cancelled' };
}
