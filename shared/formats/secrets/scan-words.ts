/** Finds the words of a list in a text; several words may end at the same character. */
export interface WordScanner {
  /**
   * Finds every word, ignoring case, in one pass over a text, which takes linear time.
   * @param found receives the index of the word in the list, and its start and end
   */
  readonly scan: (
    text: string,
    from: number,
    to: number,
    found: (word: number, start: number, end: number) => void,
  ) => void;
}

/**
 * Creates an Aho–Corasick automaton (“Efficient string matching”, 1975) for words in lower case.
 * @example createWordScanner(['key', 'keyboard']).scan('a Key', 0, 5, tell) // tells 0, 2, 5
 */
export function createWordScanner(words: readonly string[]): WordScanner {
  // All characters that occur in no word share the class 0.
  const classes = new Uint8Array(65_536);
  let classCount = 1;
  for (const character of new Set(words.join('').split(''))) {
    const code = character.charCodeAt(0);
    classes[code] = classCount;
    const upper = character.toUpperCase();
    if (upper.length === 1) {
      classes[upper.charCodeAt(0)] = classCount;
    }
    classCount += 1;
  }

  const longest = words.reduce((sum, word) => sum + word.length, 1);
  const next = new Int32Array(longest * classCount).fill(-1);
  const wordsAt: number[][] = [[]];
  words.forEach((word, number) => {
    let state = 0;
    for (let index = 0; index < word.length; index += 1) {
      const edge = state * classCount + (classes[word.charCodeAt(index)] ?? 0);
      if (next[edge] === -1) {
        next[edge] = wordsAt.length;
        wordsAt.push([]);
      }
      state = next[edge] ?? 0;
    }
    wordsAt[state]?.push(number);
  });

  // Breadth-first: a missing edge leads to the longest suffix of the text read so far that is a prefix of a word.
  const failure = new Int32Array(wordsAt.length);
  const queue = [0];
  for (const state of queue) {
    const back = failure[state] ?? 0;
    for (let one = 0; one < classCount; one += 1) {
      const edge = state * classCount + one;
      const target = next[edge] ?? -1;
      const fallback = state === 0 ? 0 : (next[back * classCount + one] ?? 0);
      if (target === -1) {
        next[edge] = fallback;
      } else {
        failure[target] = fallback;
        wordsAt[target]?.push(...(wordsAt[fallback] ?? []));
        queue.push(target);
      }
    }
  }
  const hasWords = Uint8Array.from(wordsAt, (list) => (list.length > 0 ? 1 : 0));
  const lengths = words.map((word) => word.length);

  return {
    scan(text, from, to, found) {
      let state = 0;
      for (let index = from; index < to; index += 1) {
        state = next[state * classCount + (classes[text.charCodeAt(index)] ?? 0)] ?? 0;
        if (hasWords[state] === 1) {
          for (const word of wordsAt[state] ?? []) {
            found(word, index + 1 - (lengths[word] ?? 0), index + 1);
          }
        }
      }
    },
  };
}
