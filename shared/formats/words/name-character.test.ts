import { expect, test } from 'vitest';
import { codePointNotation, nameCharacter, nameInvisible, numberCharacter } from './name-character.ts';

test.each([
  ['=', '“=”', '“=” (U+003D)'],
  ['€', '“€”', '“€” (U+20AC)'],
  ['💡', '“💡”', '“💡” (U+1F4A1)'],
  [' ', 'a space', 'U+0020'],
  ['\n', 'a line feed (\\n)', 'U+000A'],
  ['\u3000', 'an ideographic space', 'U+3000'],
  ['\u0007', 'the character U+0007', 'U+0007'],
  ['\u0301', 'the character U+0301', 'U+0301'],
  ['\ud83d', 'the character U+D83D', 'U+D83D'],
])('%j is %s', (character, name, numbered) => {
  expect(nameCharacter(character)).toBe(name);
  expect(nameCharacter(`${character}x`)).toBe(name);
  expect(numberCharacter(character)).toBe(numbered);
});

test('only what nobody sees has a name', () => {
  expect(nameInvisible('\ufeff')).toBe('byte order mark');
  expect(nameInvisible('a')).toBeUndefined();
  expect(nameInvisible('constructor')).toBeUndefined();
});

test('a code point has at least four digits', () => {
  expect(['A', '\u200b', '💡', ''].map(codePointNotation)).toEqual(['U+0041', 'U+200B', 'U+1F4A1', 'U+0000']);
});
