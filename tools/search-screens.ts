import uFuzzy from '@leeoniya/ufuzzy';
import { onceEach, type Screen } from './screens.ts';

function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Ranks a text for a word of the query: 3 if its first word starts with it, 2 if another word does, 1 if it contains
 * it.
 */
function rank(word: string, text: string): number {
  const words = wordsOf(text);
  if (words[0]?.startsWith(word)) {
    return 3;
  }
  return words.some((other) => other.startsWith(word)) ? 2 : Number(text.toLocaleLowerCase('en').includes(word));
}

/** Also finds words in which one letter is wrong, missing, added, or swapped with its neighbour. */
const forgiving = new uFuzzy({
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
  intraRules: () => ({ intraSlice: [1, Number.POSITIVE_INFINITY], intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 }),
});
/**
 * The minimum length of a word for which typing errors are considered: with one of its letters wrong, a shorter one
 * resembles nearly anything.
 */
const shortestGuess = 4;

/** The library does not tolerate errors in digits, but those of “base46” are swapped as easily as letters. */
const asLetters = (text: string) => text.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** Whether a text contains the word, or one that differs from it by a typing error. */
function resembles(word: string, texts: readonly string[]): boolean {
  return word.length >= shortestGuess && (forgiving.filter(texts.map(asLetters), asLetters(word))?.length ?? 0) > 0;
}

export interface Searchable {
  readonly heading: string;
  /** Synonyms and related words. */
  readonly keywords: readonly string[];
  readonly detail: string;
}

/** A search result and its score: 9 for each word of the query that starts its heading, down to 0.5 for a guess. */
export interface Found<Item> {
  readonly item: Item;
  /** The total score of all words of the query. */
  readonly score: number;
}

/**
 * Searches items, best first: each word of the query must be in the heading, the keywords or the detail. If nothing
 * contains them as written, each may have one typing error.
 * @param query words in any order and case; blank finds all
 */
export function search<Item>(
  items: readonly Item[],
  textOf: (item: Item) => Searchable,
  query: string,
): readonly Found<Item>[] {
  const words = wordsOf(query);
  const exact = rankAll(items, textOf, words, rank);
  if (exact.length > 0) {
    return exact;
  }
  const guess = (word: string, text: string) => rank(word, text) || (resembles(word, wordsOf(text)) ? 0.5 : 0);
  const guessed = rankAll(items, textOf, words, guess);
  // “base 46” may be a single word that was split in two.
  const joined = words.join('');
  return guessed.length > 0 || joined === '' ? guessed : rankAll(items, textOf, [joined], guess);
}

/** Words that join others, and say nothing about a tool. */
const joiningWords = new Set(
  'a an and any as at by for from how i in into is it its me my of on or out the this to via with'.split(' '),
);

/** The stems of words for what nearly every tool is or does: a tool need not have them, but is first if it does. */
const generalWords = new Set(
  'calculat calculate check conversion convert creat create debug edit free generat generate make maker online tool utility validat validate view website'.split(
    ' ',
  ),
);

/** The minimum length of a stem: that of “color” is not “col”. */
const shortestStem = 4;

/**
 * Strips the ending of the word for what does something, or of a plural.
 * @example stemOf('beautifiers') // 'beautif', with which “beautify” begins
 * @example stemOf('debugger') // 'debug'
 */
function stemOf(word: string): string {
  const stem = word.replace(/(?:i?er|or)s?$|(?<=sh|ch|x)es$|s$/u, '').replace(/(.)\1$/u, '$1');
  return stem.length < shortestStem ? word : stem;
}

/** Ranks a text, as `rank` does, for a word that is written as several in it: “timezone” for “time zone”. */
function rankJoined(word: string, text: string): number {
  const words = wordsOf(text);
  const place = words.findIndex((_, index) => words.slice(index).join('').startsWith(word));
  return place === -1 ? 0 : place === 0 ? 3 : 2;
}

const rankLoosely = (word: string, text: string) =>
  Math.max(rank(word, text), rank(stemOf(word), text), word.length < shortestGuess ? 0 : rankJoined(word, text));

/** Only a word that begins with it has a general word: “tool” is not in “WebToolbox”. */
function rankGeneral(word: string, text: string): number {
  const value = rank(stemOf(word), text);
  return value > 1 ? value : 0;
}

/**
 * Searches items as `search` does and, if that finds nothing, without words such as “to” and “converter”, in which case
 * “validator” also stands for “validate”, and “timezone” for “time zone”.
 * @param query words in any order and case; blank finds all
 * @example searchLoosely(screens, textOf, 'hex to rgb') // finds what has “hex” and “rgb”
 */
export function searchLoosely<Item>(
  items: readonly Item[],
  textOf: (item: Item) => Searchable,
  query: string,
): readonly Found<Item>[] {
  const found = search(items, textOf, query);
  if (found.length > 0) {
    return found;
  }
  const words = wordsOf(query).filter((word) => !joiningWords.has(word));
  const isGeneral = (word: string) => generalWords.has(stemOf(word));
  const needed = words.filter((word) => !isGeneral(word));
  if (needed.length === 0) {
    return [];
  }
  const general = words.filter(isGeneral);
  const loose = rankAll(items, textOf, needed, rankLoosely, general);
  const guess = (word: string, text: string) => rankLoosely(word, text) || (resembles(word, wordsOf(text)) ? 0.5 : 0);
  return loose.length > 0 ? loose : rankAll(items, textOf, needed, guess, general);
}

/** The number of words in a query, by which scores are divided to make them comparable. */
export const countWords = (query: string): number => Math.max(1, wordsOf(query).length);

/** @param general words that add to the score of an item, which need not have them */
function rankAll<Item>(
  items: readonly Item[],
  textOf: (item: Item) => Searchable,
  words: readonly string[],
  rankOf: (word: string, text: string) => number,
  general: readonly string[] = [],
): readonly Found<Item>[] {
  return items
    .map((item) => {
      const { heading, keywords, detail } = textOf(item);
      const ranksOf = (list: readonly string[], rankIn: typeof rankOf) =>
        list.map((word) =>
          Math.max(
            rankIn(word, heading) * 3,
            ...keywords.map((keyword) => rankIn(word, keyword) * 2),
            rankIn(word, detail),
          ),
        );
      const ranks = ranksOf(words, rankOf);
      return {
        item,
        isFound: ranks.every((value) => value > 0),
        score: [...ranks, ...ranksOf(general, rankGeneral)].reduce((sum, value) => sum + value, 0),
      };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item, score }) => ({ item, score }));
}

/**
 * Searches the screens, best first; a blank query finds all of them in their usual order.
 * @example searchScreens('pretty jason')[0]?.id // 'JSONFormatter'
 * @example searchScreens('hex to rgb')[0]?.id // 'ColorPicker'
 */
export function searchScreens(query: string): readonly Screen[] {
  return searchLoosely(onceEach, ({ entry }) => entry, query).map(({ item }) => item);
}
