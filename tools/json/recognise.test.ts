import { describe, expect, test } from 'vitest';
import { answer, recognise } from './recognise.ts';

const sampleOf = (text: string) => ({ text, size: text.length });

describe('recognises', () => {
  test.each([
    ['{"a":1}', 0.95, 'valid, 7 bytes, an object with a', 'json.format'],
    [' {"a":1,"b":[2]}\n', 0.95, 'valid, 17 bytes, an object with a, b', 'json.format'],
    ['\ufeff[]', 0.95, 'valid, 5 bytes, an empty array', 'json.format'],
    ['[1]', 0.95, 'valid, 3 bytes, an array of 1 value', 'json.format'],
    ['[1, {"a": 2}]', 0.95, 'valid, 13 bytes, an array of 2 values', 'json.format'],
    ['{"a":1}\n{"a":2}\n', 0.9, '2 lines of JSON, the first an object with a', 'json.format'],
    ["{a: 'b',}", 0.7, /^Line 1, column 2: .*\. Repaired: {"a": "b"}$/, 'json.repair'],
    ["[1, 2, 'a']", 0.7, /^Line 1, column 8: .*\. Repaired: \[1, 2, "a"\]$/, 'json.repair'],
    ['{"a": [1, 2', 0.7, /^Line 1, column 12: /, 'json.repair'],
    ['{"a": None}', 0.7, /^Line 1, column 7: /, 'json.repair'],
    ['{\\"a\\":{\\"b\\":\\"c\\"}}', 0.7, /^Line 1, column 2: .*\. Repaired: \{"a":\{"b":"c"\}\}$/, 'json.repair'],
    ['{\\n  \\"a b\\": 1\\n}', 0.7, /\. Repaired: \{ "a b": 1 \}$/, 'json.repair'],
    ['[\\"a\\",\\"b\\"]', 0.7, /\. Repaired: \["a","b"\]$/, 'json.repair'],
    ['{\\\\\\"a\\\\\\":1}', 0.7, /\. Repaired: \{"a":1\}$/, 'json.repair'],
    ['"a text"', 0.3, 'the string "a text"', 'json.format'],
    [`{"a": "${'x'.repeat(100_000)}"}`, 0.95, 'valid, 100 KB, an object with a', 'json.format'],
    [`[${'1,'.repeat(100_000)}1]`, 0.95, 'valid, 200 KB, an array of 100,001 values', 'json.format'],
    ['{"a":1}\n'.repeat(20_000), 0.9, 'many lines of JSON, the first an object with a', 'json.format'],
  ])('%.30j', (text, confidence, preview, operation) => {
    const expected = { confidence, preview: typeof preview === 'string' ? preview : expect.stringMatching(preview) };
    expect(recognise(sampleOf(text))).toMatchObject({ ...expected, operation });
  });
});

test.each([
  ['nothing', ''],
  ['a blank', ' '],
  ['a number', '1700000000'],
  ['a word of JSON', 'true'],
  ['a sentence', 'Hello'],
  ['a sentence in quotes that goes on', '"Hello", he said.'],
  ['a section of an INI file', '[core]\nbare = false'],
  ['a link of Markdown', '[text](https://example.org)'],
  ['a block of code', '{ return 1; }'],
  ['a letter of LaTeX', '{\\"o}ffnen: {\\"u}ber'],
  ['a class of a regular expression', '[\\"\\w]+:'],
  ['an array of PHP', "['a' => 1]"],
  ['an array of PHP without blanks', "['a'=>1, 'b'=>[1, 2]]"],
  ['a list of PHP with one key', "['a', 'b' => 1]"],
  ['a hash of Ruby', '{"a" => 1}'],
  ['a rule of CSS', 'a { color: red }'],
  ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
  ['a UUID in braces', '{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}'],
  ['CSV in quotes', '"a","b"\n"1","2"'],
  ['brackets that open', '['.repeat(100_000).replace('[', '(')],
  ['half a character', '\ud800'],
])('leaves %s alone', (_, text) => {
  expect(recognise(sampleOf(text))).toBeUndefined();
});

test('tells what is too long to be checked by how it begins', () => {
  const text = `{"a": "${'x'.repeat(1_100_000)}"}`;
  expect(recognise(sampleOf(text))).toMatchObject({
    confidence: 0.85,
    preview: 'a long object that begins with "a"',
    operation: 'json.format',
  });
});

test('finds a fault that is far behind', () => {
  expect(recognise(sampleOf(`[${'1,'.repeat(100_000)}x]`))).toMatchObject({
    preview: 'a long array, not valid',
    operation: 'json.repair',
  });
});

test.each([
  ['{"b":1.0,"a":[]}', 'json.format', '{\n  "b": 1.0,\n  "a": []\n}'],
  ["{a: 'b',}", 'json.repair', '{"a": "b"}'],
  ['{"a":1}\n{"a":2}', 'json.repair', '[\n{"a":1},\n{"a":2}\n]'],
  ['{"a":1.0}\n[]', 'json.format', '[\n  {\n    "a": 1.0\n  },\n  []\n]'],
] as const)('%j by %s is copied as %j', (text, operation, copied) => {
  expect(answer(sampleOf(text), { confidence: 1, preview: '', screenId: 'JSONFormatter', operation })).toBe(copied);
});

test('answers to brackets that open', () => {
  expect(recognise(sampleOf('['.repeat(60_000)))).toMatchObject({ confidence: 0.7 });
});
