import { expect, test } from 'vitest';
import { parseHexColor } from '../options/hex-color.ts';
import { librarySettings, type Settings } from '../options/settings.ts';
import type { Matrix } from './encode-qr-code.ts';
import { findRisks } from './find-risks.ts';

const matrix: Matrix = { size: 25, modules: new Uint8Array(625) };

function codesOf(options: Partial<Settings>, coverage?: { width: number; height: number }): string[] {
  return findRisks(matrix, { ...librarySettings, ...options }, coverage).map(({ code }) => code);
}

function colors(dark: string, light: string): Partial<Settings> {
  const [darkColor, lightColor] = [parseHexColor(dark), parseHexColor(light)];
  if (darkColor === undefined || lightColor === undefined) {
    throw new Error('not a colour');
  }
  return { dark: darkColor, light: lightColor };
}

test.each([
  ['#000', '#fff', []],
  ['#bf3a2b', '#fff', []],
  ['#00f', '#fff', []],
  ['#777', '#888', ['low-contrast']],
  ['#ccc', '#fff', ['low-contrast']],
  ['#ff0', '#fff', ['low-contrast']],
  ['#000', '#333', ['low-contrast']],
  ['#000', '#777', ['low-contrast']],
  ['#f00', '#f00', ['low-contrast']],
  ['#fff', '#000', ['inverted']],
  ['#eee', '#999', ['low-contrast', 'inverted']],
  ['#000', '#fff0', ['transparent-light']],
  ['#0000', '#fff', ['low-contrast', 'transparent-dark']],
  ['#0003', '#fff', ['low-contrast', 'transparent-dark']],
  ['#fff', '#fff0', ['low-contrast', 'transparent-light']],
])('%s on %s', (dark, light, expected) => {
  expect(codesOf(colors(dark, light))).toEqual(expected);
});

test.each([
  [0, ['small-margin']],
  [1, ['small-margin']],
  [3, ['small-margin']],
  [4, []],
  [20, []],
])('a margin of %d', (margin, expected) => {
  expect(codesOf({ margin })).toEqual(expected);
});

test.each([
  [{ scale: 1 }, ['small-modules']],
  [{ scale: 2 }, []],
  [{ scale: 2.5 }, ['small-modules']],
  [{ width: 32 }, ['ignored-width']],
  [{ width: 33 }, ['small-modules']],
  [{ width: 100 }, ['small-modules']],
  [{ width: 99 }, []],
  [{ width: 400 }, []],
])('a size of %j', (options, expected) => {
  expect(codesOf(options)).toEqual(expected);
});

test('the share that a level mends is a round number', () => {
  const [risk] = findRisks(matrix, { ...librarySettings, level: 'L' }, { width: 9, height: 9 });
  expect(risk?.message).toBe(
    'The logo covers 23% of the data, and level L mends 7% at best. Make it smaller or choose a higher level.',
  );
});

test.each([
  ['L', 5, []],
  ['L', 7, ['logo-too-large']],
  ['M', 7, []],
  ['M', 9, ['logo-too-large']],
  ['H', 9, []],
  ['H', 11, ['logo-too-large']],
] as const)('at level %s, a logo over %d modules squared', (level, side, expected) => {
  expect(codesOf({ level }, { width: side, height: side })).toEqual(expected);
});

/** The number of codewords of a version (ISO/IEC 18004, table 1). */
test.each([
  [1, 26],
  [2, 44],
  [6, 172],
  [7, 196],
  [14, 581],
  [40, 3706],
])('of version %d, a logo is compared with the %d codewords alone', (version, codewords) => {
  const size = 17 + 4 * version;
  const logo = (width: number) =>
    findRisks({ ...matrix, size }, { ...librarySettings, level: 'M' }, { width, height: 1 });
  const restored = Math.ceil(codewords * 8 * 0.15);
  expect(logo(restored + 7)).toMatchObject([{ code: 'logo-too-large' }]);
  expect(logo(restored - 1)).toEqual([]);
});
