import { literalOf, literalWord, quoteShort, type ReadingWarning, type ShellWord } from '../shells/shell-tokens.ts';
import type { TargetName } from '../targets.ts';

export interface CookieReading {
  readonly arguments: readonly ShellWord[];
  readonly warnings: readonly ReadingWarning[];
}

/**
 * Rewrites cookies without an equals sign, on which curlconverter 4.12 fails (docs/decisions/upstream-reports.md): as a
 * separate header, which is what curl sends, and for jsoup, which only supports cookies with a value, with an equals
 * sign.
 * @param words the arguments of curl, with options and their values as separate words, as returned by `checkOptions`
 * @example looseCookies(wordsOf("-b 'a=b; c'"), 'Python').arguments // words of -H 'Cookie: a=b; c'
 */
export function looseCookies(words: readonly ShellWord[], target: TargetName): CookieReading {
  const warnings: ReadingWarning[] = [];
  const write = (cookies: string, word: ShellWord) => {
    const kept = piecesOf(cookies);
    if (target !== 'JavaJsoup') {
      return kept.join('; ');
    }
    for (const cookie of kept.filter((piece) => !piece.includes('='))) {
      warnings.push({
        message: `The cookie ${quoteShort(cookie)} has no equals sign, which jsoup cannot send: one was added.`,
        offset: word.start,
      });
    }
    return kept.map((piece) => (piece.includes('=') ? piece : `${piece}=`)).join('; ');
  };
  const headers = words.map((word) => cookieHeader.exec(literalOf(word) ?? '')?.groups?.cookies);
  if (headers.some((cookies) => cookies !== undefined)) {
    return {
      arguments: words.map((word, index) => {
        const cookies = headers[index];
        return target === 'JavaJsoup' && cookies !== undefined && isLoose(cookies)
          ? literalWord(`Cookie: ${write(cookies, word)}`, word)
          : word;
      }),
      warnings,
    };
  }
  // A value without any equals sign is a file name.
  const places = words.flatMap((word, index) =>
    isCookieOption(word) && cookiesAt(words, index + 1)?.includes('=') ? [index] : [],
  );
  const [first] = places;
  const option = words[first ?? words.length];
  const values = places.map((place) => cookiesAt(words, place + 1) ?? '');
  if (first === undefined || option === undefined || !values.some(isLoose)) {
    return { arguments: words, warnings };
  }
  // A header takes the place of all of --cookie.
  for (const [index, word] of words.entries()) {
    const file = isCookieOption(word) ? cookiesAt(words, index + 1) : undefined;
    if (file !== undefined && file !== '' && !file.includes('=')) {
      const message = `The cookies of the file ${quoteShort(file)} are not sent: the code has the other cookies as a header.`;
      warnings.push({ message, offset: words[index + 1]?.start ?? word.start });
    }
  }
  const header = literalWord(`Cookie: ${write(values.join('; '), option)}`, option);
  return {
    arguments: words.flatMap((word, index) => {
      if (index === first) {
        return [literalWord('-H', word), header];
      }
      return places.includes(index) || places.includes(index - 1) ? [] : [word];
    }),
    warnings,
  };
}

const cookieHeader = /^cookie:\s*(?<cookies>.*)$/isu;

function isCookieOption(word: ShellWord): boolean {
  return /^(?:-b|--cookie)$/u.test(literalOf(word) ?? '');
}

function cookiesAt(words: readonly ShellWord[], index: number): string | undefined {
  const word = words[index];
  return word === undefined ? undefined : literalOf(word);
}

function piecesOf(cookies: string): readonly string[] {
  return cookies
    .split(';')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

function isLoose(cookies: string): boolean {
  return cookies.split(';').some((piece) => !piece.includes('='));
}
