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

test('it is looked for once, not for each number', () => {
  vi.stubGlobal('navigator', { language: 'fr', languages: ['fr', 'en'] });
  const look = vi.spyOn(Intl, 'getCanonicalLocales');
  const numbers = Array.from({ length: 100 }, (_, index) => formatNumber(index + 1234));
  expect(numbers[0]).toBe('1\u202f234');
  expect(look.mock.calls.length).toBeLessThan(10);
  look.mockRestore();
});

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const languages = letters.flatMap((one) => letters.map((other) => (one + other).toLowerCase()));
/** Countries where some languages have digits of their own, and some others. */
const regions = ['AF', 'BD', 'CH', 'DZ', 'EG', 'IN', 'IQ', 'IR', 'LK', 'MM', 'NP', 'PK', 'SA', 'TH', 'US'];

test.each(letters)('small numbers are as Intl writes them in the languages that begin with %s', (letter) => {
  const numbers = [0, 7, 42, 999, 1000, -0, -3, 1.5, Number.NaN];
  const tags = languages
    .filter((language) => language.startsWith(letter.toLowerCase()))
    .flatMap((language) => [language, ...regions.map((region) => `${language}-${region}`)]);
  const differing = tags.flatMap((name) => {
    const tag = Intl.getCanonicalLocales(name)[0];
    chooseLocale(tag);
    const format = new Intl.NumberFormat(tag);
    return numbers.some((number) => formatNumber(number) !== format.format(number)) ? [tag] : [];
  });
  expect(differing).toEqual([]);
});

test('a language with other digits, and digits that a tag names, are written by Intl', () => {
  for (const [tag, expected] of [
    ['ar-EG', '٧'],
    ['fa', '۷'],
    ['mr', '७'],
    ['en-u-nu-thai', '๗'],
    ['en', '7'],
  ] as const) {
    chooseLocale(tag);
    expect(formatNumber(7), tag).toBe(expected);
  }
});

test('a small number needs no format, which takes longer than the screen that shows it', () => {
  const { NumberFormat } = Intl;
  let formats = 0;
  const counting = new Proxy(NumberFormat, {
    construct: (target, values) => {
      formats += 1;
      return Reflect.construct(target, values);
    },
  });
  Reflect.set(Intl, 'NumberFormat', counting);
  try {
    chooseLocale('en-GB');
    expect([0, 12, 999].map((number) => formatNumber(number))).toEqual(['0', '12', '999']);
    expect(formats).toBe(0);
    expect(formatNumber(1000)).toBe('1,000');
    expect(formats).toBe(1);
  } finally {
    Reflect.set(Intl, 'NumberFormat', NumberFormat);
  }
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

test('what is chosen counts before what the browser says, unless it is not a tag', () => {
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
