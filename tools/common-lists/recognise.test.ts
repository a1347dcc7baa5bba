import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const sampleOf = (text: string) => ({ text, size: text.length });

describe('recognises', () => {
  test.each([
    ['Caf&eacute; &amp; bar', 0.8, '“Café & bar”'],
    ['&#60;b&#x3E;', 0.8, '“<b>”'],
    ['&#128075;', 0.8, '“👋”'],
    ['&lt;p&gt;\n  a &amp;copy; b', 0.8, '“<p> a &copy; b”'],
    [`${'x'.repeat(200)}&euro;`, 0.8, `“…${'x'.repeat(30)}€”`],
    ['<p>Fish &amp; chips</p>', 0.3, '“<p>Fish & chips</p>”'],
    ['https://example.org/?a=1&amp;b=2', 0.3, '“https://example.org/?a=1&b=2”'],
  ])('%.40j', (text, confidence, preview) => {
    expect(recognise(sampleOf(text))).toMatchObject({ confidence, preview, operation: 'entities.decode' });
  });
});

test.each([
  ['nothing', ''],
  ['a blank', ' '],
  ['an ampersand', 'AT&T; and more'],
  ['a name that is not an entity', '&unknown;'],
  ['parameters of a URL', 'https://example.org/?a=1&copy=2'],
  ['code', 'if (a && b) { f(&c); }'],
  ['JSON', '{"a":1}'],
  ['Base64', 'SGVsbG8sIFdlYiBUb29sYm94IQ=='],
  ['an entity that is cut', '&eacut'],
  ['half a character', '\ud800'],
])('leaves %s alone', (_, text) => {
  expect(recognise(sampleOf(text))).toBeUndefined();
});

test('leaves bytes alone', () => {
  expect(recognise({ bytes: Uint8Array.of(0x26), size: 1 })).toBeUndefined();
});
