import { expect, test } from 'vitest';
import { type Flag, flagDescriptions, toggleFlag } from './regexp-flags.ts';

test.each<[string, Flag, string]>([
  ['', 'g', 'g'],
  ['g', 'g', ''],
  ['gi', 'g', 'i'],
  ['g', 'u', 'gu'],
  ['gu', 'v', 'gv'],
  ['gv', 'u', 'gu'],
  ['ggi', 'g', 'i'],
])('%j with %s toggled is %j', (flags, flag, toggled) => {
  expect(toggleFlag(flags, flag)).toBe(toggled);
});

test('every flag of the engine has its description', () => {
  const accepted = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => {
    try {
      new RegExp('', letter);
      return true;
    } catch {
      return false;
    }
  });
  expect(flagDescriptions.map(({ flag }) => flag)).toEqual(accepted);
});
