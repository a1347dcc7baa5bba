import { quoteExcerpt, type RepairNotes } from './repair-notes.ts';

const keywords: readonly { readonly pattern: RegExp; readonly json: string }[] = [
  { pattern: /^true$/iu, json: 'true' },
  { pattern: /^false$/iu, json: 'false' },
  { pattern: /^(?:null|none)$/iu, json: 'null' },
];
const cutKeywords: Readonly<Record<string, string>> = { tru: 'true', fals: 'false', nul: 'null', non: 'null' };
/** Beginnings of keywords that occur only at the very end of a truncated text. */
const cutAtEnd: Readonly<Record<string, string>> = { tr: 'true', fa: 'false', fal: 'false', nu: 'null' };

/** Numbers that jsonrepair turns into JSON numbers, keeping their digits and adding zeros where JSON needs them. */
const number = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d*)?$/iu;
/** The beginning of a number that jsonrepair completes by a digit of which nothing is known. */
const cutExponent = /^-?[\d.]+e[+-]?$/iu;
const otherNumber = /^[+-]?(?:[\d.]|NaN$|Infinity$)/iu;

/** Whether a word may have a meaning of its own beside others, as in `[1 True null]`. */
export function isKeywordOrNumber(word: string): boolean {
  return keywords.some(({ pattern }) => pattern.test(word)) || number.test(word);
}

/** Notes that a text has no quotes. */
export function tellUnquoted(text: string, notes: RepairNotes): void {
  notes.guess(`${quoteExcerpt(text)} has no quotes and was read as a string.`);
}

/**
 * Interprets an unquoted word in the place of a value.
 * @param isLast whether nothing follows the word, so it may be truncated
 * @returns the replacement; undefined to leave the word to jsonrepair, which turns anything but a number into a string
 * @example mendWord('None', false, notes) // 'null'
 */
export function mendWord(word: string, isLast: boolean, notes: RepairNotes): string | undefined {
  const keyword = keywords.find(({ pattern }) => pattern.test(word));
  if (keyword !== undefined) {
    return keyword.json === word ? undefined : keyword.json;
  }
  const cut = cutKeywords[word.toLowerCase()] ?? (isLast ? cutAtEnd[word.toLowerCase()] : undefined);
  if (cut !== undefined) {
    notes.guess(`${quoteExcerpt(word)} was completed to ${cut}.`);
    return cut;
  }
  if (cutExponent.test(word)) {
    notes.guess(`${quoteExcerpt(word)} was read as ${word}0, since its exponent is missing.`);
    return undefined;
  }
  if (number.test(word) || word === '...') {
    return undefined;
  }
  if (word === '-') {
    // jsonrepair would take it for the beginning of a number, and write -0: see docs/decisions/upstream-reports.md.
    tellUnquoted(word, notes);
    return '"-"';
  }
  if (word === 'undefined') {
    notes.guess('undefined became null, since JSON has no such value.');
  } else if (otherNumber.test(word)) {
    notes.guess(`${quoteExcerpt(word)} became a string, since JSON has no such number.`);
  } else {
    tellUnquoted(word, notes);
  }
  return undefined;
}
