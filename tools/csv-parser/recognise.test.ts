import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const sampleOf = (text: string, fileName?: string) => ({
  text,
  size: text.length,
  ...(fileName !== undefined && { fileName }),
});

describe('recognises', () => {
  test.each([
    ['name,age\nAda,36\nAlan,41\n', 0.7, '3 rows × 2 columns by , (comma): name, age'],
    ['name;age\r\nAda;36\r\nAlan;41', 0.85, '3 rows × 2 columns by ; (semicolon): name, age'],
    ['a\tb\n1\t2', 0.7, '2 rows × 2 columns by tab: a, b'],
    ['a|b\n1|2\n3|4', 0.7, '3 rows × 2 columns by | (pipe): a, b'],
    ['a,b\n1,2', 0.5, '2 rows × 2 columns by , (comma): a, b'],
    ['\ufeff"a ""x""","b\nc"\n1,2\n3,4', 0.7, '3 rows × 2 columns by , (comma): a "x", b c'],
    ['1,5;2,5\n3,5;4,5\n5,5;6,5', 0.85, '3 rows × 2 columns by ; (semicolon): 1,5, 2,5'],
    ['id, name, age\n1, Ada, 36\n2, Alan, 41\n3, Grace, 85', 0.7, '4 rows × 3 columns by , (comma): id, name, age'],
    ['a; b; c\n1; 2; 3', 0.7, '2 rows × 3 columns by ; (semicolon): a, b, c'],
    ['sep=;\na;b\n1;2', 0.95, '2 rows × 2 columns by ; (semicolon): a, b'],
    ['\ufeffsep=,\r\na;a,b\r\n1;1,2\r\n', 0.95, '2 rows × 2 columns by , (comma): a;a, b'],
    ['SEP=^\nname^ age\nAda^ 36', 0.95, '2 rows × 2 columns by ^: name, age'],
    ['a,b\n'.repeat(10_000), 0.7, '10,000 rows × 2 columns by , (comma): a, b'],
  ])('%.40j', (text, confidence, preview) => {
    expect(recognise(sampleOf(text))).toMatchObject({ confidence, preview, operation: 'csv.to-json' });
  });

  test('a longer text by its beginning', () => {
    expect(recognise({ text: 'a,b\n'.repeat(10_000), size: 100_000_000 })).toMatchObject({
      preview: 'many rows × 2 columns by , (comma): a, b',
    });
  });

  test('rows with line breaks in quotes as one', () => {
    expect(recognise(sampleOf('a,b\n"1\n2",3\n\n4,5\n'))).toMatchObject({
      preview: '3 rows × 2 columns by , (comma): a, b',
    });
  });

  test('a file by its name', () => {
    expect(recognise(sampleOf('a,b\n1,2', 'table.CSV'))).toMatchObject({ confidence: 0.95 });
  });
});

test.each([
  ['nothing', ''],
  ['a blank', ' \n '],
  ['one line', 'a,b,c'],
  ['prose', 'First, we do this.\nThen, we do that.\nAt last, we rest.'],
  ['prose in lines with two commas', 'First, we do this, well.\nThen, we do that, too.\nAt last, we rest, of course.'],
  ['two columns of names in prose', 'Dear Ada, hello\nDear Alan, hello\nDear Grace, hello'],
  ['calls', 'add(1, 2, 3)\nadd(4, 5, 6)\nadd(7, 8, 9)'],
  ['rows that differ', 'a,b\n1,2,3\n4,5'],
  ['a name for the delimiter without rows', 'sep=;\n'],
  ['rows that differ by the delimiter that is named', 'sep=;\na,b\n1,2'],
  ['statements', 'let a = 1;\nlet b = 2;\nlet c = 3;'],
  ['a Markdown table', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['a Markdown table without borders', 'a|b\n-|-\n1|2'],
  ['lines of JSON', '{"a":1,"b":2}\n{"a":3,"b":4}'],
  ['an array of JSON', '[\n1,2,\n3,4,\n5,6\n]'],
  ['HTML', '<p>a, b</p>\n<p>c, d</p>'],
  ['PEM', '-----BEGIN X-----\na,b\n-----END X-----'],
  ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
  ['half a character', '\ud800'],
  ['a quote that is not closed', '"a,b\n1,2'],
])('leaves %s alone', (_, text) => {
  expect(recognise(sampleOf(text))).toBeUndefined();
});

test('leaves bytes alone', () => {
  expect(recognise({ bytes: Uint8Array.of(1), size: 1, fileName: 'a.csv' })).toBeUndefined();
});
