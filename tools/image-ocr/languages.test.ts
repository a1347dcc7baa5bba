import { expect, it } from 'vitest';
import { languageName, ocrLanguages } from './languages.ts';

it('has the languages that the tool promises', () => {
  expect(ocrLanguages.map(({ code }) => languageName(code))).toEqual([
    ...['English', 'French', 'German', 'Spanish', 'Italian', 'Portuguese', 'Dutch', 'Polish'],
  ]);
});

it.each(ocrLanguages)('knows $name by its code', ({ code, name }) => {
  expect(languageName(code)).toBe(name);
});
