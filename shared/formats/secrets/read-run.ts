/**
 * Matches the break after which a token continues on the next line: a line break, optionally after a backslash or an
 * equals sign, and an indentation or quotation prefix.
 */
const lineBreak = /[\\=]?\r?\n[ \t>]{0,16}/y;

/** @returns a table of characters by code, for the ASCII characters in the given ranges */
export function charactersOf(...ranges: readonly string[]): Uint8Array {
  const members = new Uint8Array(128);
  for (const range of ranges) {
    const [from, to] = range.length === 3 && range[1] === '-' ? [range.charCodeAt(0), range.charCodeAt(2)] : [0, -1];
    for (let code = from; code <= to; code += 1) {
      members[code] = 1;
    }
    if (to === -1) {
      for (let index = 0; index < range.length; index += 1) {
        members[range.charCodeAt(index)] = 1;
      }
    }
  }
  return members;
}

export const base62 = charactersOf('A-Z', 'a-z', '0-9');
export const base64url = charactersOf('A-Z', 'a-z', '0-9', '_-');
/** The characters of both Base64 alphabets, and the padding. */
export const anyBase64 = charactersOf('A-Z', 'a-z', '0-9', '+/=_-');
export const hexadecimal = charactersOf('0-9', 'a-f', 'A-F');
export const digits = charactersOf('0-9');
export const capitals = charactersOf('A-Z', '0-9');
/** The characters of names of variables, headers and members. */
export const nameCharacters = charactersOf('A-Z', 'a-z', '0-9', '_-$.');

/** Whether the character at an index is in a table of `charactersOf`; false past the end, and outside of ASCII. */
export const isOf = (members: Uint8Array, text: string, index: number): boolean =>
  members[text.charCodeAt(index)] === 1;

/** @returns the end of the run of such characters that starts at an index */
export function endOfRun(members: Uint8Array, text: string, from: number, longest: number): number {
  const last = Math.min(text.length, from + longest);
  let index = from;
  while (index < last && isOf(members, text, index)) {
    index += 1;
  }
  return index;
}

/** @returns the start of the run of such characters that ends before an index */
export function startOfRun(members: Uint8Array, text: string, before: number, longest: number): number {
  const first = Math.max(0, before - longest);
  let index = before;
  while (index > first && isOf(members, text, index - 1)) {
    index -= 1;
  }
  return index;
}

export interface Run {
  readonly end: number;
  /** The characters without the line breaks between them. */
  readonly value: string;
}

/**
 * Reads a run, and continues over line ends until it is long enough, since mail and terminals wrap long tokens.
 * @param shortest the minimum number of characters: a run that has them ends with its line
 * @returns undefined if there are fewer
 */
export function readRun(
  members: Uint8Array,
  text: string,
  from: number,
  shortest: number,
  longest: number,
): Run | undefined {
  let end = endOfRun(members, text, from, longest);
  let value = text.slice(from, end);
  while (value.length < shortest && value !== '') {
    lineBreak.lastIndex = end;
    if (!lineBreak.test(text)) {
      return undefined;
    }
    const next = lineBreak.lastIndex;
    const nextEnd = endOfRun(members, text, next, longest - value.length);
    if (nextEnd === next) {
      return undefined;
    }
    value += text.slice(next, nextEnd);
    end = nextEnd;
  }
  return value === '' ? undefined : { end, value };
}
