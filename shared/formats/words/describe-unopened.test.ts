import { expect, test } from 'vitest';
import { describeUnopened } from './describe-unopened.ts';

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `/${index + 1}`, reason: 'it is a folder.' }));

test.each([
  [0, ''],
  [1, '/1 was not opened: it is a folder.'],
  [2, '/1 was not opened: it is a folder. /2 was not opened: it is a folder.'],
  [4, /\/3 was not opened: it is a folder\. 1 other file was not opened either\.$/],
  [1203, /1,200 other files were not opened either\.$/],
])('%i files', (count, expected) => {
  expect(describeUnopened(files(count))).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});

test('three long paths fit into a message', () => {
  const long = files(5).map((file) => ({ ...file, name: '/💡'.repeat(4000) }));
  expect(describeUnopened(long).length).toBeLessThan(10_000);
});
