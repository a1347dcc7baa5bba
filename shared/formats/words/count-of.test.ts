import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test.each([
  [0, 'row', undefined, '0 rows'],
  [1, 'row', undefined, '1 row'],
  [1234, 'match', 'matches', '1,234 matches'],
])('%d %s', (count, one, many, text) => {
  expect(countOf(count, one, many)).toBe(text);
});
