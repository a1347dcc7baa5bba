import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserLocale, chooseLocale, chosenLocale, formatNumber, formatPercent, locale } from './locale.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  chooseLocale(undefined);
});

const engine = new Intl.NumberFormat().resolvedOptions().locale;

describe('the locale', () => {
  test.each([
    [{ language: 'de-CH', languages: ['de-CH', 'fr'] }, 'de-CH'],
    [{ language: 'EN-us', languages: [] }, 'en-US'],
    [{ language: 'ar-u-nu-latn' }, 'ar-u-nu-latn'],
    [{ language: 'de_DE.UTF-8', languages: [] }, 'de-DE'],
    [{ language: 'sr_RS@latin', languages: [] }, 'sr-RS'],
    [{ language: 'C', languages: ['C', 'pl'] }, 'pl'],
    [{ language: 'C', languages: ['C'] }, engine],
    [{ language: 'C.UTF-8', languages: [] }, engine],
    [{ language: '', languages: [''] }, engine],
    [{ language: 'no such tag', languages: ['*', 'a', 'x', '-'] }, engine],
    [{}, engine],
    [undefined, engine],
  ])('of %j is %s', (navigator, tag) => {
    vi.stubGlobal('navigator', navigator);
    expect(locale()).toBe(tag);
    // Every result is accepted by Intl, which throws a RangeError for an invalid tag.
    expect(new Intl.DateTimeFormat(locale()).format(0)).not.toBe('');
    expect(formatNumber(1)).not.toBe('');
  });
});

test('numbers are written in it, also when it changes', () => {
  vi.stubGlobal('navigator', { language: 'de', languages: ['de'] });
  expect(formatNumber(1_234_567.5)).toBe('1.234.567,5');
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  expect(formatNumber(1_234_567.5)).toBe('1,234,567.5');
});

test.each([
  ['en', 0.071, 0, '7%'],
  ['en', 0.0712, 1, '7.1%'],
  ['en', 12.5, 0, '1,250%'],
  ['de', 0.071, 0, '7\u{a0}%'],
])('in %s the share %d with %d decimals is %s', (tag, share, decimals, expected) => {
  chooseLocale(tag);
  expect(formatPercent(share, decimals)).toBe(expected);
  chooseLocale(undefined);
});

test('a number has the digits that are asked for', () => {
  chooseLocale('de');
  expect(formatNumber(1.5, { minimumFractionDigits: 2, maximumFractionDigits: 2 })).toBe('1,50');
  expect(formatNumber(123_456.7, { maximumSignificantDigits: 4 })).toBe('123.500');
  chooseLocale(undefined);
});

test('what is chosen counts before what the browser says, unless it is no tag', () => {
  vi.stubGlobal('navigator', { language: 'de', languages: ['de'] });
  chooseLocale('en-in');
  expect([locale(), chosenLocale(), browserLocale()]).toEqual(['en-IN', 'en-IN', 'de']);
  expect(formatNumber(1_234_567.5)).toBe('12,34,567.5');
  for (const none of ['no such tag', undefined]) {
    chooseLocale(none);
    expect([locale(), chosenLocale()]).toEqual(['de', undefined]);
    expect(formatNumber(1.5)).toBe('1,5');
  }
});
