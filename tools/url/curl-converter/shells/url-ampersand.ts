import type { ReadingWarning, WordBuilder } from './shell-tokens.ts';

const addressWithQuery = /^(?:[a-z][a-z\d+.-]*:\/\/|[\w.-]+[.:/?]).*\?/iu;

/**
 * Adds an unquoted `&`, which ends a command in any shell, to the word if it was intended as part of a URL.
 * @param next the character after it
 * @returns whether it was added; the first one in a word gets a warning
 * @example addAmpersand(wordOf('https://a.com/?x=1'), 'y', 22, warnings) // true
 */
export function addAmpersand(
  word: WordBuilder,
  next: string | undefined,
  offset: number,
  warnings: ReadingWarning[],
): boolean {
  if (next === undefined || /[\s&<>|;]/u.test(next)) {
    return false;
  }
  if (!word.oddCharacters.has('&')) {
    if (!addressWithQuery.test(word.textSoFar)) {
      return false;
    }
    word.oddCharacters.add('&');
    const message =
      'This & is outside of quotation marks, where a shell ends the command. It was read as part of the URL.';
    warnings.push({ message, offset });
  }
  word.addText('&');
  return true;
}
