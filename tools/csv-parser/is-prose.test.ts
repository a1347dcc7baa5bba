import { expect, test } from 'vitest';
import { isProse } from './is-prose.ts';

const rowsOf = (text: string) => text.split('\n').map((line) => line.split(','));

test.each([
  'id, name, age\n1, Ada, 36',
  'day, price, note\n2025-01-19, 5 €, a long note of more than five words.\n2025-01-20, $7.50, ok',
  'name, city, country\nAda, London, UK\nAlan, Wilmslow, UK',
  'name, call, rate\nsin(x), true, \ncos(x), false, ',
  'id, names, rate\n1, Ada and Alan, 5 %\n2, Grace, 10 %',
])('a table: %j', (text) => {
  expect(isProse(rowsOf(text))).toBe(false);
});

test.each([
  'We came, saw, and left.\nThey ate, drank, and sang.',
  'First, we do this, I say\nThen, we do that, I say\nAt last, we rest, I say that we all do',
  'Red, green, blue\nBlack, white, grey',
  'Red, green, or blue\nBlack, white, or grey\nRed, white, or gold',
  'add(1, 2, 3)\nadd(4, 5, 6)',
  'a, b, c = 1, 2, 3\nd, e, f = 4, 5, 6',
  'const [a, b, c] = [1, 2, 3]\nconst [d, e, f] = [4, 5, 6]',
  'import { a, b, c }\nimport { d, e, f }',
  'color: red, margin: auto, top: a\ncolor: blue, margin: b, top: c\ncolor: c, margin: d, top: e',
  'In 2019, 2020, and 2021\nIn 2022, 2023, and 2024',
  'Dear Ada, Alan, Grace:\nthanks, again, bye\nyours, truly, Kurt',
])('text: %j', (text) => {
  expect(isProse(rowsOf(text))).toBe(true);
});

test('a long cell is examined in a moment', () => {
  expect(isProse(rowsOf(`a, b, c\nd, e, ${'1 '.repeat(100_000)}x`))).toBe(true);
  expect(isProse(rowsOf(`a, b, c\nd, e, ${'()'.repeat(100_000)}(`))).toBe(true);
});
