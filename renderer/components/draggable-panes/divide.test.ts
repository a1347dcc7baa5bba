import { expect, test } from 'vitest';
import { moveShare, shareAt } from './divide.ts';

const space = { size: 1000, least: 240 };

test.each([
  [500, 50],
  [333.333, 33.33],
  [240, 24],
  [200, 24],
  [119, 0],
  [-50, 0],
  [770, 76],
  [900, 100],
  [2000, 100],
])('dragged to %d of 1000 pixels, the first pane has %d percent', (position, share) => {
  expect(shareAt(position, space)).toBe(share);
});

test('where both cannot have the least size, both have half', () => {
  const narrow = { size: 300, least: 240 };
  expect(shareAt(150, narrow)).toBe(50);
  expect(shareAt(100, narrow)).toBe(50);
  expect(shareAt(70, narrow)).toBe(0);
  expect(moveShare(50, 'less', narrow)).toBe(0);
  expect(moveShare(0, 'more', narrow)).toBe(50);
  expect(shareAt(10, { size: 0, least: 240 })).toBe(50);
});

test('steps of the keyboard stop at the least size, hide the pane after it, and come back the same way', () => {
  const steps = (direction: 'less' | 'more', count: number, start: number) => {
    const shares = [start];
    for (let index = 0; index < count; index += 1) {
      shares.push(moveShare(shares.at(-1) ?? start, direction, space));
    }
    return shares;
  };
  expect(steps('less', 5, 36)).toEqual([36, 31, 26, 24, 0, 0]);
  expect(steps('more', 3, 0)).toEqual([0, 24, 29, 34]);
  expect(steps('more', 4, 68)).toEqual([68, 73, 76, 100, 100]);
  expect(steps('less', 2, 100)).toEqual([100, 76, 71]);
});
