import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipPlanes, fitDistance, gridStep } from './fit-view.ts';

describe('fitDistance', () => {
  it.each([
    [1, 90, 1, Math.SQRT2],
    [2, 90, 1, 2 * Math.SQRT2],
    [1, 60, 2, 2],
    // Narrower than high, so the width counts.
    [1, 90, 0.5, Math.sqrt(5)],
  ])('a sphere of %d at %d° and aspect %d', (radius, angle, aspect, expected) => {
    expect(fitDistance(radius, angle, aspect)).toBeCloseTo(expected, 10);
  });

  it('grows with the model, whatever its units', () => {
    expect(fitDistance(1e6, 45, 1.5) / fitDistance(1e-6, 45, 1.5)).toBeCloseTo(1e12, -3);
  });
});

describe('clipPlanes', () => {
  it('has all of the model between them, near above 0', () => {
    const radii = fc.double({ min: 1e-9, max: 1e9, noNaN: true });
    const ratios = fc.double({ min: 1e-4, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(radii, ratios, (radius, ratio) => {
        const distance = radius * ratio;
        const { near, far } = clipPlanes(distance, radius);
        expect(near).toBeGreaterThan(0);
        expect(near).toBeLessThan(far);
        expect(far).toBeGreaterThan(distance + radius);
        expect(near <= distance - radius || near <= far / 9999).toBe(true);
      }),
    );
  });
});

describe('gridStep', () => {
  it.each([
    [37, 5],
    [10, 1],
    [1, 0.1],
    [0.3, 0.05],
    [1e6, 100_000],
    [3e-6, 5e-7],
    [0, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('%d: squares of %d', (size, expected) => {
    expect(gridStep(size)).toBe(expected);
  });

  it('covers a model with 4 to 10 squares', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1e12, noNaN: true }), (size) => {
        const squares = size / gridStep(size);
        expect(squares).toBeGreaterThanOrEqual(4 * (1 - 1e-2));
        expect(squares).toBeLessThanOrEqual(10 * (1 + 1e-2));
      }),
    );
  });
});
