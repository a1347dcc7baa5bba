import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities } from './decode-entities.ts';
import { encodeEntities, findUnencodable } from './encode-entities.ts';

test.each([
  [
    'special',
    'named',
    '<a href="x">Tom & Jerry\'s é 👋</a>',
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&apos;s é 👋&lt;/a&gt;',
  ],
  ['special', 'decimal', '<&>', '&#60;&#38;&#62;'],
  ['special', 'hexadecimal', '<é', '&#x3C;é'],
  ['non-ascii', 'named', 'é < 👋 fj', '&eacute; &lt; &#128075; fj'],
  ['non-ascii', 'decimal', 'aé👋&', 'a&#233;&#128075;&#38;'],
  ['non-ascii', 'hexadecimal', 'aé👋&', 'a&#xE9;&#x1F44B;&#x26;'],
  ['all', 'named', 'a=1!\n', '&#97;&equals;&#49;&excl;&NewLine;'],
  ['all', 'decimal', 'Hi\n', '&#72;&#105;&#10;'],
  ['non-ascii', 'named', '≂̸', '&nesim;'],
  ['all', 'named', 'fj-~', '&#102;&#106;&#45;&#126;'],
  ['special', 'named', '', ''],
  // Characters without a reference stay as they are.
  ['all', 'decimal', '\0\u0085\ud83d', '\0\u0085\ud83d'],
  ['non-ascii', 'named', '\u0085\ud83dé', '\u0085\ud83d&eacute;'],
] as const)('%s, %s: %j', (scope, form, text, encoded) => {
  expect(encodeEntities(text, scope, form)).toBe(encoded);
});

const text = fc.string({ unit: 'binary', maxLength: 50 });
const scope = fc.constantFrom('special', 'non-ascii', 'all');
const form = fc.constantFrom('named', 'decimal', 'hexadecimal');

test('what is encoded comes back, whatever it is', () => {
  fc.assert(
    fc.property(text, scope, form, (original, which, how) => {
      expect(decodeEntities(encodeEntities(original, which, how))).toBe(original);
    }),
  );
});

test('of what has a reference nothing stays that is in the scope', () => {
  fc.assert(
    fc.property(text, form, (original, how) => {
      const rest = encodeEntities(original, 'all', how).replaceAll(/&[#\w]+;/gu, '');
      expect(Array.from(rest)).toHaveLength(findUnencodable(original, 'all').length);
      expect(encodeEntities(original, 'special', how)).not.toMatch(/[<>"']/u);
    }),
  );
});

test.each([
  ['a\0é\u0085\ud83d', 'all', [1, 3, 4]],
  ['a\0é\u0085\ud83d', 'non-ascii', [3, 4]],
  ['a\0é\u0085\ud83d', 'special', []],
] as const)('%j has characters without a reference (%s)', (original, which, offsets) => {
  expect(findUnencodable(original, which).map(({ offset }) => offset)).toEqual(offsets);
});

test.each([
  ['<é a👋', '&lt;&eacute;&#32;&#97;&#128075;', 'all'],
  ['👋', '&#128075;', 'non-ascii'],
  ['<', '&lt;', 'special'],
] as const)('megabytes of %s', (piece, encoded, which) => {
  const count = Math.ceil(2_000_000 / piece.length);
  expect(encodeEntities(piece.repeat(count), which, 'named') === encoded.repeat(count)).toBe(true);
});
