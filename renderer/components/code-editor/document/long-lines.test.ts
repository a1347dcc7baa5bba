import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { hasLongLine } from './long-lines.ts';

const short = Array.from({ length: 50_000 }, () => 'short');
const long = 'x'.repeat(200_000);

test.each<[string, readonly string[], boolean]>([
  ['an empty document', [''], false],
  ['many short lines', short, false],
  ['one long line', [long], true],
  ['a long line among many', [...short, long, ...short], true],
  ['a long line at the end', [...short, long], true],
  ['a line of the largest length', ['x'.repeat(100_000), 'y'], false],
])('%s', (_, lines, expected) => {
  expect(hasLongLine(Text.of(lines))).toBe(expected);
});
