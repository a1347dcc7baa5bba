import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const row = (level: number, text: string, confidence = '96.5') =>
  `${level}\t1\t1\t1\t1\t1\t10\t20\t30\t40\t${confidence}\t${text}`;

describe('readWords', () => {
  it('gives the words in their order, with their places', () => {
    const tsv = [row(1, ''), row(2, ''), row(3, ''), row(4, ''), row(5, 'Hello'), row(5, 'wörld', '12.25'), ''].join(
      '\n',
    );
    const place = { left: 10, top: 20, width: 30, height: 40 };
    expect(readWords(tsv)).toEqual([
      { text: 'Hello', confidence: 96.5, ...place },
      { text: 'wörld', confidence: 12.25, ...place },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a page without words', row(1, '', '-1')],
    ['a word of white space', row(5, ' ')],
    ['a row that is cut off', '5\t1\t1\t1\t1\t1\t10\t20'],
    ['what is no such row', 'level\tpage_num'],
  ])('gives none for %s', (_, tsv) => {
    expect(readWords(tsv)).toEqual([]);
  });
});
