import type { LiveTask } from './use-live-task.ts';

/**
 * Whether a result is that of another file, or of a text instead of a file. A file may take minutes, for which the
 * previous result would pass for its own; a text that is being typed keeps what it had.
 * @param former what the result was made from; undefined if there is none
 * @param present what the user sees beside it
 */
export const isOfOtherFile = (former: unknown, present: unknown): boolean =>
  former !== present && (former instanceof Blob || present instanceof Blob);

/** A task as if it had made nothing yet, for a previous result that would pass for that of the present input. */
export const withoutResult = <Input, Value>(task: LiveTask<Input, Value>): LiveTask<Input, Value> => ({
  ...task,
  result: undefined,
  resultOf: undefined,
  isStale: false,
});
