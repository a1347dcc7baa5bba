import { expect, test } from 'vitest';
import { formatPath } from './format-path.ts';

test.each([
  [[], '$'],
  [['a', 0, 'b-c', 'é'], '$.a[0]["b-c"].é'],
  [['', '"', '1'], '$[""]["\\""]["1"]'],
  [['x'.repeat(200)], `$["${'x'.repeat(100)}…"]`],
])('formatPath(%j)', (path, text) => expect(formatPath(path)).toBe(text));

test('leaves out the middle of a long path', () => {
  expect(formatPath(Array(1000).fill(0))).toBe(`$${'[0]'.repeat(20)}…${'[0]'.repeat(20)}`);
});
