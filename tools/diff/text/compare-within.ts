import { diffArrays, diffChars } from 'diff';
import { isBlank } from '#shared/text-checks.ts';
import type { Ignored } from './line-changes.ts';

/** A part of a line, in UTF-16 code units from its start; `to` is exclusive. */
export type LinePart = readonly [from: number, to: number];

/** The differing parts of two lines. */
export interface PartChanges {
  readonly a: readonly LinePart[];
  readonly b: readonly LinePart[];
}

/** Whether whole words or single characters are marked within lines. */
export type Precision = 'words' | 'characters';

/** The maximum length, in UTF-16 code units between the equal beginning and end, of lines that are compared. */
const longest = 20_000;
/** The maximum number of words or characters removed and added. */
const mostEdits = 600;
/** The minimum share of common text, 0 to 1: lines with less differ as a whole. */
const leastCommon = 0.2;

/**
 * Finds the differences within a line that was changed.
 * @returns undefined if the lines differ as a whole
 * @example compareWithin('a = 1;', 'a = 2;', 'words', none) // { a: [[4, 5]], b: [[4, 5]] }
 */
export function compareWithin(a: string, b: string, precision: Precision, ignored: Ignored): PartChanges | undefined {
  const [start, endA, endB] = findMiddle(a, b);
  if (Math.max(endA, endB) - start > longest) {
    return { a: partOf(start, endA), b: partOf(start, endB) };
  }
  const compare = precision === 'words' ? compareWords : diffChars;
  const found = compare(a, b, { ignoreCase: ignored.isCaseIgnored, maxEditLength: mostEdits });
  if (found === undefined) {
    return { a: partOf(start, endA), b: partOf(start, endB) };
  }
  const partsA: LinePart[] = [];
  const partsB: LinePart[] = [];
  let atA = 0;
  let atB = 0;
  let common = 0;
  for (const { value, added, removed } of found) {
    const isMarked = ignored.whiteSpace === 'none' || !isBlank(value);
    if (removed) {
      addPart(partsA, a, atA, atA + value.length, isMarked);
      atA += value.length;
    } else if (added) {
      addPart(partsB, b, atB, atB + value.length, isMarked);
      atB += value.length;
    } else {
      common += value.replaceAll(/\s+/gu, '').length;
      atA += value.length;
      atB += value.length;
    }
  }
  const length = Math.max(a.replaceAll(/\s+/gu, '').length, b.replaceAll(/\s+/gu, '').length);
  return common < length * leastCommon ? undefined : { a: partsA, b: partsB };
}

/**
 * A word of any script that has spaces between words, white space, or any other character. The words of diffWords, of
 * the library, consist of Latin letters only.
 */
const wordLike =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}_\u{ad}])+|\s+|./gsu;

interface WordOptions {
  readonly ignoreCase: boolean;
  readonly maxEditLength: number;
}

/** Compares like the library's diffWordsWithSpace. */
function compareWords(a: string, b: string, { ignoreCase, maxEditLength }: WordOptions) {
  const isEqual = (one: string, other: string) =>
    one === other || (ignoreCase && one.toLowerCase() === other.toLowerCase());
  const wordsOf = (text: string): string[] => text.match(wordLike) ?? [];
  return diffArrays<string>(wordsOf(a), wordsOf(b), { comparator: isEqual, maxEditLength })?.map((change) => ({
    ...change,
    value: change.value.join(''),
  }));
}

const partOf = (from: number, to: number): readonly LinePart[] => (from < to ? [[from, to]] : []);

/** Adds a part, merging it with the previous one if only white space is between them. */
function addPart(parts: LinePart[], line: string, from: number, to: number, isMarked: boolean): void {
  if (!isMarked) {
    return;
  }
  const last = parts.at(-1);
  if (last !== undefined && line.slice(last[1], from).trim() === '') {
    parts[parts.length - 1] = [last[0], to];
  } else {
    parts.push([from, to]);
  }
}

/** Whether an offset lies between the halves of a character. */
const isWithinCharacter = (text: string, at: number) => at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;

/** Finds where the differences between two lines begin and end. */
function findMiddle(a: string, b: string): readonly [start: number, endA: number, endB: number] {
  let start = 0;
  const shorter = Math.min(a.length, b.length);
  while (start < shorter && a[start] === b[start]) {
    start += 1;
  }
  if (isWithinCharacter(a, start) || isWithinCharacter(b, start)) {
    start -= 1;
  }
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  if (isWithinCharacter(a, endA) || isWithinCharacter(b, endB)) {
    endA += 1;
    endB += 1;
  }
  return [start, endA, endB];
}
