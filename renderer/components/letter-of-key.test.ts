import { expect, test } from 'vitest';
import { letterOfKey } from './letter-of-key.ts';

test.each([
  ['k', 'KeyK', 'k', 'QWERTY'],
  ['K', 'KeyK', 'k', 'QWERTY with Shift'],
  ['k', 'KeyV', 'k', 'Dvorak'],
  ['t', 'KeyK', 't', 'Dvorak'],
  ['л', 'KeyK', 'k', 'Russian'],
  ['М', 'KeyV', 'v', 'Russian with Shift'],
  ['κ', 'KeyK', 'k', 'Greek'],
  ['ל', 'KeyK', 'k', 'Hebrew'],
  ['ن', 'KeyK', 'k', 'Arabic'],
  ['ж', 'Semicolon', undefined, 'Russian, where no Latin letter is'],
  ['ö', 'Semicolon', undefined, 'German'],
  ['ş', 'KeyS', undefined, 'Turkish'],
  ['Enter', 'Enter', undefined, 'any'],
  ['Dead', 'KeyK', undefined, 'a dead key'],
  [',', 'KeyW', undefined, 'Dvorak'],
])('“%s” at %s means %s: %s', (key, code, letter, _layout) => {
  expect(letterOfKey({ key, code })).toBe(letter);
});
