import { expect, test } from 'vitest';
import { tools } from '#tools/catalogue.ts';
import { parseRecentTools } from './recent-tools.ts';

const stored = (ids: unknown) => JSON.stringify({ version: 1, value: { ids } });

const known = tools.map(({ id }) => id);
const [first, second] = known;

test.each([
  ['nothing', undefined, []],
  ['two tools', stored([second, first]), [second, first]],
  ['one twice, and one that is gone', stored([first, 'Gone', first]), [first]],
  ['what is not a list', stored(first), []],
  ['what is not JSON', '{', []],
  ['null', 'null', []],
])('reads %s', (_, text, ids) => {
  expect(parseRecentTools(text)).toEqual(ids);
});

test('keeps eight at most', () => {
  expect(known.length).toBeGreaterThan(8);
  expect(parseRecentTools(stored(known))).toEqual(known.slice(0, 8));
});
