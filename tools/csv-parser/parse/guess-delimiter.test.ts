import { expect, test } from 'vitest';
import { guessDelimiter } from './guess-delimiter.ts';
import { guessLineBreak } from './guess-line-break.ts';
import { defaultOptions } from './parser-options.ts';

test.each<[string, string, string | undefined]>([
  ['commas', 'a,b,c\n1,2,3\n', ','],
  ['semicolons', 'a;b;c\n1;2;3\n', ';'],
  ['tabs', 'a\tb\n1\t2\n', '\t'],
  ['pipes', 'a|b|c\n1|2|3\n', '|'],
  ['Unicode separators', 'a\u001fb\n1\u001f2\n', '\u001f'],
  ['decimal commas with semicolons', '1,5;2,5\n3,5;4,5\n', ';'],
  ['one row of decimal commas', '1,5;2,5', ';'],
  ['decimal commas under a header', 'price;quantity\n1,5;2\n22,75;3\n', ';'],
  ['decimal commas with tabs', '1,5\t2,5\n3,5\t4,5\n', '\t'],
  ['decimal commas with pipes', '-1,5|2,5 €\n3,5|1.234,5\n', '|'],
  ['prose with commas', 'Hello, world;Adieu, monde\nGood night, moon;Bonne nuit, lune\n', ';'],
  ['commas, with semicolons in quotes', 'a,"x;y"\nb,"z;w"\n', ','],
  ['commas, with a pipe in each row', 'a,b,c|d\n1,2,3|4\n', ','],
  ['commas, with one ragged row and a pipe in each', 'a,b,c,d|\n1,2,3,4|\n1,2,3|\n1,2,3,4|\n1,2,3,4|', ','],
  ['a title before the rows', 'Report of May\n\na;b;c\n1;2;3\n4;5;6\n', ';'],
  ['numbers by commas', '1,2,3\n4,5,6\n', ','],
  ['one column', 'a\nb\nc\n', undefined],
  ['a column of prose', 'Hello, world\nGood night\nBye\n', undefined],
  ['nothing', '', undefined],
])('%s', (_, text, expected) => {
  const guess = guessDelimiter(text, '\n', defaultOptions);
  expect(guess).toBe(expected);
});

test('only the given delimiters are tried', () => {
  expect(guessDelimiter('a,b;c\n1,2;3\n', '\n', { ...defaultOptions, delimitersToGuess: [';'] })).toBe(';');
  expect(guessDelimiter('a~b\n1~2\n', '\n', { ...defaultOptions, delimitersToGuess: ['~'] })).toBe('~');
});

test('other quotes than PapaParse’s own guess knows', () => {
  expect(guessDelimiter("'a;b',c\n'd;e',f\n", '\n', { ...defaultOptions, quoteChar: "'", escapeChar: "'" })).toBe(',');
});

test('line breaks in quotes do not count', () => {
  expect(guessLineBreak('a,"x\ny\nz"\r\nb', '"', '"', [','])).toMatchObject({
    newline: '\r\n',
    counts: { '\r\n': 1, '\n': 0, '\r': 0 },
  });
  expect(guessLineBreak('a,"x""\ny"\r\nb', '"', '"', [','])).toMatchObject({ newline: '\r\n' });
  expect(guessLineBreak('5" pipe\r\n6" pipe\r\n', '"', '"', [','])).toMatchObject({ counts: { '\r\n': 2 } });
});
