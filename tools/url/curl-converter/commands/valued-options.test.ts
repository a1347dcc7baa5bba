import { curlLongOpts, curlShortOpts } from 'curlconverter/dist/src/curl/opts.js';
import { expect, test } from 'vitest';
import { longOptionKind, newerOptionKind, shortOptionKind } from './curl-options.ts';
import { newerOptions } from './newer-options.ts';
import { takesValue, valuedOption } from './valued-options.ts';

// One name of the converter's table ends in a space.
const names = Object.keys(curlLongOpts).filter((name) => name === name.trim());

test('the short options with a value are those of the converter', () => {
  const letters = Object.keys(curlShortOpts);
  expect(letters.length).toBeGreaterThan(50);
  expect(letters.filter(takesValue)).toEqual(letters.filter((letter) => shortOptionKind(letter) === 'takes-value'));
});

test('the long options with a value are those of the converter, and newer ones', () => {
  expect(names.length).toBeGreaterThan(350);
  expect(names.filter((name) => valuedOption(name) === name)).toEqual(
    names.filter((name) => (longOptionKind(name) ?? newerOptionKind(name)) === 'takes-value'),
  );
  const newer = Object.entries(newerOptions);
  expect(newer.filter(([name]) => valuedOption(name) === name)).toEqual(
    newer.filter(([, kind]) => kind === 'takes-value'),
  );
});

test('no other option is taken for the beginning of one with a value', () => {
  const flags = names.filter((name) => longOptionKind(name) === 'flag');
  expect(flags.filter((name) => valuedOption(name) !== undefined)).toEqual([]);
});

test.each([
  ['head', undefined],
  ['heade', 'header'],
  ['reques', undefined],
  ['data-u', 'data-urlencode'],
  ['expand-data', 'data'],
  ['no-such', undefined],
  ['', undefined],
  ['constructor', undefined],
])('%j is the option %s', (name, full) => {
  expect(valuedOption(name)).toBe(full);
});
