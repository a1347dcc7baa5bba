import { expect, it } from 'vitest';
import { isBlank, isNumeric } from './text-checks.ts';

it.each([
  [undefined, true, false],
  [null, true, false],
  ['', true, false],
  [' \t\r\n\u00a0\u2003', true, false],
  ['0', false, true],
  [' -1.5e3 ', false, true],
  ['0x1F', false, true],
  ['Infinity', false, true],
  ['NaN', false, false],
  ['1,5', false, false],
  ['12px', false, false],
  ['٣', false, false],
  ['a', false, false],
])('%j is blank: %j, numeric: %j', (text, blank, numeric) => {
  expect([isBlank(text), isNumeric(text)]).toEqual([blank, numeric]);
});
