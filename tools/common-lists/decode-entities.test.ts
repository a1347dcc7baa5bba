import { characterEntities } from 'character-entities';
import { expect, test } from 'vitest';
import { decodeEntities, findMalformedReferences } from './decode-entities.ts';

test.each([
  ['&eacute;&#60;&#x1F44B;', 'é<👋'],
  ['&copy 2025, &notit; &amp;copy;', '© 2025, ¬it; &copy;'],
  ['&unknown; & &; &#; &#x; AT&T', '&unknown; & &; &#; &#x; AT&T'],
  // These check how browsers interpret numbers that are not characters or that were meant as Windows code points.
  ['&#0;&#x80;&#xD800;&#x110000;', '\ufffd€\ufffd\ufffd'],
  ['&NotEqualTilde;', '≂̸'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['', ''],
])('decodes %s', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test('decodes every entity of the standard', () => {
  for (const [name, character] of Object.entries(characterEntities)) {
    expect(decodeEntities(`&${name};`)).toBe(character);
    expect(findMalformedReferences(`&${name};`)).toEqual([]);
  }
});

test.each([
  ['&#; x', [[0, '“&#;” has no digits, and stays as it is.']]],
  ['a &#x;', [[2, '“&#x;” has no digits, and stays as it is.']]],
  ['&#65', [[0, '“&#65” has no semicolon, and was read as “A”.']]],
  ['&copy 2025', [[0, '“&copy” has no semicolon, and was read as “©”.']]],
  ['&notit;', [[0, '“&notit;” is not an entity, and was read as “¬it;”.']]],
  [
    'é &nope; &amp; &Nope;',
    [
      [2, '“&nope;” is not an entity, and stays as it is.'],
      [15, '“&Nope;” is not an entity, and stays as it is.'],
    ],
  ],
  ['&#xD83D;', [[0, '“&#xD83D;” is the number of no character, and was read as U+FFFD.']]],
  [
    '&#99999999999999999999;',
    [[0, '“&#99999999999999999999;” is the number of no character, and was read as U+FFFD.']],
  ],
  ['&#0;', [[0, '“&#0;” is the number of no character, and was read as U+FFFD.']]],
  ['&#150;', [[0, '“&#150;” is the number of a control character, and was read as “–” of Windows-1252.']]],
  // Windows-1252 has no character at these numbers.
  ['&#129;', [[0, '“&#129;” is the number of a control character, and was read as U+0081.']]],
  ['&#x9D', [[0, '“&#x9D” is the number of a control character, and was read as U+009D.']]],
  ['&#13;', [[0, '“&#13;” is the number of a control character, and was read as U+000D.']]],
  [
    '&#x1;&#127;',
    [
      [0, '“&#x1;” is the number of a control character, and was read as U+0001.'],
      [5, '“&#127;” is the number of a control character, and was read as U+007F.'],
    ],
  ],
  [
    '&#xFFFE;&#xFDD0;',
    [
      [0, '“&#xFFFE;” is the number of no character, and was read as U+FFFE.'],
      [8, '“&#xFDD0;” is the number of no character, and was read as U+FDD0.'],
    ],
  ],
  ['&#9;&#10;&#12;&#32;&#160;', []],
  ['AT&T & co; R&D; &amp;&lt;&#38;', [[12, '“&D;” is not an entity, and stays as it is.']]],
  ['', []],
] as const)('%s', (text, problems) => {
  expect(findMalformedReferences(text).map(({ offset, text: said }) => [offset, said])).toEqual(problems);
});

test('of a long name only the start is said', () => {
  const [problem] = findMalformedReferences(`&${'x'.repeat(1000)};`);
  expect(problem?.text.length).toBeLessThan(100);
});
