import { type Screen, screens } from './catalogue.ts';

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

/**
 * The screens that a query finds, best first: each of its words must be in the heading, the keywords or the detail.
 * @param query words in any order and case; blank finds all
 * @example searchScreens('pretty json')[0]?.id // 'JSONFormatter'
 */
export function searchScreens(query: string): readonly Screen[] {
  const words = wordsOf(query);
  return screens
    .map((screen) => {
      const { heading, keywords, detail } = screen.entry;
      const ranks = words.map((word) =>
        Math.max(rank(word, heading) * 3, ...keywords.map((keyword) => rank(word, keyword) * 2), rank(word, detail)),
      );
      return {
        screen,
        isFound: ranks.every((value) => value > 0),
        score: ranks.reduce((sum, value) => sum + value, 0),
      };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.score - a.score)
    .map(({ screen }) => screen);
}
