import { expect, test } from 'vitest';
import { parseRecentTools } from './recent-tools.ts';

const stored = (ids: unknown) => JSON.stringify({ version: 1, value: { ids } });

test.each([
  ['nothing', undefined, []],
  ['two tools', stored(['JSON', 'URL']), ['JSON', 'URL']],
  ['one twice, and one that is gone', stored(['JSON', 'Gone', 'JSON']), ['JSON']],
  ['what is no list', stored('JSON'), []],
  ['what is no JSON', '{', []],
  ['null', 'null', []],
])('reads %s', (_, text, ids) => {
  expect(parseRecentTools(text)).toEqual(ids);
});

test('keeps eight at most', () => {
  const ids = ['URL', 'Base64', 'JSON', 'Colors', 'RegExTester', 'UUIDGenerator', 'Hash', 'JWTDecoder', 'ImageOCR'];
  expect(parseRecentTools(stored(ids))).toEqual(ids.slice(0, 8));
});
