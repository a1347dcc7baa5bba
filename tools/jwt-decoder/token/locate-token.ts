import { formatNumber } from '#shared/formats/words/locale.ts';
import { cutAfterToken } from './cut-after-token.ts';

/** The position of a token in a text, and the token without the surrounding text. */
export interface LocatedToken {
  /** The token without whitespace. */
  readonly compact: string;
  /** The start of the token, including any whitespace in it, in UTF-16 code units. */
  readonly start: number;
  /** The exclusive end of the token. */
  readonly end: number;
  /** Whether there is no other text; a header name, a scheme, quotes and a full stop count as part of the token. */
  readonly isAlone: boolean;
  /** The text that was left out to extract the token. */
  readonly notes: readonly string[];
}

/** Whitespace, byte order marks and other invisible characters. */
const unseen = /[\s\u200b-\u200d\u2060\ufeff]/u;
const allUnseen = /[\s\u200b-\u200d\u2060\ufeff]+/gu;

/**
 * A token within other text. Its header is an object, so it starts with { in Base64url. A full stop may follow it; an
 * encrypted token always ends with its tag, so dots with nothing after them are not its parts.
 */
const embedded = /(?<![\w.-])e[wy][\w-]+\.[\w-]*\.[\w-]*(?:\.[\w-]*\.[\w-]+)?(?![\w-]|\.+[\w-])/gu;
const wholeToken = /^e[wy][\w-]+\.[\w-]*\.[\w-]*(?:\.[\w-]*\.[\w-]+)?$/u;

/** Words that may precede a token, in their possible order. */
const wordsBefore = [
  /^(?<name>(?:proxy-)?authorization)\s*[:=]\s*/iu,
  /^(?<name>bearer|dpop|jwt|token)(?:\s+|\s*[:=]\s*)/iu,
];

const quotes = new Set(['"', "'", '`', '“', '”', '‘', '’', '«', '»']);

/**
 * Finds the token in pasted text: with a header name, an authentication scheme, quotes or line breaks around or in it,
 * with other text after it, or within JSON, a URL or a command.
 * @example locateToken('Authorization: Bearer "a.b.c"').compact // 'a.b.c'
 */
export function locateToken(text: string): LocatedToken {
  const peeled = peel(text);
  const core = text.slice(peeled.start, peeled.end);
  const found = findAmongOthers(core);
  if (found !== undefined) {
    return {
      compact: found.token,
      start: peeled.start + found.offset,
      end: peeled.start + found.offset + found.token.length,
      isAlone: false,
      notes: [describeOthers(found.count)],
    };
  }
  const stop = findFullStop(core);
  const cut = cutAfterToken(core.slice(0, stop));
  const token = core.slice(0, cut ?? stop);
  const compact = token.replaceAll(allUnseen, '');
  const notes = [
    ...peeled.notes,
    ...(compact.length === token.length ? [] : ['White space in the token was ignored.']),
    ...(cut === undefined ? [] : [describeOthers(1 + Array.from(core.slice(cut).matchAll(embedded)).length)]),
    ...(cut === undefined && stop !== undefined ? ['The full stop after the token was left out.'] : []),
  ];
  const { start } = peeled;
  return { compact, start, end: start + token.length, isAlone: cut === undefined, notes };
}

/** @param count the number of tokens in a text that has other content */
function describeOthers(count: number): string {
  return count > 1
    ? `There are ${formatNumber(count)} tokens in this text: the first is shown.`
    : 'The token was extracted from the surrounding text.';
}

/** @returns the offset of the full stops after a token of three parts or five; undefined if there are none */
function findFullStop(core: string): number | undefined {
  const parts = core.split('.');
  const last = parts.findLastIndex((part) => part.replaceAll(allUnseen, '') !== '');
  const count = last < 3 ? 3 : 5;
  return core.startsWith('e') && last < count && parts.length > count
    ? parts.slice(0, count).join('.').length
    : undefined;
}

/** Strips the text before and after the token. */
function peel(text: string): Pick<LocatedToken, 'start' | 'end' | 'notes'> {
  const notes: string[] = [];
  let { start, end } = trim(text, 0, text.length);
  const dropQuotes = () => {
    const before = end - start;
    while (start < end && quotes.has(text[start] ?? '')) {
      start += 1;
    }
    while (end > start && (quotes.has(text[end - 1] ?? '') || /[,;]/u.test(text[end - 1] ?? ''))) {
      end -= 1;
    }
    ({ start, end } = trim(text, start, end));
    return end - start < before;
  };
  let hadQuotes = dropQuotes();
  for (const word of wordsBefore) {
    const match = word.exec(text.slice(start, start + 100));
    if (match?.groups?.name !== undefined) {
      start += match[0].length;
      notes.push(`“${match.groups.name}” before the token was left out.`);
      hadQuotes = dropQuotes() || hadQuotes;
    }
  }
  if (hadQuotes) {
    notes.push('Quotes around the token were left out.');
  }
  return { start, end, notes };
}

function trim(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  while (start < end && unseen.test(text[start] ?? '')) {
    start += 1;
  }
  while (end > start && unseen.test(text[end - 1] ?? '')) {
    end -= 1;
  }
  return { start, end };
}

function findAmongOthers(core: string): { token: string; offset: number; count: number } | undefined {
  if (/^e[wy][\w-]*\./u.test(core)) {
    // Looks for several tokens below each other; a single token may also be broken into lines.
    const tokens = core.split(allUnseen).filter((chunk) => wholeToken.test(chunk));
    const [token] = tokens;
    return token !== undefined && tokens.length > 1 && core.startsWith(token)
      ? { token, offset: 0, count: tokens.length }
      : undefined;
  }
  const matches = Array.from(core.matchAll(embedded));
  const [first] = matches;
  return first && { token: first[0], offset: first.index, count: matches.length };
}

/**
 * Maps a character of the token to its offset in the text.
 * @param index the index of the character in `compact`
 * @returns its offset in the text, in UTF-16 code units
 */
export function offsetInText(text: string, { start, end }: LocatedToken, index: number): number {
  let left = index;
  for (let offset = start; offset < end; offset += 1) {
    if (!unseen.test(text[offset] ?? '')) {
      if (left === 0) {
        return offset;
      }
      left -= 1;
    }
  }
  return end;
}
