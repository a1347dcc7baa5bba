import { expect, test } from 'vitest';
import { searchPreferences } from './preference-search.ts';

const groups = [
  {
    title: 'Appearance',
    preferences: [
      { title: 'Theme', words: 'dark light' },
      { title: 'Density', words: 'compact' },
    ],
  },
  { title: 'Editor', preferences: [{ title: 'Font size', words: 'compact letters' }] },
];

const found = (query: string) =>
  searchPreferences(groups, query).flatMap(({ title, preferences }) =>
    preferences.map((preference) => `${title}: ${preference.title}`),
  );

test.each([
  ['', ['Appearance: Theme', 'Appearance: Density', 'Editor: Font size']],
  [' … ', ['Appearance: Theme', 'Appearance: Density', 'Editor: Font size']],
  ['DARK', ['Appearance: Theme']],
  ['appear', ['Appearance: Theme', 'Appearance: Density']],
  ['compact', ['Appearance: Density', 'Editor: Font size']],
  ['size editor', ['Editor: Font size']],
  ['size dark', []],
  ['ark', []],
])('%j finds', (query, titles) => {
  expect(found(query)).toEqual(titles);
});
