import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities, encodeEntities } from './code-entities.ts';

test.each([
  [
    'special',
    '<a href="x">Tom & Jerry\'s é 👋</a>',
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&apos;s é 👋&lt;/a&gt;',
  ],
  ['non-ascii', 'é < 👋', '&eacute; &lt; &#x1f44b;'],
  ['all', 'a=1!', 'a&equals;1&excl;'],
  ['special', '', ''],
] as const)('%s: %s', (scope, text, encoded) => {
  expect(encodeEntities(text, scope)).toBe(encoded);
});

test.each([
  ['&eacute;&#60;&#x1F44B;', 'é<👋'],
  ['&copy 2025, &notit; &amp;copy;', '© 2025, ¬it; &copy;'],
  ['&unknown; & &; &#; &#x; AT&T', '&unknown; & &; &#; &#x; AT&T'],
  // What browsers make of numbers that are no characters, or that Windows meant.
  ['&#0;&#x80;&#xD800;&#x110000;', '\ufffd€\ufffd\ufffd'],
  ['&NotEqualTilde;', '≂̸'],
])('decodes %s', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test.each(['special', 'non-ascii', 'all'] as const)('what is encoded (%s) comes back', (scope) => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(fc.property(text, (original) => decodeEntities(encodeEntities(original, scope)) === original));
});
