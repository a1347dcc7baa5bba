import keywords from 'colorjs.io/src/keywords.js';
import { describe, expect, it } from 'vitest';
import { fromBytes } from './color.ts';
import { colorFamilies, cssNamedColors, findNamedColor } from './color-names.ts';
import { findNearestNames } from './find-nearest-names.ts';

describe('cssNamedColors', () => {
  it('has the 148 names of CSS Color 4, each once', () => {
    expect(cssNamedColors).toHaveLength(148);
    expect(cssNamedColors.map(({ name }) => name)).toEqual(Object.keys(keywords).sort());
  });

  it.each([
    ['aliceblue', 'rgb(240, 248, 255)', '#f0f8ff', 'White'],
    ['rebeccapurple', 'rgb(102, 51, 153)', '#663399', 'Purple violet and magenta'],
    ['yellowgreen', 'rgb(154, 205, 50)', '#9acd32', 'Green'],
    ['black', 'rgb(0, 0, 0)', '#000000', 'Gray and black'],
    ['lightgoldenrodyellow', 'rgb(250, 250, 210)', '#fafad2', 'Yellow'],
  ])('describes %s', (name, rgb, hex, family) => {
    expect(findNamedColor(name)).toMatchObject({ name, rgb, hex, family });
  });

  it('has eleven families, none empty, and both spellings of a grey in one', () => {
    expect(colorFamilies).toHaveLength(11);
    for (const family of colorFamilies) {
      expect(cssNamedColors.some((color) => color.family === family)).toBe(true);
    }
    for (const { name, family, hex } of cssNamedColors.filter((color) => color.name.includes('gray'))) {
      expect(findNamedColor(name.replace('gray', 'grey'))).toMatchObject({ family, hex });
    }
  });
});

describe('findNearestNames', () => {
  it('finds each named colour at no distance from itself', () => {
    for (const { name, bytes } of cssNamedColors) {
      const [nearest] = findNearestNames(fromBytes(bytes), 1);
      expect([nearest?.name, ...(nearest?.otherNames ?? [])]).toContain(name);
      expect(nearest?.distance).toBe(0);
    }
  });

  it.each([
    [[255, 0, 1], 'red'],
    [[1, 1, 1], 'black'],
    [[60, 60, 255], 'blue'],
  ] as const)('finds the name nearest to %j: %s', (bytes, name) => {
    expect(findNearestNames(fromBytes(bytes), 1)[0]?.name).toBe(name);
  });

  it('goes from near to far, with two names of a colour in one', () => {
    const names = findNearestNames(fromBytes([0, 250, 250]), 3);
    expect(names[0]).toMatchObject({ name: 'aqua', otherNames: ['cyan'] });
    const distances = names.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((first, second) => first - second));
    expect(findNearestNames(fromBytes([0, 0, 0]), 500)).toHaveLength(
      new Set(cssNamedColors.map(({ hex }) => hex)).size,
    );
  });
});
