import { expect, test } from 'vitest';
import { decodeAnsiCString } from './ansi-c-string.ts';

test.each([
  ['plain text', 'a b', 'a b'],
  ['quotes and backslashes', 'it\\\'s \\"so\\" \\\\ \\?', 'it\'s "so" \\ ?'],
  ['line breaks and tabs', 'a\\nb\\r\\tc\\v\\f', 'a\nb\r\tc\v\f'],
  ['escape, bell, backspace', '\\e\\E\\a\\b', '\x1b\x1b\x07\b'],
  ['control characters', '\\cA\\cz\\c?', '\x01\x1a\x7f'],
  ['octal', '\\101\\0\\1234', 'A\0S4'],
  ['a byte', '\\x41\\x4', 'A\x04'],
  ['bytes of UTF-8', '\\xc3\\xa9\\342\\202\\254 \\xf0\\x9f\\x8e\\x89', 'é€ 🎉'],
  ['bytes that are not UTF-8', '\\xff.', '\ufffd.'],
  ['a byte order mark', '\\xef\\xbb\\xbfa', '\ufeffa'],
  ['code points', '\\u00e9 \\u20AC \\U0001F389 \\u1', 'é € 🎉 \x01'],
  ['surrogates as browsers write them', '\\ud83c\\udf89\\u0021', '🎉!'],
  ['what is not a code point', '\\U00110000', '\ufffd'],
  ['what Bash does not know', '\\q\\_\\x', '\\q\\_\\x'],
  ['a backslash at the end', 'a\\', 'a\\'],
  ['nothing', '', ''],
])('%s', (_, content, expected) => {
  expect(decodeAnsiCString(content)).toBe(expected);
});
