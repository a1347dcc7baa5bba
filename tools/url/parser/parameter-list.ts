import { findReplaced } from '../find-malformed.ts';
import { decodeFormText } from '../form-encoding.ts';
import { editText } from './parameter-text.ts';

/**
 * The query parameters of a URL, as offsets in its text: even a hundred thousand of them fit into one array, and
 * changing one leaves the rest of the text as it was typed.
 */
export interface ParameterList {
  /** The URL as it was typed. */
  readonly text: string;
  /** The start and end offset in `text` of each parameter, without its ampersands. */
  readonly offsets: Uint32Array<ArrayBuffer>;
}

export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** The URL parser removes tabs and line breaks anywhere in its input. */
const ignoredCharacters = /[\t\n\r]/gu;

function isIgnored(unit: number): boolean {
  return unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

/**
 * Finds the parameters in a URL, splitting the query as in the URL standard (5.1): at ampersands, ignoring empty parts.
 * @param text a URL that the standard can parse
 * @example findParameters('?a=1&&a=2#x') // offsets 1, 4, 6, 9
 */
export function findParameters(text: string): ParameterList {
  const { start, end } = findQuery(text);
  const offsets: number[] = [];
  for (let at = start; at < end; ) {
    const ampersand = text.indexOf('&', at);
    const until = ampersand === -1 || ampersand > end ? end : ampersand;
    let first = at;
    while (first < until && isIgnored(text.charCodeAt(first))) {
      first += 1;
    }
    if (first < until) {
      offsets.push(at, until);
    }
    at = until + 1;
  }
  return { text, offsets: Uint32Array.from(offsets) };
}

/**
 * Finds the query, without its question mark. The query starts at the first ? before any #, regardless of the scheme.
 * Spaces and control characters at the ends of a URL are not part of it.
 * @returns equal offsets if there is no query, namely where it would be; `hasMark` says whether there is a ?
 */
function findQuery(text: string): { start: number; end: number; hasMark: boolean } {
  const hash = text.indexOf('#');
  let end = hash;
  if (hash === -1) {
    end = text.length;
    while (end > 0 && text.charCodeAt(end - 1) <= 0x20) {
      end -= 1;
    }
  }
  const mark = text.indexOf('?');
  return mark === -1 || mark >= end ? { start: end, end, hasMark: false } : { start: mark + 1, end, hasMark: true };
}

/** The number of parameters; a repeated name counts each time. */
export function countParameters({ offsets }: ParameterList): number {
  return offsets.length / 2;
}

/** A parameter as it occurs in the URL, without the characters that the parser removes. */
function encodedAt(
  { text, offsets }: ParameterList,
  index: number,
  longest = Number.POSITIVE_INFINITY,
): { name: string; value: string | undefined } {
  const start = offsets[index * 2] ?? 0;
  const end = Math.min(offsets[index * 2 + 1] ?? 0, start + longest);
  const encoded = text.slice(start, end).replaceAll(ignoredCharacters, '');
  const equals = encoded.indexOf('=');
  return equals === -1
    ? { name: encoded, value: undefined }
    : { name: encoded.slice(0, equals), value: encoded.slice(equals + 1) };
}

/**
 * Decodes a parameter like URLSearchParams.
 * @param longest the maximum number of characters of the URL to read
 * @example parameterAt(findParameters('?a+b=%31'), 0) // { name: 'a b', value: '1' }
 */
export function parameterAt(list: ParameterList, index: number, longest?: number): Parameter {
  const { name, value = '' } = encodedAt(list, index, longest);
  return { name: decodeFormText(name), value: decodeFormText(value) };
}

/**
 * Decodes a parameter for a text field, with LF for every line break.
 * @param longest the maximum number of characters of the URL to read
 */
export function shownParameterAt(list: ParameterList, index: number, longest?: number): Parameter {
  const { name, value } = parameterAt(list, index, longest);
  return { name: name.replaceAll(/\r\n?/gu, '\n'), value: value.replaceAll(/\r\n?/gu, '\n') };
}

/** Explanations for each � in a displayed parameter, where its bytes are not UTF-8. */
export interface ReplacedBytes {
  readonly inName?: string;
  readonly inValue?: string;
}

/**
 * Explains the bytes of a parameter that are not UTF-8, which are decoded as U+FFFD.
 * @example explainReplaced(findParameters('?a=%E4'), 0).inValue // '“%E4” is not UTF-8: …'
 */
export function explainReplaced(list: ParameterList, index: number): ReplacedBytes {
  const { name, value = '' } = encodedAt(list, index);
  const [inName, inValue] = [findReplaced(name)?.message, findReplaced(value)?.message];
  return { ...(inName === undefined ? {} : { inName }), ...(inValue === undefined ? {} : { inValue }) };
}

/** The number of characters that a parameter takes in the URL. */
export function encodedLength({ offsets }: ParameterList, index: number): number {
  return (offsets[index * 2 + 1] ?? 0) - (offsets[index * 2] ?? 0);
}

/**
 * Changes the name or the value of a parameter to the current text of a text field.
 * @example editParameter(findParameters('?a=%20b&c'), 0, { value: ' bc' }).text // '?a=%20bc&c'
 */
export function editParameter(list: ParameterList, index: number, change: Partial<Parameter>): ParameterList {
  const former = encodedAt(list, index);
  const space = newSpace(list.text);
  const name = change.name === undefined ? former.name : editText(former.name, change.name, space);
  const value = change.value === undefined ? former.value : editText(former.value ?? '', change.value, space);
  // An empty part would not be a parameter, so it keeps its equals sign; a value that never existed needs none.
  const isBare = former.value === undefined && (value ?? '') === '' && name !== '';
  return protectEnd(replaceAt(list, index, isBare ? name : `${name}=${value ?? ''}`));
}

/** Web servers read the plus sign of the form encoding as a space, but readers of a mailto query take it literally. */
function newSpace(text: string): '+' | '%20' {
  return /^[\0-\x20]*(?:https?|wss?|ftp|file):/iu.test(text.slice(0, 200)) ? '+' : '%20';
}

function replaceAt({ text, offsets }: ParameterList, index: number, encoded: string): ParameterList {
  const start = offsets[index * 2] ?? 0;
  const end = offsets[index * 2 + 1] ?? 0;
  const shift = encoded.length - (end - start);
  return {
    text: text.slice(0, start) + encoded + text.slice(end),
    offsets: offsets.map((offset, at) => (at > index * 2 ? offset + shift : offset)),
  };
}

/**
 * Adds an empty parameter at the end.
 * @example addParameter(findParameters('x:/?a#b')).text // 'x:/?a&=#b'
 */
export function addParameter({ text, offsets }: ParameterList): ParameterList {
  const { start, end, hasMark } = findQuery(text);
  const glue = !hasMark ? '?' : start === end || text[end - 1] === '&' ? '' : '&';
  const at = end + glue.length;
  const added = new Uint32Array(offsets.length + 2);
  added.set(offsets);
  added.set([at, at + 1], offsets.length);
  return { text: `${text.slice(0, end)}${glue}=${text.slice(end)}`, offsets: added };
}

/**
 * Removes a parameter with one adjacent ampersand; removing the only parameter also removes the question mark.
 * @example removeParameter(findParameters('?a=1+2&c&&d='), 1).text // '?a=1+2&&d='
 */
export function removeParameter(list: ParameterList, index: number): ParameterList {
  const { text, offsets } = list;
  const query = findQuery(text);
  let start = offsets[index * 2] ?? 0;
  let end = offsets[index * 2 + 1] ?? 0;
  if (countParameters(list) === 1) {
    start = query.start - 1;
    end = query.end;
  } else if (text[end] === '&' && end < query.end) {
    end += 1;
  } else {
    start -= 1;
  }
  const length = end - start;
  const kept = offsets.filter((_, at) => at >> 1 !== index);
  return protectEnd({
    text: text.slice(0, start) + text.slice(end),
    offsets: kept.map((offset, at) => (at >= index * 2 ? offset - length : offset)),
  });
}

/**
 * Swaps a parameter with the one after it.
 * @example swapWithNext(findParameters('?a&b=1'), 0).text // '?b=1&a'
 */
export function swapWithNext({ text, offsets }: ParameterList, index: number): ParameterList {
  const [start = 0, end = 0, nextStart = 0, nextEnd = 0] = offsets.subarray(index * 2, index * 2 + 4);
  const first = text.slice(nextStart, nextEnd);
  const between = text.slice(end, nextStart);
  const swapped = Uint32Array.from(offsets);
  swapped.set([start, start + first.length, start + first.length + between.length, nextEnd], index * 2);
  return protectEnd({
    text: text.slice(0, start) + first + between + text.slice(start, end) + text.slice(nextEnd),
    offsets: swapped,
  });
}

/** A space that has moved to the end of the URL would be stripped there, so it must be encoded. */
function protectEnd(list: ParameterList): ParameterList {
  const { text, offsets } = list;
  const last = countParameters(list) - 1;
  const encoded = text.slice(offsets[last * 2], offsets[last * 2 + 1]);
  if (last < 0 || offsets[last * 2 + 1] === findQuery(text).end || !/[\0-\x20]$/u.test(encoded)) {
    return list;
  }
  const kept = encoded.replaceAll(ignoredCharacters, '');
  const end = kept.search(/[\0-\x20]*$/u);
  return replaceAt(list, last, kept.slice(0, end) + encodeURIComponent(kept.slice(end)));
}
