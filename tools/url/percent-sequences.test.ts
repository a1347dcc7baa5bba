import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { URLSearchParams } from 'whatwg-url';
import { percentDecode, readPercentSequence } from './percent-sequences.ts';

const hexByte = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;
const percentText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 255 }).map(hexByte), fc.constantFrom('a', '%', '%4', '+', 'é', '😀')))
  .map((pieces) => pieces.join(''));

describe('readPercentSequence', () => {
  test.each([
    ['%41', '%41', 'A'],
    ['%00', '%00', '\0'],
    ['%7f', '%7f', '\x7f'],
    ['%c2%80', '%c2%80', '\x80'],
    ['%C3%A9x', '%C3%A9', 'é'],
    ['%e2%82%AC%41', '%e2%82%AC', '€'],
    ['%EF%BB%BF', '%EF%BB%BF', '\uFEFF'],
    ['%ED%9F%BF', '%ED%9F%BF', '\uD7FF'],
    ['%F0%9F%91%8B%F0', '%F0%9F%91%8B', '👋'],
    ['%F4%8F%BF%BF', '%F4%8F%BF%BF', '\u{10FFFF}'],
  ])('%s begins with %s', (text, sequence, character) => {
    expect(readPercentSequence(text, 0)).toEqual({ text: sequence, character });
  });

  test.each([
    ['%', '%', 'incomplete'],
    ['%4', '%4', 'incomplete'],
    ['%zz', '%zz', 'incomplete'],
    ['%zzz', '%zz', 'incomplete'],
    ['%%41', '%', 'incomplete'],
    ['% 20', '%', 'incomplete'],
    ['%😀x', '%😀x', 'incomplete'],
    ['%80%80', '%80', 'stray-continuation'],
    ['%E4', '%E4', 'cut-short'],
    ['%E4%B8', '%E4%B8', 'cut-short'],
    ['%E4%41', '%E4', 'cut-short'],
    ['%F0%9F%91', '%F0%9F%91', 'cut-short'],
    ['%C0%80', '%C0%80', 'overlong'],
    ['%C1', '%C1', 'overlong'],
    ['%E0%80%80', '%E0%80%80', 'overlong'],
    ['%F0%80%80%80', '%F0%80%80%80', 'overlong'],
    ['%ED%A0%80', '%ED%A0%80', 'surrogate'],
    ['%ED%BF%BFa', '%ED%BF%BF', 'surrogate'],
    ['%F4%90%80%80', '%F4%90%80%80', 'out-of-range'],
    ['%F5%80', '%F5', 'invalid-byte'],
    ['%FF', '%FF', 'invalid-byte'],
  ])('%s: %s is %s', (text, sequence, problem) => {
    expect(readPercentSequence(text, 0)).toEqual({ text: sequence, problem });
  });

  test('finds a problem in exactly those texts that decodeURIComponent refuses', () => {
    fc.assert(
      fc.property(percentText, (text) => {
        let isRefused = false;
        let decoded = '';
        for (let at = 0; at < text.length; ) {
          if (text[at] === '%') {
            const sequence = readPercentSequence(text, at);
            isRefused ||= 'problem' in sequence;
            decoded += 'character' in sequence ? sequence.character : '';
            at += sequence.text.length;
          } else {
            decoded += text[at];
            at += 1;
          }
        }
        if (isRefused) {
          expect(() => decodeURIComponent(text)).toThrow(URIError);
        } else {
          expect(decoded).toBe(decodeURIComponent(text));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('percentDecode', () => {
  test.each([
    ['', ''],
    ['a%20b', 'a b'],
    ['100%', '100%'],
    ['%zz%41%4', '%zzA%4'],
    ['%E4x', '\uFFFDx'],
    ['%EF%BB%BFa', '\uFEFFa'],
    ['%C3%A9t%C3%A9', 'été'],
  ])('%s', (text, decoded) => expect(percentDecode(text)).toBe(decoded));

  // Does not use Node's own URLSearchParams: 20.20 reads '%00😀%' as '\0=\0%'.
  test('is what URLSearchParams does, short of its plus signs', () => {
    fc.assert(
      fc.property(percentText, (text) => {
        const plain = text.replaceAll('+', '');
        expect(percentDecode(plain)).toBe(new URLSearchParams(`a=${plain}`).get('a'));
      }),
      { numRuns: 1000 },
    );
  });
});
