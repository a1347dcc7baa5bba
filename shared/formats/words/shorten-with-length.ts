import { countOf } from './count-of.ts';
import { shortenText } from './shorten-text.ts';

/**
 * Truncates a long text as `shortenText` does, and adds how long the whole text is.
 * @param maximumLength the maximum number of UTF-16 code units kept, not counting what is added
 * @param hint added after the length, for example how to get the whole text
 * @example shortenWithLength('abcdef', 3) // 'abc… (6 characters)'
 * @example shortenWithLength('abcdef', 3, 'copy it') // 'abc… (6 characters; copy it)'
 */
export function shortenWithLength(text: string, maximumLength: number, hint?: string): string {
  if (text.length <= maximumLength) {
    return text;
  }
  const length = countOf(text.length, 'character');
  return `${shortenText(text, maximumLength)} (${hint === undefined ? length : `${length}; ${hint}`})`;
}
