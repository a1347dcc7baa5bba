import { describe, expect, test } from 'vitest';
import { repairJson } from './repair-json.ts';

type Kind = 'none' | 'punctuation' | 'guess';

describe('reads what is meant, and says whether that is a guess', () => {
  test.each<[string, string, Kind]>([
    ['{"a":1}', '{"a":1}', 'none'],
    ["{'a': b'x', u'b': True, c: None,} # so", '{"a": "x", "b": true, "c": null} ', 'guess'],
    ["{u'a': r'x', 'b': True, c: None,} # so", '{"a": "x", "b": true, "c": null} ', 'punctuation'],
    ['[1,,2]', '[1,null,2]', 'guess'],
    ['[1, ,2,]', '[1, null,2]', 'guess'],
    ['[,1]', '[null,1]', 'guess'],
    ['{"a":1,,"b":2}', '{"a":1,"b":2}', 'punctuation'],
    ['{"a":1,,,"b":[1,,,2]}', '{"a":1,"b":[1,null,null,2]}', 'guess'],
    ['{"a":+1,"b":[+.5, -2]}', '{"a":1,"b":[0.5, -2]}', 'punctuation'],
    ['(1,2,3)', '[1,2,3]', 'punctuation'],
    ["{'a': (1, (2, 'x)')), 'b': ()}", '{"a": [1, [2, "x)"]], "b": []}', 'punctuation'],
    ['({"a":1});', '{"a":1}', 'punctuation'],
    ['[(1)]', '[1]', 'punctuation'],
    ['[nul, tru, Non, fals]', '[null, true, null, false]', 'guess'],
    ['[TRUE, Null, none]', '[true, null, null]', 'punctuation'],
    ['[nullable, trust]', '["nullable", "trust"]', 'guess'],
    ['{"nul": 1,}', '{"nul": 1}', 'punctuation'],
    ['# first\n{"a": 1, # one\n"b": "# two"} # last', '\n{"a": 1, \n"b": "# two"} ', 'punctuation'],
    ['{color: #fff, tag: #a, list: [#abc123]}', '{"color": "#fff", "tag": "#a", "list": ["#abc123"]}', 'guess'],
    ['"He (52) is six feet ((72")) tall"', '"He (52) is six feet ((72\\")) tall"', 'punctuation'],
    ['{"a": 1.000,50}', '{"a": "1.000,50"}', 'guess'],
    ['{"a": 1,234.5, "b": 2}', '{"a": "1,234.5", "b": 2}', 'guess'],
    ['{a: 1,2: 3}', '{"a": 1,"2": 3}', 'punctuation'],
    ['[1.000,50,]', '[1.000,50]', 'guess'],
    ['{"a":undefined,"b":NaN,"c":0x1F,"d":007}', '{"a":null,"b":"NaN","c":"0x1F","d":"007"}', 'guess'],
    ['{"a":}', '{"a":null}', 'guess'],
    ['{\\"a\\":\\"x\\\\\\"y\\"}', '{"a":"x\\"y"}', 'punctuation'],
    ['{\\\\\\"a\\\\\\":1}', '{"a":1}', 'punctuation'],
    ['{\n  \\"a\\": [1]\n}', '{\n  "a": [1]\n}', 'punctuation'],
    ['{"a":1}{"b":2}', '[\n{"a":1},{"b":2}\n]', 'punctuation'],
    ['{a:1} {b:2}\n[3]', '[\n{"a":1}, {"b":2},\n[3]\n]', 'punctuation'],
    ['{"a":1}\n{"b":2}', '[\n{"a":1},\n{"b":2}\n]', 'punctuation'],
    ['12:00:01 INFO sent {"id":1} to [web]', '{"id":1}', 'guess'],
    ['[2025-01-01] app[12]: {"id":1}\n[2025-01-02] {"id":"{"}', '[\n{"id":1},\n{"id":"{"}\n]', 'guess'],
    ['{"a": https://a.b/c?d=1}', '{"a": "https://a.b/c?d=1"}', 'guess'],
    ['{"a": "x" /* y */, "b": "tex', '{"a": "x" , "b": "tex"}', 'punctuation'],
    ['callback({"a":1});', '{"a":1}', 'guess'],
  ])('%s', (text, json, kind) => {
    expect(repairJson(text)).toMatchObject({ value: { json, kind } });
  });
});

test('tells what was guessed, each once', () => {
  const result = repairJson('[1,,2,,3, nul, hello]');
  expect(result.ok && result.value.notes).toEqual([
    'An empty place between two commas in a list became null.',
    '“nul” was completed to null.',
    '“hello” has no quotes and was read as a string.',
  ]);
  const numbers = repairJson('{"a": -, "b": [-, 5], "c": 1e}');
  expect(numbers.ok && numbers.value).toMatchObject({
    json: '{"a": "-", "b": ["-", 5], "c": 1e0}',
    notes: ['“-” has no quotes and was read as a string.', '“1e” was read as 1e0, since its exponent is missing.'],
  });
  const many = repairJson(`[${Array.from({ length: 30 }, (_, index) => `word${index}`).join()}]`);
  expect(many.ok && many.value.notes).toHaveLength(9);
});

