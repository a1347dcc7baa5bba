import { afterEach, expect, it } from 'vitest';
import { describeTimeLeft } from './describe-time-left.ts';
import { chooseLocale } from './locale.ts';

afterEach(() => chooseLocale(undefined));

it.each([
  [0, 'in 5 seconds'],
  [7_600, 'in 10 seconds'],
  [18_200, 'in 20 seconds'],
  [57_400, 'in 55 seconds'],
  [58_000, 'in 1 minute'],
  [100_000, 'in 2 minutes'],
  [4_000_000, 'in 67 minutes'],
  [6_000_000, 'in 2 hours'],
])('%i ms are %s', (milliseconds, words) => {
  chooseLocale('en');
  expect(describeTimeLeft(milliseconds)).toBe(words);
});

it('stands in an English sentence, whatever the language of formats is', () => {
  chooseLocale('de');
  expect(describeTimeLeft(20_000)).toBe('in 20 seconds');
  expect(describeTimeLeft(4_000 * 3_600_000)).toBe('in 4.000 hours');
});
