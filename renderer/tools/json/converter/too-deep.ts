import type { ToolError } from '#shared/result.ts';

/** Readers and writers call themselves for each level of a document, until the stack is full. */
export const tooDeep: ToolError = {
  code: 'too-deep',
  message: 'This document is nested too deeply to be converted.',
};

/** A RangeError in Chromium and Safari, an InternalError in Firefox; acorn, yaml and smol-toml report it as their own. */
const stackIsFull = /call stack|too much recursion|not enough stack space|excessively nested/iu;

/** @param message of what was thrown or reported */
export function isTooDeep(message: string): boolean {
  return stackIsFull.test(message);
}
