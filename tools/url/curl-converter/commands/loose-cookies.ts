import {
  describeWord,
  literalOf,
  literalWord,
  quoteShort,
  type ReadingWarning,
  type ShellWord,
  withoutStart,
} from '../shells/shell-tokens.ts';
import type { TargetName } from '../targets.ts';
import { longOptionKind, shortOptionKind } from './curl-options.ts';

export interface CookieReading {
  readonly arguments: readonly ShellWord[];
  readonly warnings: readonly ReadingWarning[];
}

/**
 * Rewrites cookies without an equals sign, on which curlconverter 4.12 fails (docs/decisions/upstream-reports.md): as a
 * separate header, which is what curl sends, and for jsoup, which only supports cookies with a value, with an equals
 * sign.
 * @param given the arguments of curl, as returned by `checkOptions`
 * @example looseCookies(wordsOf("-b 'a=b; c'"), 'Python').arguments // words of -H 'Cookie: a=b; c'
 */
export function looseCookies(given: readonly ShellWord[], target: TargetName): CookieReading {
  const words = separateCookies(given);
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

/**
 * Writes -b and its value as words of their own.
 * @example separateCookies(wordsOf('-sba=b')) // words of -s -b a=b
 */
function separateCookies(words: readonly ShellWord[]): readonly ShellWord[] {
  const separate: ShellWord[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const text = word === undefined ? '' : describeWord(word);
    if (word === undefined || text === '--') {
      return [...separate, ...words.slice(index)];
    }
    const letters = /^-[^-]/u.test(text) ? [...text].slice(1) : [];
    const place = letters.findIndex((letter) => shortOptionKind(letter) === 'takes-value');
    const isLast = place === letters.length - 1;
    if (letters[place] === 'b') {
      const flags = letters.slice(0, place).join('');
      separate.push(...(flags === '' ? [] : [literalWord(`-${flags}`, word)]), literalWord('-b', word));
      separate.push(...(isLast ? [] : [withoutStart(word, `-${flags}b`.length)]));
    } else {
      separate.push(word);
    }
    const awaitsValue = letters.length > 0 ? place !== -1 && isLast : longOptionKind(text.slice(2)) === 'takes-value';
    const value = words[index + 1];
    if (awaitsValue && text.startsWith('-') && value !== undefined) {
      separate.push(value);
      index += 1;
    }
  }
  return separate;
}

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
