import { isJson } from './attempt-repair.ts';
import { endOfBrackets, isLogLike, nextOpening } from './log-text.ts';

/** The maximum number of passes over the text in search of missing closing brackets. */
const mostWalks = 20;

/**
 * Finds valid JSON documents, objects and arrays, within a log.
 * @returns each document as written; none if the text is itself a document
 * @example findJsonInLog('12:00 INFO sent {"id":1} to web') // ['{"id":1}']
 */
export function findJsonInLog(text: string): readonly string[] {
  if (!isLogLike(text)) {
    return [];
  }
  const found: string[] = [];
  let left = text.length * mostWalks;
  for (let start = nextOpening(text, 0); start !== -1 && left > 0; ) {
    const end = endOfBrackets(text, start);
    left -= (end ?? text.length) - start;
    const candidate = end === undefined ? '' : text.slice(start, end);
    const isFound = end !== undefined && !/^\[[\s\d.]*\]$/u.test(candidate) && isJson(candidate);
    if (isFound) {
      found.push(candidate);
    }
    start = nextOpening(text, isFound ? end : start + 1);
  }
  return found;
}
