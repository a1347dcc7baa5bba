import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EncodingMode, encodingModes } from './encoding-modes.ts';
import { percentDecodeInMode } from './percent-decode-in-mode.ts';
import { percentEncodeInMode } from './percent-encode-in-mode.ts';

function outcomeOf(result: ReturnType<typeof percentEncodeInMode>): string {
  return result.ok
    ? result.value
    : `${result.error.code} ${result.error.position?.line}:${result.error.position?.column}`;
}

const modes = encodingModes.map(({ value }) => value);
const anyText = fc.string({ unit: 'binary', maxLength: 50 });
/** Any code points except lone surrogates. */
const wellFormed = anyText.map((text) => text.replaceAll(/\p{Surrogate}/gu, ''));

describe('percentEncodeInMode', () => {
  test.each<[string, string, string, string, string]>([
    ['', '', '', '', ''],
    ['a b', 'a%20b', 'a%20b', 'a%20b', 'a+b'],
    ["-_.!~*'()", "-_.!~*'()", '-_.%21~%2A%27%28%29', "-_.!~*'()", '-_.%21%7E*%27%28%29'],
    [
      ';/?:@&=+$,#',
      '%3B%2F%3F%3A%40%26%3D%2B%24%2C%23',
      '%3B%2F%3F%3A%40%26%3D%2B%24%2C%23',
      ';/?:@&=+$,#',
      '%3B%2F%3F%3A%40%26%3D%2B%24%2C%23',
    ],
    ['100%', '100%25', '100%25', '100%25', '100%25'],
    [
      '[x]^|`\\"<>{}',
      '%5Bx%5D%5E%7C%60%5C%22%3C%3E%7B%7D',
      '%5Bx%5D%5E%7C%60%5C%22%3C%3E%7B%7D',
      '%5Bx%5D%5E%7C%60%5C%22%3C%3E%7B%7D',
      '%5Bx%5D%5E%7C%60%5C%22%3C%3E%7B%7D',
    ],
    ['a\nb\r\nc\t', 'a%0Ab%0D%0Ac%09', 'a%0Ab%0D%0Ac%09', 'a%0Ab%0D%0Ac%09', 'a%0Ab%0D%0Ac%09'],
    [
      'é€👋',
      '%C3%A9%E2%82%AC%F0%9F%91%8B',
      '%C3%A9%E2%82%AC%F0%9F%91%8B',
      '%C3%A9%E2%82%AC%F0%9F%91%8B',
      '%C3%A9%E2%82%AC%F0%9F%91%8B',
    ],
    ['\0\x7f\uFEFF', '%00%7F%EF%BB%BF', '%00%7F%EF%BB%BF', '%00%7F%EF%BB%BF', '%00%7F%EF%BB%BF'],
  ])('%j', (text, component, strict, url, form) => {
    expect(modes.map((mode) => outcomeOf(percentEncodeInMode(text, mode)))).toEqual([component, strict, url, form]);
  });

  test.each([
    ['\ud800', 'lone-surrogate 1:1'],
    ['👋\n👋\udc00', 'lone-surrogate 2:2'],
    ['a\ud83d', 'lone-surrogate 1:2'],
  ])('names the place of half a character in %j', (text, expected) => {
    for (const mode of modes) {
      expect(outcomeOf(percentEncodeInMode(text, mode))).toBe(expected);
    }
  });

  test('is what JavaScript and URLSearchParams do', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        expect(outcomeOf(percentEncodeInMode(text, 'component'))).toBe(encodeURIComponent(text));
        expect(outcomeOf(percentEncodeInMode(text, 'url'))).toBe(encodeURI(text));
        expect(outcomeOf(percentEncodeInMode(text, 'form'))).toBe(
          new URLSearchParams([['', text]]).toString().slice(1),
        );
      }),
    );
  });

  test('leaves nothing but unreserved characters of RFC 3986 in strict components', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        expect(outcomeOf(percentEncodeInMode(text, 'strict'))).toMatch(/^[\w.~%-]*$/u);
      }),
    );
  });
});

