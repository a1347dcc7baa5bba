import { afterEach, expect, test } from 'vitest';
import { chooseLocale } from './locale.ts';
import { textOrder } from './text-order.ts';

afterEach(() => chooseLocale(undefined));

test.each([
  ['de', ['a', 'ä', 'z']],
  ['sv', ['a', 'z', 'ä']],
])('in %s texts are sorted as its readers expect', (tag, sorted) => {
  chooseLocale(tag);
  expect(['z', 'ä', 'a'].toSorted(textOrder())).toEqual(sorted);
});

test('digits are compared one by one, or as numbers', () => {
  chooseLocale('en');
  expect(['A-2', 'A-10'].toSorted(textOrder())).toEqual(['A-10', 'A-2']);
  expect(['A-10', 'A-2'].toSorted(textOrder({ numeric: true }))).toEqual(['A-2', 'A-10']);
});

test('case can be ignored', () => {
  expect(textOrder({ sensitivity: 'base' })('a', 'A')).toBe(0);
  expect(textOrder()('a', 'A')).not.toBe(0);
});
