import { isJson } from './attempt-repair.ts';
import { endOfBrackets, isLogLike, nextOpening } from './log-text.ts';

/** How often the text may be walked through in search of closing brackets that are not there. */
const mostWalks = 20;

/**
 * Finds documents of valid JSON, objects and lists, among the words of a log.
 * @returns each of them as it is written; none for a text that is a document itself
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
