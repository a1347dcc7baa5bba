import type { Result } from '#shared/result.ts';
import type { ImageRecognition } from './image-recognition.ts';
import type { ImageOutcome, OcrStep } from './ocr-session.ts';

/** The result of a step; undefined if the step was cancelled. */
type StepResult<T> = Result<T> | undefined;

/**
 * What recognising an image takes. A shell does each step where it can: at once, or as a task of a worker with a time
 * limit of its own.
 */
export interface OcrWork<Image> {
  /** Checks whether the image can be recognised at all, before an engine is loaded for it. */
  check(): Result<Image> | Promise<Result<Image>>;
  /** Loads and starts the engine, unless it has been started before. */
  load(): Promise<StepResult<null>>;
  /** Brings the checked image into the form that the engine needs. */
  prepare(image: Image): StepResult<null> | Promise<StepResult<null>>;
  /** Recognises the text of the prepared image. */
  recognise(): Promise<StepResult<ImageRecognition>>;
}

/**
 * Recognises the text of an image, step by step; no step follows one that failed or was cancelled.
 * @returns rejects only if a step does
 */
export async function readInSteps<Image>(work: OcrWork<Image>): Promise<ImageOutcome> {
  const image = await work.check();
  if (!image.ok) {
    return endAt('preparing', image);
  }
  const loaded = await work.load();
  if (loaded?.ok !== true) {
    return endAt('loading', loaded);
  }
  const prepared = await work.prepare(image.value);
  if (prepared?.ok !== true) {
    return endAt('preparing', prepared);
  }
  const recognised = await work.recognise();
  return recognised?.ok === true ? { status: 'done', recognition: recognised.value } : endAt('recognising', recognised);
}

function endAt(step: OcrStep, result: Extract<Result<unknown>, { ok: false }> | undefined): ImageOutcome {
  return result === undefined ? { status: 'cancelled' } : { status: 'failed', step, error: result.error };
}
