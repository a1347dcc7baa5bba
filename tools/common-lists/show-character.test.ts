import { expect, test } from 'vitest';
import { showCharacter } from './show-character.ts';

test.each([
  ['&', '&', false],
  ['≂̸', '≂̸', false],
  ['𝔸', '𝔸', false],
  ['\t', 'U+0009', true],
  ['\n', 'U+000A', true],
  [' ', 'U+0020', true],
  ['\u00ad', 'U+00AD', true],
  ['\u200b', 'U+200B', true],
  ['\u205f\u200a', 'U+205F U+200A', true],
  ['\u0311', '\u25cc\u0311', false],
])('%j shows as %s', (character, text, isSign) => {
  expect(showCharacter(character)).toEqual({ text, isSign });
});
