import { expect, test } from 'vitest';
import { formatLocales, nameOfLocale } from './format-locales.ts';

test.each([
  ['de-CH', 'Deutsch (Schweiz)'],
  ['sr-Latn', 'srpski (latinica)'],
  // The language of a system without one, as WebKit tells it.
  ['en-US-u-va-posix', 'English (United States)'],
  ['ar-EG-u-nu-latn', 'العربية (مصر)'],
])('the language %s is called %s', (tag, name) => {
  expect(nameOfLocale(tag)).toBe(name);
});

test('the chosen language is among those offered, whatever its tag says besides', () => {
  expect(formatLocales('en-US-u-va-posix')).toContain('en-US-u-va-posix');
});
