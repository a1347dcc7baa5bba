import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useRowWindow } from './use-row-window.ts';

type LoadRows = (from: number, to: number) => Promise<readonly string[]>;

interface Props {
  readonly first: number;
  readonly loadRows: LoadRows;
}

function Probe({ first, loadRows }: Props) {
  const { from, rows } = useRowWindow({ first, last: first + 10, rowCount: 1000, loadRows });
  return <output aria-label="loaded">{rows.length === 0 ? 'none' : `${from} to ${from + rows.length}`}</output>;
}

const loaded = page.getByLabelText('loaded');
const load: LoadRows = async (from, to) => Array.from({ length: to - from }, (_, index) => `row ${from + index}`);
const refuse = () =>
  vi.fn<LoadRows>(async () => {
    throw new Error('The rows are gone.');
  });
/** Waits until what a failure asks for would have been asked for, many times over. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 200));

test('rows that cannot be loaded are asked for once more, and again only after others or by another function', async () => {
  const loadRows = refuse();
  const { rerender } = await render(<Probe first={0} loadRows={loadRows} />);
  await aWhile();
  expect(loadRows.mock.calls).toEqual([
    [0, 70],
    [0, 70],
  ]);
  await rerender(<Probe first={500} loadRows={loadRows} />);
  await aWhile();
  expect(loadRows.mock.calls.slice(2)).toEqual([
    [440, 570],
    [440, 570],
  ]);
  const other = refuse();
  await rerender(<Probe first={500} loadRows={other} />);
  await aWhile();
  expect(other.mock.calls).toEqual([
    [440, 570],
    [440, 570],
  ]);
  await rerender(<Probe first={500} loadRows={load} />);
  await expect.element(loaded).toHaveTextContent('440 to 570');
});

test('a request that was lost once is repeated', async () => {
  const loadRows = vi.fn(load).mockRejectedValueOnce(new Error('The worker was ended.'));
  await render(<Probe first={0} loadRows={loadRows} />);
  await expect.element(loaded).toHaveTextContent('0 to 70');
  expect(loadRows).toHaveBeenCalledTimes(2);
});

test('what was wished while a request failed is asked for', async () => {
  const failing: ((error: Error) => void)[] = [];
  const loadRows = vi.fn(load).mockImplementationOnce(() => new Promise((_, reject) => failing.push(reject)));
  const { rerender } = await render(<Probe first={0} loadRows={loadRows} />);
  await rerender(<Probe first={500} loadRows={loadRows} />);
  expect(loadRows).toHaveBeenCalledTimes(1);
  failing[0]?.(new Error('The worker was ended.'));
  await expect.element(loaded).toHaveTextContent('440 to 570');
  expect(loadRows).toHaveBeenCalledTimes(2);
});
