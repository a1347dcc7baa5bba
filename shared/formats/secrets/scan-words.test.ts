import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWordScanner } from './scan-words.ts';

function scan(words: readonly string[], text: string): string[] {
  const found: string[] = [];
  createWordScanner(words).scan(text, 0, text.length, (word, start, end) => found.push(`${word}@${start}-${end}`));
  return found.sort();
}

/** Finds the same words by trying each one at each offset. */
function tryAll(words: readonly string[], text: string): string[] {
  return words
    .flatMap((word, number) =>
      Array.from({ length: text.length }, (_, start) => start)
        .filter((start) => text.toLowerCase().startsWith(word, start))
        .map((start) => `${number}@${start}-${start + word.length}`),
    )
    .sort();
}

it('finds words in words, and in any case', () => {
  expect(scan(['she', 'he', 'hers'], 'uSHErs')).toEqual(['0@1-4', '1@2-4', '2@2-6']);
  expect(scan(['пароль', '密码'], 'Пароль 密码')).toEqual(['0@0-6', '1@7-9']);
});

it('finds what trying each word at each place finds', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'c', ' '), maxLength: 40 });
  const words = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(words, text, (some, one) => {
      expect(scan(some, one)).toEqual(tryAll(some, one));
    }),
  );
});