describe('percentDecodeInMode', () => {
  test.each<[string, EncodingMode, string]>([
    ['', 'component', ''],
    ['a+b%20c', 'component', 'a+b c'],
    ['a+b%20c', 'form', 'a b c'],
    ['a%2Bb', 'form', 'a+b'],
    ['https://x/%C3%A9?q=%26%20%2F%23', 'url', 'https://x/é?q=%26 %2F%23'],
    ['https://x/%C3%A9?q=%26%20%2F%23', 'strict', 'https://x/é?q=& /#'],
    ['déjà %E2%82%AC 👋', 'component', 'déjà € 👋'],
    ['%EF%BB%BFa', 'component', '\uFEFFa'],
    ['a%0D%0Ab\nc', 'component', 'a\r\nb\nc'],
  ])('%j as %s', (text, mode, expected) => expect(outcomeOf(percentDecodeInMode(text, mode))).toBe(expected));

  test.each([
    ['%', 'percent-incomplete 1:1', 'The text ends with “%”'],
    ['100% sure', 'percent-incomplete 1:4', '“%” is malformed'],
    ['a\n👋%zz', 'percent-incomplete 2:2', '“%zz” is malformed'],
    ['%41%4', 'percent-incomplete 1:4', '“%4” is malformed'],
    [
      'caf%E9',
      'percent-cut-short 1:4',
      '“%E9” is not UTF-8: it is the start of a character, and the rest does not follow. In ISO 8859-1 (Latin-1) it would be “é”.',
    ],
    ['%E4%B8', 'percent-cut-short 1:1', '“%E4%B8” is not UTF-8'],
    ['x%A0', 'percent-stray-continuation 1:2', '“%A0” is not UTF-8'],
    ['%C0%80', 'percent-overlong 1:1', '“%C0%80” is not UTF-8: it is an overlong form'],
    ['%ED%A0%80', 'percent-surrogate 1:1', '“%ED%A0%80” is not UTF-8: it stands for a surrogate'],
    ['%F4%90%80%80', 'percent-out-of-range 1:1', '“%F4%90%80%80”'],
    ['%C3%A9%FF', 'percent-invalid-byte 1:7', '“%FF” is not UTF-8, which never has this byte.'],
  ])('names the malformed sequence in %j', (text, expected, message) => {
    for (const mode of modes) {
      const result = percentDecodeInMode(text, mode);
      expect(outcomeOf(result)).toBe(expected);
      expect(result.ok ? '' : result.error.message).toContain(message);
    }
  });

  test('fails exactly where JavaScript does', () => {
    const percentText = fc
      .array(
        fc.oneof(
          fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
          fc.constantFrom('%', 'a', '%E4%B8%AD', '+', 'é'),
        ),
      )
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(percentText, (text) => {
        const result = percentDecodeInMode(text, 'component');
        if (result.ok) {
          expect(result.value).toBe(decodeURIComponent(text));
        } else {
          expect(() => decodeURIComponent(text)).toThrow(URIError);
          const { offset } = result.error.position ?? { offset: -1 };
          expect(decodeURIComponent(text.slice(0, offset))).toBeTypeOf('string');
        }
      }),
    );
  });
});

test.each(modes)('what was encoded as %s decodes to the same', (mode) => {
  fc.assert(
    fc.property(wellFormed, (text) => {
      const encoded = percentEncodeInMode(text, mode);
      expect(outcomeOf(percentDecodeInMode(outcomeOf(encoded), mode))).toBe(text);
    }),
  );
});

test.each(modes)('takes millions of characters as %s', (mode) => {
  const text = 'Zürich & 👋 + '.repeat(100_000);
  const encoded = percentEncodeInMode(text, mode);
  expect(percentDecodeInMode(outcomeOf(encoded), mode)).toEqual({ ok: true, value: text });
  expect(outcomeOf(percentDecodeInMode(`${outcomeOf(encoded)}%`, mode))).toMatch(/^percent-incomplete 1:/u);
});
