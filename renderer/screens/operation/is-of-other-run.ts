import { isSameJson } from '#renderer/state/kept/followed-values.ts';
import { isOfOtherFile } from '#renderer/workers/former-result.ts';
import type { OperationRequest } from '#renderer/workers/operation-worker/create-operation-tasks.ts';

type Run = Pick<OperationRequest, 'input' | 'options'>;

/**
 * Whether showing the previous result during this run would mislead: it is of another file, or of the same file with
 * other options, and a file may take minutes. The verdict on a pasted sum would stand beside the next sum meanwhile.
 * @param former the run that the result is of; undefined if there is no result
 * @param present the run that goes on, with its options in the same order
 */
export const isOfOtherRun = (former: Run | undefined, present: Run): boolean =>
  isOfOtherFile(former?.input, present.input) ||
  (present.input instanceof Blob && !isSameJson(former?.options, present.options));
