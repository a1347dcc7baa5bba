import { expect, it } from 'vitest';
import { describeConfidence } from './measure-confidence.ts';

const words = (...confidences: number[]) =>
  confidences.map((confidence) => ({ text: 'x', confidence, left: 0, top: 0, width: 1, height: 1 }));

it.each([
  [words(), 'No words'],
  [words(95.6), '1 word · 96% sure on average'],
  [words(90, 70, 69.9, 10), '4 words · 60% sure on average · 2 to check'],
  [words(...Array.from({ length: 1200 }, () => 90)), '1,200 words · 90% sure on average'],
])('describeConfidence of %#', (recognised, expected) => {
  expect(describeConfidence(recognised)).toBe(expected);
});
