import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLocale } from '#shared/formats/words/locale.ts';
import { computeStatistics, readPoints, roundPoints, showPoints } from './compute-statistics.ts';

describe('readPoints', () => {
  it.each([
    ['0', 0],
    ['13', 13],
    ['0.5', 0.5],
    ['2,5', 2.5],
    ['½', 0.5],
    ['2½', 2.5],
    [' 8 ', 8],
    ['007', 7],
    ['?', undefined],
    ['XL', undefined],
    ['', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['Infinity', undefined],
    ['NaN', undefined],
    ['1.2.3', undefined],
    ['½½', undefined],
    ['٣', undefined],
    ['5 pts', undefined],
  ])('%s', (estimate, points) => {
    expect(readPoints(estimate)).toBe(points);
  });
});

describe('computeStatistics', () => {
  it.each<[string[], object | undefined]>([
    [[], undefined],
    [['5'], { average: 5, median: 5, lowest: 5, highest: 5, agreement: 1, numericCount: 1 }],
    [
      ['3', '5', '?'],
      { average: 4, median: 4, lowest: 3, highest: 5, agreement: 1 / 3, voteCount: 3, numericCount: 2 },
    ],
    [['1', '2', '100'], { average: 103 / 3, median: 2, lowest: 1, highest: 100 }],
    [['½', '0.5', '1'], { average: 2 / 3, median: 0.5, agreement: 2 / 3, favourites: ['0.5'] }],
    [['?', 'XL'], { average: Number.NaN, median: Number.NaN, lowest: Number.NaN, numericCount: 0, agreement: 0.5 }],
    [['8', '5', '5', '8'], { median: 6.5, agreement: 0.5, favourites: ['8', '5'] }],
    [['100', '20', '3'], { median: 20 }],
    [['0', '0'], { average: 0, median: 0, agreement: 1 }],
  ])('%j', (estimates, expected) => {
    const statistics = computeStatistics(estimates);
    if (expected === undefined) {
      expect(statistics).toBeUndefined();
    } else {
      expect(statistics).toMatchObject(expected);
    }
  });

  it('has the average and the median between the lowest and the highest, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 200 }), (points) => {
        const statistics = computeStatistics(points.map(String));
        const { average = 0, median = 0, lowest = 0, highest = 0 } = statistics ?? {};
        expect(lowest).toBeLessThanOrEqual(average + 1e-9);
        expect(average).toBeLessThanOrEqual(highest + 1e-9);
        expect(median).toBeGreaterThanOrEqual(lowest);
        expect(median).toBeLessThanOrEqual(highest);
        expect(computeStatistics(points.toReversed().map(String))).toMatchObject({ average, median, lowest, highest });
      }),
    );
  });
});

it.each([
  [4.25, '4.3'],
  [1.45, '1.5'],
  [20.05, '20.1'],
  [1 / 3, '0.3'],
  [6.5, '6.5'],
  [6, '6.0'],
  [0, '0.0'],
  [99.96, '100.0'],
  [Number.NaN, '–'],
])('showPoints(%s) is %s', (points, shown) => {
  expect(showPoints(points)).toBe(shown);
});

it('shows points in the chosen language', () => {
  chooseLocale('de');
  try {
    expect(showPoints(1.45)).toBe('1,5');
    expect(showPoints(1234)).toBe('1.234,0');
  } finally {
    chooseLocale(undefined);
  }
});

it.each([
  [4.25, 4.3],
  [1.45, 1.5],
  [6, 6],
])('roundPoints(%s) is %s', (points, rounded) => {
  expect(roundPoints(points)).toBe(rounded);
});
