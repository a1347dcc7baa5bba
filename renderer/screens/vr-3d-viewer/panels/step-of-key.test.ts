import { expect, it } from 'vitest';
import { stepOfKey } from './step-of-key.ts';

it.each([
  ['ArrowLeft', false, { turn: [-Math.PI / 24, 0] }],
  ['ArrowDown', false, { turn: [0, Math.PI / 24] }],
  ['ArrowUp', true, { pan: [0, 0.06] }],
  ['+', true, { zoom: 0.88 }],
  ['=', false, { zoom: 0.88 }],
  ['-', false, { zoom: 1 / 0.88 }],
  ['a', false, undefined],
])('%s, shift %s', (key, isShift, step) => {
  expect(stepOfKey(key, isShift)).toEqual(step);
});
