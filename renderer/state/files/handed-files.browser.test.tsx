import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { screenIds } from '#tests/support/catalogue/examples.ts';
import type { ScreenId } from '#tools/screens.ts';
import { ThisScreen } from '../screens/this-screen.ts';
import { handOver, passFiles, takePassedFiles, useHandedFiles } from './handed-files.ts';

const [first, second] = screenIds;

type Taken = readonly [names: string, options: Readonly<Record<string, string>>];

function Taker({ onTaken }: { readonly onTaken: (taken: Taken) => void }) {
  useHandedFiles((files, options) => onTaken([files.map(({ name }) => name).join(), options]));
  return null;
}

const open = (screenId: ScreenId, onTaken: (taken: Taken) => void) =>
  render(
    <ThisScreen value={screenId}>
      <Taker onTaken={onTaken} />
    </ThisScreen>,
  );

test('a screen takes what was left for it, once, in order and with its options', async () => {
  const taken: Taken[] = [];
  handOver(first, [new File([], 'a.txt'), new File([], 'b.txt')], { direction: 'decode' });
  handOver(second, [new File([], 'c.csv')]);
  handOver(first, [new File([], 'd.txt')]);
  const { unmount } = await open(first, (one) => taken.push(one));
  const expected: Taken[] = [
    ['a.txt,b.txt', { direction: 'decode' }],
    ['d.txt', {}],
  ];
  await expect.poll(() => taken).toEqual(expected);
  await unmount();
  await open(first, (one) => taken.push(one));
  await open(second, (one) => taken.push(one));
  await expect.poll(() => taken).toEqual([...expected, ['c.csv', {}]]);
});

test('no screen takes files that no screen has been found for, and they leave the files of screens alone', async () => {
  const taken: Taken[] = [];
  passFiles([new File([], 'a.txt'), { token: 'b', name: 'b.txt' }]);
  handOver(first, [new File([], 'c.txt')]);
  passFiles([new File([], 'd.txt')]);
  await open(first, (one) => taken.push(one));
  await expect.poll(() => taken).toEqual([['c.txt', {}]]);
  handOver(second, [new File([], 'e.txt')]);
  expect(takePassedFiles().map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'd.txt']);
  expect(takePassedFiles()).toEqual([]);
  await open(second, (one) => taken.push(one));
  await expect
    .poll(() => taken)
    .toEqual([
      ['c.txt', {}],
      ['e.txt', {}],
    ]);
});

test('a component outside of screens takes no files that no screen has been found for', async () => {
  const taken: Taken[] = [];
  passFiles([new File([], 'a.txt')]);
  await render(<Taker onTaken={(one) => taken.push(one)} />);
  expect(takePassedFiles().map(({ name }) => name)).toEqual(['a.txt']);
  expect(taken).toEqual([]);
});
