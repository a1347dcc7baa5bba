import { describe, expect, test } from 'vitest';
import { pageTools, tabbedTools } from '#tests/support/catalogue/examples.ts';
import { defaultUserPreferences, parseUserPreferences, writeUserPreferences } from './user-preferences.ts';

const tabPath = `${tabbedTools[0].route}/${tabbedTools[0].tabs[0].path}`;
const stored = (value: unknown, version: unknown = 1) => JSON.stringify({ version, value });

describe('what is stored', () => {
  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no value', '{"version":1}'],
    ['null as its value', stored(null)],
    ['another version', stored({ density: 'compact' }, 2)],
    ['a density that is none', stored({ density: 'dense' })],
    ['sizes that are none', stored({ codeFontSize: 10, codeTabWidth: '2' })],
    ['a size that is not a whole number', stored({ codeFontSize: 12.5 })],
    ['switches that are none', stored({ wrapsLines: 1 })],
    ['a language that is none', stored({ formatLocale: 'no such tag' })],
    ['an address that no screen has', stored({ startPath: '/constructor' })],
    ['the route of a tool with tabs', stored({ startPath: tabbedTools[0].route })],
    ['entries of another version', stored({ later: 1 })],
  ])('%s is as by default', (_, text) => {
    expect(parseUserPreferences(text)).toEqual(defaultUserPreferences);
  });

  test('a damaged entry counts as its default, and no other', () => {
    const text = stored({ density: 'compact', codeFontSize: 99, startPath: tabPath });
    expect(parseUserPreferences(text)).toEqual({
      ...defaultUserPreferences,
      density: 'compact',
      startPath: tabPath,
    });
  });

  test('is read as it was written, and is nothing where all is as by default', () => {
    const preferences = {
      density: 'compact',
      codeFontSize: 20,
      codeTabWidth: 8,
      wrapsLines: true,
      marksUnusual: true,
      hasSingleKeys: false,
      formatLocale: 'de-CH',
      startPath: pageTools[0].route,
    } as const;
    expect(parseUserPreferences(writeUserPreferences(preferences))).toEqual(preferences);
    expect(writeUserPreferences(defaultUserPreferences)).toBeUndefined();
    expect(writeUserPreferences({ ...defaultUserPreferences, codeTabWidth: 2 })).toBe(stored({ codeTabWidth: 2 }));
  });
});
