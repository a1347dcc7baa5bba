import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanCmd } from './scan-cmd.ts';
import { describeWord } from './shell-tokens.ts';

function tokensOf(text: string): string[] {
  const result = scanCmd(text);
  if (!result.ok) {
    return [`${result.error.code} at ${result.error.position?.offset}`];
  }
  return result.value.tokens.map((token) =>
    token.kind === 'word' ? describeWord(token.word) : token.kind === 'operator' ? `<${token.operator}>` : '\n',
  );
}

/** Escapes a word for cmd.exe like Chrome DevTools (escapeStringWin), except for non-ASCII characters. */
function escapeAsChrome(text: string, encapsulation: '^"' | '"' = '^"'): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(/[^a-zA-Z0-9\s_\-:=+~'/.,?;()*`\u0080-\uffff]/gu, '^$&')
    .replaceAll(/%(?=[a-zA-Z0-9_])/gu, '%^')
    .replaceAll(/\r?\n|\r/gu, '^\n\n');
  return encapsulation + escaped + encapsulation;
}

describe('words', () => {
  test.each([
    ['lines that end with a caret', 'a ^\nb ^\r\nc', ['a', 'b', 'c']],
    ['a space after the caret', 'a ^ \nb', ['a', 'b']],
    ['lines that do not', 'a\nb', ['a', '\n', 'b']],
    ['escaped quotes', '"{\\"a\\": \\"b\\"}"', ['{"a": "b"}']],
    ['doubled quotes', '"{""a"": ""b""}"', ['{"a": "b"}']],
    ['an empty word', '"" a', ['', 'a']],
    ['single quotes are characters', "'a b'", ["'a", "b'"]],
    ['single quotes in double quotes', `"it's"`, ["it's"]],
    ['backslashes before anything but a quote', '"C:\\a\\\\b" \\\\c', ['C:\\a\\\\b', '\\\\c']],
    ['backslashes before a quote', '"a\\\\" "b\\\\\\"c"', ['a\\', 'b\\"c']],
    ['carets outside of quotes', 'a^&b ^^ ^%c', ['a&b', '^', '%c']],
    ['carets in quotes', '"a^b ^& [^c]"', ['a^b ^& [^c]']],
    ['a variable', '"Bearer %TOKEN%" %A_1%', ['Bearer $TOKEN', '$A_1']],
    ['percent signs of an address', '"http://a/%C3%BC%20b%20c?d=%25e"', ['http://a/%C3%BC%20b%20c?d=%25e']],
    ['percent signs as Firefox wrote them', '"50"%"off"', ['50%off']],
    ['line breaks as Firefox wrote them', '"a"^\n\n"b"', ['a\nb']],
    ['an address with an ampersand', 'http://a/?b=1&c=2', ['http://a/?b=1&c=2']],
    ['operators', 'a & b | c > d && e 2>nul', ['a', '<&>', 'b', '<|>', 'c', '<>>', 'd', '<&&>', 'e', '<2>>', 'nul']],
    ['an operator in quotes', '"a & b" ^"c & d^"', ['a & b', 'c & d']],
  ])('%s', (_, text, expected) => {
    expect(tokensOf(text)).toEqual(expected);
  });
});

describe('words of Copy as cURL (cmd)', () => {
  test.each([
    ['JSON', '^"^{^\\^"a^\\^":^\\^"b c^\\^"^}^"', '{"a":"b c"}'],
    ['JSON in the older form', '"^{^\\^"a^\\^":1^}"', '{"a":1}'],
    ['an address', '^"https://a.com/?b=1^&c=^%^20^"', 'https://a.com/?b=1&c=%20'],
    ['an address in the older form', '"https://a.com/?b=1^&c=^%^20"', 'https://a.com/?b=1&c=%20'],
    ['a backslash', '^"^{^\\^"a^\\^":^\\^"b^\\^\\nc^\\^"^}^"', '{"a":"b\\nc"}'],
    ['a line break', '^"a^\n\nb^\r\n\r\nc^"', 'a\nb\nc'],
  ])('%s', (_, text, expected) => {
    expect(tokensOf(text)).toEqual([expected]);
  });

  test('whatever is copied', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab1_ "\\^%&|<>{}[]!$\'`\n*é👋') });
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        expect(tokensOf(texts.map((copied) => escapeAsChrome(copied)).join(' ^\n  '))).toEqual(texts);
      }),
      { numRuns: 1000 },
    );
  });

  test('in the older form, where something was escaped', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab1_ "\\%&|<>{}[]!\'`*') }).map((copied) => `&${copied}`);
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        expect(tokensOf(texts.map((copied) => escapeAsChrome(copied, '"')).join(' ^\n  '))).toEqual(texts);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a quote that is not closed has its place', () => {
  expect(tokensOf('a ^\n "b')).toEqual(['unclosed-quote at 5']);
  expect(tokensOf('a ^"b')).toEqual(['unclosed-quote at 2']);
});

test('a word of a million characters', () => {
  const text = 'x"y\\z&'.repeat(170_000);
  expect(tokensOf(`a ${escapeAsChrome(text)}`)).toEqual(['a', text]);
});
