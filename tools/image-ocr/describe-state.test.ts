import { expect, it } from 'vitest';
import { describeState } from './describe-state.ts';
import type { ImageState } from './ocr-session.ts';

it.each<[ImageState, string, string]>([
  [{ status: 'ready' }, '', 'Ready'],
  [{ status: 'waiting' }, '', 'Waiting'],
  [{ status: 'working', step: 'loading' }, '', 'Loading the text recognition'],
  [{ status: 'working', step: 'preparing' }, '', 'Preparing the image'],
  [{ status: 'working', step: 'recognising', progress: 0.456 }, '', 'Recognising text, 46%'],
  [{ status: 'cancelled' }, '', 'Cancelled'],
  [{ status: 'failed', error: { code: 'x', message: 'x' } }, '', 'Failed'],
  [{ status: 'done' }, 'Hi', 'Done'],
  [{ status: 'done' }, '', 'No text found'],
])('%j with the text %j is %j', (state, text, expected) => {
  expect(describeState(state, text)).toBe(expected);
});
