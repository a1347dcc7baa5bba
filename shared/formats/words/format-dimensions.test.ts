import { expect, it } from 'vitest';
import { formatDimensions } from './format-dimensions.ts';

it('groups the digits of both numbers', () => {
  expect(formatDimensions({ width: 1920, height: 480 })).toBe('1,920 × 480');
});
