import uFuzzy from '@leeoniya/ufuzzy';
import { type Screen, screens } from './screens.ts';

function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** How well a word of the query ranks a text: 3 for its first word, 2 for the start of another, 1 within one. */
function rank(word: string, text: string): number {
  const words = wordsOf(text);
  if (words[0]?.startsWith(word)) {
    return 3;
  }
  return words.some((other) => other.startsWith(word)) ? 2 : Number(text.toLocaleLowerCase('en').includes(word));
}

/** Finds each word of a query also where one letter is wrong, missing, too many, or changed places with its neighbour. */
const forgiving = new uFuzzy({
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
  intraRules: () => ({ intraSlice: [1, Number.POSITIVE_INFINITY], intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 }),
});
/** Shorter words say too little to guess what was meant. */
const shortestGuess = 3;

/** The library takes numbers by the letter; but the digits of “base46” change places as easily as letters. */
const asLetters = (text: string) => text.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** Whether a text has the word, or one that differs from it by a slip of the finger. */
function resembles(word: string, texts: readonly string[]): boolean {
  return word.length >= shortestGuess && (forgiving.filter(texts.map(asLetters), asLetters(word))?.length ?? 0) > 0;
}

export interface Searchable {
  readonly heading: string;
  /** Other words for it. */
  readonly keywords: readonly string[];
  readonly detail: string;
}

/** What a query has found, and how well it fits: 9 for each word that begins its heading, down to 0.5 for a guess. */
export interface Found<Item> {
  readonly item: Item;
  /** The score of all words of the query together. */
  readonly score: number;
}

/**
 * What a query finds, best first: each of its words must be in the heading, the keywords or the detail. Where nothing has
 * them as they are written, each may have one typing error.
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
  // “base 46” is one word that was written as two.
  const joined = words.join('');
  return guessed.length > 0 || joined === '' ? guessed : rankAll(items, textOf, [joined], guess);
}

/** How many words a query is made of: what the score of what it finds is divided by, to be compared. */
export const countWords = (query: string): number => Math.max(1, wordsOf(query).length);

function rankAll<Item>(
  items: readonly Item[],
  textOf: (item: Item) => Searchable,
  words: readonly string[],
  rankOf: (word: string, text: string) => number,
): readonly Found<Item>[] {
  return items
    .map((item) => {
      const { heading, keywords, detail } = textOf(item);
      const ranks = words.map((word) =>
        Math.max(
          rankOf(word, heading) * 3,
          ...keywords.map((keyword) => rankOf(word, keyword) * 2),
          rankOf(word, detail),
        ),
      );
      return {
        item,
        isFound: ranks.every((value) => value > 0),
        score: ranks.reduce((sum, value) => sum + value, 0),
      };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item, score }) => ({ item, score }));
}

/** A screen that has several addresses stands here once, at the first of them. */
export const onceEach: readonly Screen[] = screens.filter(
  ({ id }, index) => screens.findIndex((other) => other.id === id) === index,
);

/**
 * The screens that a query finds, best first; blank finds all of them, in their order.
 * @example searchScreens('pretty jason')[0]?.id // 'JSONFormatter'
 */
export function searchScreens(query: string): readonly Screen[] {
  return search(onceEach, ({ entry }) => entry, query).map(({ item }) => item);
}
