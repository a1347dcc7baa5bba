import { describe, expect, it } from 'vitest';
import { parseJson } from '../parse-json.ts';

const encoder = new TextEncoder();

function errorOf(text: string) {
  const result = parseJson(encoder.encode(text));
  return result.ok ? undefined : result.error;
}

describe('the explanation of a syntax error', () => {
  it.each([
    // Commas
    ['[1,]', 'trailing-comma', 1, 3],
    ['{"a":1,\n}', 'trailing-comma', 1, 7],
    ['[,1]', 'extra-comma', 1, 2],
    ['{,"a":1}', 'extra-comma', 1, 2],
    ['[1,,2]', 'extra-comma', 1, 4],
    ['[1\n 2]', 'missing-comma', 2, 2],
    ['{"a":1 "b":2}', 'missing-comma', 1, 8],
    ['[{} {}]', 'missing-comma', 1, 5],
    ['{"a":1;"b":2}', 'semicolon', 1, 7],
    // Colons and values
    ['{"a" 1}', 'missing-colon', 1, 6],
    ['{"a"=1}', 'missing-colon', 1, 5],
    ['{"a"}', 'missing-value', 1, 2],
    ['{"a":}', 'missing-value', 1, 6],
    ['{"a":,"b":1}', 'missing-value', 1, 6],
    ['["a":1]', 'key-in-array', 1, 5],
    ['{"a":"b":1}', 'unexpected-character', 1, 9],
    // Brackets
    ['[', 'unexpected-end', 1, 2],
    ['{"a":[1,\r\n', 'unexpected-end', 2, 1],
    ['{"a":[1}', 'mismatched-bracket', 1, 8],
    ['[{"a":1]', 'mismatched-bracket', 1, 8],
    ['[1]]', 'unopened-bracket', 1, 4],
    ['}', 'unopened-bracket', 1, 1],
    // Quotes and strings
    ["{'a':1}", 'wrong-quotes', 1, 2],
    ['[`a`]', 'wrong-quotes', 1, 2],
    ['{“a”:1}', 'curly-quote', 1, 2],
    ['[‘a’]', 'curly-quote', 1, 2],
    ['["a', 'unterminated-string', 1, 2],
    ['{"a', 'unterminated-string', 1, 2],
    ['["a\\', 'unterminated-string', 1, 2],
    ['["a\\u00', 'unterminated-string', 1, 2],
    ['["a\nb"]', 'line-break-in-string', 1, 4],
    ['["a\r\nb"]', 'line-break-in-string', 1, 4],
    ['["\t"]', 'control-character', 1, 3],
    ['["\u0000"]', 'control-character', 1, 3],
    ['["\\x"]', 'bad-escape', 1, 3],
    ['{"\\😀":1}', 'bad-escape', 1, 3],
    ['["\\u00g0"]', 'bad-unicode-escape', 1, 3],
    ['{"a": "say "hi" now"}', 'quote-in-string', 1, 13],
    // Words
    ['{a:1}', 'unquoted-key', 1, 2],
    ['{1:1}', 'unquoted-key', 1, 2],
    ['[abc]', 'unquoted-text', 1, 2],
    ['[nulls]', 'unquoted-text', 1, 2],
    ['[constructor]', 'unquoted-text', 1, 2],
    ['[True]', 'wrong-literal', 1, 2],
    ['[None]', 'wrong-literal', 1, 2],
    ['[fals]', 'wrong-literal', 1, 2],
    ['[NaN]', 'not-a-json-value', 1, 2],
    ['[undefined]', 'not-a-json-value', 1, 2],
    ['var a = 1', 'not-json', 1, 1],
    // Numbers
    ['[-Infinity]', 'not-a-json-number', 1, 2],
    ['[-012]', 'leading-zero', 1, 2],
    ['[+1]', 'plus-sign', 1, 2],
    ['[.5]', 'missing-digit', 1, 2],
    ['[1.]', 'missing-digit', 1, 4],
    ['[1.e2]', 'missing-digit', 1, 4],
    ['[1e]', 'missing-digit', 1, 4],
    ['[1e+]', 'missing-digit', 1, 5],
    ['[-]', 'missing-digit', 1, 3],
    ['[-', 'missing-digit', 1, 3],
    ['[0x1F]', 'not-a-json-number', 1, 2],
    ['[10n]', 'not-a-json-number', 1, 2],
    ['[1_000]', 'not-a-json-number', 1, 2],
    ['[1.2.3]', 'not-a-json-number', 1, 2],
    // Texts that are not JSON at all
    ['// a\n1', 'comment', 1, 1],
    ['[1, /* a */ 2]', 'comment', 1, 5],
    ['{"a":1} # a', 'comment', 1, 9],
    ['<p>a</p>', 'not-json', 1, 1],
    // After the end
    ['{"a":1}\n{"a":2}', 'several-documents', 2, 1],
    ['1 2', 'several-documents', 1, 3],
    ['[1] @', 'text-after-end', 1, 5],
    ['[1],[2]', 'text-after-end', 1, 4],
    ['"a":1', 'missing-braces', 1, 4],
    // Invisible characters
    ['[1,\ufeff2]', 'invisible-character', 1, 4],
    ['[1,\u00a02]', 'invisible-character', 1, 4],
    ['[1\u200b]', 'invisible-character', 1, 3],
    ['\u0000', 'invisible-character', 1, 1],
  ])('%j: %s', (text, code, line, column) => {
    expect(errorOf(text)).toMatchObject({ code, position: { line, column } });
  });

  it.each([
    ['{"a": [1,\n2}', 'Expected ] to close the [ at line 1, column 7, but found }.'],
    ['{"a": {', 'The text ends too early: the next key is missing, and the { at line 1, column 7 is not closed.'],
    ['{"a" ,', 'Expected a colon (:) after the key, but found “,”.'],
    ['["\\😀"]', 'JSON has no escape sequence \\😀: for a backslash itself, write \\\\.'],
    ['["\u0001"]', 'Write the control character U+0001 in this string as \\u0001.'],
    ['[\u2028]', 'Delete the line separator (U+2028) here, or write an ordinary space instead.'],
    ['[None]', 'Write null instead of None.'],
    [`[${'x'.repeat(1000)}]`, `Put ${'x'.repeat(24)}… in double quotes, if it is text.`],
    ['[é]', 'Put é in double quotes, if it is text.'],
    ['[😀]', 'Expected a value, but found “😀”.'],
  ])('%j: %s', (text, message) => {
    expect(errorOf(text)?.message).toBe(message);
  });

  it.each(['', ' \r\n\t '])('calls %j empty', (text) => {
    expect(errorOf(text)).toEqual({ code: 'empty', message: 'There is no JSON here: the text is empty.' });
  });

  it('counts offsets in UTF-16 code units and columns in code points, with every line break', () => {
    expect(errorOf('["é😀",\r"東",\r\n"",\n 😀]')?.position).toEqual({ offset: 19, line: 4, column: 2 });
  });

  it('explains an error behind a hundred thousand open brackets', () => {
    expect(errorOf(`${'['.repeat(100_000)}}`)?.code).toBe('mismatched-bracket');
  });
});
