import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip ; q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['BR', 'br'],
  ['xbr, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, *;q=0.5', 'br'],
  ['br;q=0, gzip;q=0, *', undefined],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is answered in the form %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
