import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { literalPattern } from '#shared/formats/text-rows/literal-pattern.ts';
import { findAllInDocument, findInDocument } from './find-in-document.ts';

const { signal } = new AbortController();
const large = `${'x'.repeat(65_533)}needle${'y\n'.repeat(100_000)}Needle`;

test.each<[string, string, string, number, boolean, number | undefined]>([
  ['the first match from the start', 'a b a', 'a', 0, false, 0],
  ['the next match', 'a b a', 'a', 1, false, 4],
  ['nothing after the last', 'a b', 'a', 1, false, undefined],
  ['the last match before an offset', 'a b a', 'a', 5, true, 4],
  ['the match before', 'a b a', 'a', 4, true, 0],
  ['nothing before the first', 'a b', 'a', 0, true, undefined],
  ['a match over the edge of two pieces', large, 'needle', 0, false, 65_533],
  ['a match many pieces on, in another case', large, 'needle', 65_534, false, 265_539],
  ['backwards through many pieces', large, 'needle', 265_000, true, 65_533],
  ['characters that mean something in patterns', 'a.b*c', '.b*', 0, false, 1],
  ['a match over a line break', 'a\nb', 'a\nb', 0, false, 0],
])('finds %s', async (_, text, needle, from, backwards, expected) => {
  const pattern = literalPattern(needle) ?? /$./gu;
  const found = await findInDocument(Text.of(text.split('\n')), pattern, {
    from,
    backwards,
    length: needle.length,
    signal,
  });
  expect(found?.from).toBe(expected);
  expect(found?.to).toBe(expected === undefined ? undefined : expected + needle.length);
});

test.each<[string, string, string, number[]]>([
  ['none', 'abc', 'x', []],
  ['those in a row, of which no two overlap', 'a'.repeat(131_075), 'aa', [131_072]],
  ['over the edge of two pieces', large, 'needle', [65_533, 265_539]],
])('finds all matches: %s', async (_, text, needle, last) => {
  const pattern = literalPattern(needle) ?? /$./gu;
  const all = await findAllInDocument(Text.of(text.split('\n')), pattern, { length: needle.length, signal });
  const starts = [...(all?.offsets ?? [])].filter((_offset, index) => index % 2 === 0);
  expect(starts.slice(-2).slice(-last.length || 2)).toEqual(last);
});