test.each([
  ['Foo (2)', '2', 'Foo'],
  ['{"a": NumberLong("2")}', '{"a": "2"}', 'NumberLong'],
  ['{a: ISODate("2024-01-01")}', '{"a": "2024-01-01"}', 'ISODate'],
  ['callback({"a":1});', '{"a":1}', 'callback'],
])('tells the name of a call that was removed: %s', (text, json, name) => {
  const notes = [`“${name}(…)” was read as the value in its brackets.`];
  expect(repairJson(text)).toMatchObject({ value: { json, kind: 'guess', notes } });
});

describe('a text without quotes is named as a whole', () => {
  test.each([
    ['{"a": hello world, "b": 1}', '{"a": "hello world", "b": 1}', 'hello world'],
    ['[hello big world]', '["hello big world"]', 'hello big world'],
    ['{"a": hello wor', '{"a": "hello wor"}', 'hello wor'],
    ['{"a": New York # city\n}', '{"a": "New York" \n}', 'New York'],
    ['{"a": b:c d}', '{"a": "b:c d"}', 'b:c d'],
    ['{"a": red #f00}', '{"a": "red #f00"}', 'red #f00'],
    ['{"a": see http://a.b/c now}', '{"a": "see http://a.b/c now"}', 'see http://a.b/c now'],
    ['{"a": 2020-01-01 10:00:00}', '{"a": "2020-01-01 10:00:00"}', '2020-01-01 10:00:00'],
    ['{"a": hello (x) y}', '{"a": "hello (x) y"}', 'hello (x) y'],
    ['{"a": and/or this}', '{"a": "and/or this"}', 'and/or this'],
    ['{"a": undefined behaviour}', '{"a": "undefined behaviour"}', 'undefined behaviour'],
    ['{"a": tru love}', '{"a": "tru love"}', 'tru love'],
    ['(hello world)', '"hello world"', 'hello world'],
    ['{"a": 10 km}', '{"a": "10 km"}', '10 km'],
    ['{"a": -10 km/h, "b": 2}', '{"a": "-10 km/h", "b": 2}', '-10 km/h'],
    ['{"a": 10 km\n "b": 2}', '{"a": "10 km",\n "b": 2}', '10 km'],
    ['{"a": 5 km (3 miles)}', '{"a": "5 km (3 miles)"}', '5 km (3 miles)'],
    ['{"a": 3 + 4}', '{"a": "3 + 4"}', '3 + 4'],
    ['{"a": 12:30, "b": 1}', '{"a": "12:30", "b": 1}', '12:30'],
    ['{"a": 12:30 Uhr}', '{"a": "12:30 Uhr"}', '12:30 Uhr'],
    ['{"a": True love}', '{"a": "True love"}', 'True love'],
    ['{"a": none of them}', '{"a": "none of them"}', 'none of them'],
    ['{"a": 1 2}', '{"a": "1 2"}', '1 2'],
  ])('%s', (text, json, named) => {
    const result = repairJson(text);
    expect(result).toMatchObject({ value: { json, kind: 'guess' } });
    expect(result.ok && result.value.notes[0]).toBe(`“${named}” has no quotes and was read as a string.`);
  });

  test.each([
    ['[TRUE None 1 2]', '[true, null, 1, 2]'],
    ['[1 2]', '[1, 2]'],
    ['{a: 1 b: 2}', '{"a": 1, "b": 2}'],
    ['{a: 1 b:2}', '{"a": 1, "b":2}'],
    ['{a: True b: None}', '{"a": true, "b": null}'],
    ['{"a": 1 "b": 2}', '{"a": 1, "b": 2}'],
    ['{"a": 1 # so\n}', '{"a": 1 \n}'],
    ['{"a": 1 // so\n}', '{"a": 1 \n}'],
    ['{"a": NumberLong (5)}', '{"a": 5}'],
    ['{"a": hello\n "b": 1}', '{"a": "hello",\n "b": 1}'],
  ])('but other values are read apart: %s', (text, json) => {
    expect(repairJson(text)).toMatchObject({ value: { json } });
  });

  test('in time proportional to its length', () => {
    for (const part of ['a ', 'a:', 'a(', 'a (b) ', ': ', 'a #', 'a /']) {
      expect(repairJson(`{"a": ${part.repeat(20_000)}`)).toHaveProperty('ok');
      expect(repairJson(`{"a": 1 ${part.repeat(20_000)}}`)).toHaveProperty('ok');
    }
  });
});

test('what is refused is placed in the text as it was written', () => {
  expect(repairJson('{"a":+1,,\n"b":[+1,,2],\n"c"*1}')).toMatchObject({
    error: { code: 'unrepairable', position: { line: 3, column: 4 } },
  });
});
