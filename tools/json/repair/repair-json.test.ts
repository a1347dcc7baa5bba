import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repairJson } from './repair-json.ts';

function repaired(text: string): string {
  const result = repairJson(text);
  return result.ok ? result.value.json : `${result.error.code}: ${result.error.message}`;
}

describe('repairs', () => {
  test.each([
    [
      'single quotes, a trailing comma, a bare key',
      "{'name': 'Web', tools: [1,2,],}",
      '{"name": "Web", "tools": [1,2]}',
    ],
    ['comments', '{/* a */"a":1 // b\n}', '{"a":1 \n}'],
    ['a missing comma', '[1 2]', '[1, 2]'],
    ['a missing colon', '{"a" 1}', '{"a": 1}'],
    ['a missing value', '{"a":}', '{"a":null}'],
    ['a document cut in an object', '{"a":[1,{"b":2', '{"a":[1,{"b":2}]}'],
    ['a document cut in a string', '{"a":"tex', '{"a":"tex"}'],
    ['a document cut in an escape', '{"a":"\\u26', '{"a":""}'],
    ['a document cut after a backslash', '{"a":"b,c\\', '{"a":"b,c"}'],
    ['a document cut in a word', '[tru', '[true]'],
    ['closing brackets too many', '{"a":1}}]', '{"a":1}'],
    ['constants of Python', '[None, True, False]', '[null, true, false]'],
    ['what JSON has no number for', '[NaN, undefined]', '["NaN", null]'],
    ['MongoDB types', '{"a":NumberLong("2"),"b":ObjectId("5f")}', '{"a":"2","b":"5f"}'],
    ['JSONP', 'callback({"a":1});', '{"a":1}'],
    ['concatenated strings', '["a" + \'b\' + "c"]', '["abc"]'],
    ['newline-delimited JSON', '{"a":1}\n{"a":2}\n', '[\n{"a":1},\n{"a":2}\n]'],
    ['newline-delimited JSON with a fault in it', '{"a":1}\n{a:2}', '[\n{"a":1},\n{"a":2}\n]'],
    ['quotes inside a string', '{"a":"say "hi" now"}', '{"a":"say \\"hi\\" now"}'],
    ['a line break in a string', '["a\nb"]', '["a\\nb"]'],
    ['typographic quotes', '{“a”: “b”}', '{"a": "b"}'],
    ['a code block of Markdown', '```json\n[1]\n```', '\n[1]\n'],
    ['a byte order mark and no-break spaces', '\ufeff{"a":\u00a01}', ' {"a": 1}'],
    ['an ellipsis', '[1, 2, ...]', '[1, 2 ]'],
    ['one bare word', 'hello', '"hello"'],
    ['letters outside of ASCII', "{ключ: '👋 ü'}", '{"ключ": "👋 ü"}'],
  ])('%s', (_, text, expected) => {
    expect(repaired(text)).toBe(expected);
  });

  test('an apostrophe in a word', () => {
    expect(repaired("{'a': 'it's', 'b': 'l'été, I'm'}")).toBe('{"a": "it\'s", "b": "l\'été, I\'m"}');
  });

  test.each([
    ['["a[b",]', '["a[b"]'],
    ["{'a': 'b{c'}", '{"a": "b{c"}'],
    ['[{"a":["[x"]},]', '[{"a":["[x"]}]'],
    ['{"a":f(":(")}', '{"a":":("}'],
  ])('a bracket that is open in a string: %s', (text, expected) => {
    expect(repaired(text)).toBe(expected);
  });

  test('strings of Python with a prefix are not taken for words with an apostrophe', () => {
    expect(repaired("{u'a': b'it', u'b': 1}")).toBe('{"a": "it", "b": 1}');
  });
});

describe('keeps every digit', () => {
  test.each(['12345678901234567890', '1e400', '1.0', '-0', '0.10', '1E+5', '123456789.123456789123456789'])(
    '%s',
    (number) => {
      expect(repaired(`{a: ${number},}`)).toBe(`{"a": ${number}}`);
    },
  );
});

describe('leaves valid JSON as it is', () => {
  test.each(['[1]', ' {"a" : 1.0}\r\n', '["a[b"]', '{"a":"b{"}', '""', '1e400', '{"a":1,"a":2}', `"\ue000'['\ue001"`])(
    '%s',
    (text) => {
      expect(repaired(text)).toBe(text);
    },
  );

  test('whatever it is', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 4 }), (text) => repaired(text) === text));
  });
});

test('repairs a document wherever it is cut', () => {
  const document = '{"a":[1,-2.5e3,"x[\\n\\u00e9"],"b":{"c":null,"d":"it\'s, \\"so\\""},"e":"👋"}';
  for (let end = 1; end <= document.length; end += 1) {
    const result = repairJson(document.slice(0, end));
    expect(result.ok, document.slice(0, end)).toBe(true);
    expect(() => JSON.parse(result.ok ? result.value.json : '')).not.toThrow();
  }
});

test('whatever comes in, what comes out is JSON or an error with its place', () => {
  const fragment = fc.constantFrom(
    ...'[]{}(),:"\'\\\n +-/*.01eaTN&;`“\ud83d'.split(''),
    'null',
    '\\u12',
    '"a"',
    '//',
    '```',
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 24 }), (fragments) => {
      const result = repairJson(fragments.join(''));
      if (result.ok) {
        JSON.parse(result.value.json);
      } else {
        expect(result.error.position).toBeDefined();
      }
    }),
    { numRuns: 5000 },
  );
});

test('writes surrogates without their other half as escapes, and leaves pairs alone', () => {
  expect(repaired('{"a":"\ud83d\ude00 \ud83d"}')).toBe('{"a":"😀 \\ud83d"}');
  expect(repaired("['\udc00 😀',]")).toBe('["\\udc00 😀"]');
});

describe('says where it knows no repair', () => {
  test.each([
    { text: '{"a":1} x', line: 1, column: 9, message: 'The character x is not allowed here.' },
    { text: '[\n  "👋", "a\u0001b"]', line: 2, column: 10, message: 'U+0001 cannot be in a string' },
    { text: '{"a":1,\r\n:2}', line: 2, column: 1, message: 'Expected the key of an object' },
    { text: '{"a"*1}', line: 1, column: 5, message: 'Expected a colon' },
    { text: '// only a comment', line: 1, column: 18, message: 'There is no value in this text.' },
    { text: ' /* so */\n]1', line: 2, column: 1, message: 'No value can begin with ].' },
    { text: 'f(,{"a":1})', line: 1, column: 2, message: 'No repair is known' },
  ])('$text', ({ text, line, column, message }) => {
    const result = repairJson(text);
    expect(result).toMatchObject({ ok: false, error: { code: 'unrepairable', position: { line, column } } });
    expect(result.ok ? '' : result.error.message).toContain(message);
  });
});

describe('invents nothing for an arrow', () => {
  test.each([
    { text: "['a' => 1]", line: 1, column: 6 },
    { text: "['a'=>1]", line: 1, column: 5 },
    { text: "[\n  1 => 'a',\n  2 => ['b'],\n]", line: 2, column: 5 },
    { text: "['list' => ['x' => [1, 2]]]", line: 1, column: 9 },
    { text: '{"a"=>1}', line: 1, column: 5 },
    { text: '{"a": 1, :b => 2}', line: 1, column: 13 },
    { text: '{a=>1}', line: 1, column: 3 },
    { text: '{"a": (x) => 1}', line: 1, column: 11 },
    { text: "array('a' => 1)", line: 1, column: 11 },
  ])('$text', ({ text, line, column }) => {
    expect(repairJson(text)).toMatchObject({ ok: false, error: { code: 'arrow', position: { line, column } } });
  });

  test.each([
    ["{a: \"b => c\", 'd': '=>'}", '{"a": "b => c", "d": "=>"}'],
    ['a => b', '"a => b"'],
    ['12:00 handler => {"a": 1}', '{"a": 1}'],
    ['[main] a => b {"a": 1}', '{"a": 1}'],
    ['{"a": 1, /* b => c */}', '{"a": 1 }'],
  ])('an arrow elsewhere: %s', (text, expected) => {
    expect(repaired(text)).toBe(expected);
  });
});

test.each([5000, 30_000])('arrays and objects nested %d deep', (depth) => {
  // Does not use toBe, because formatting a diff of megabytes takes minutes.
  expect(repaired('['.repeat(depth)) === `${'['.repeat(depth)}${']'.repeat(depth)}`).toBe(true);
  const objects = repaired('{a:'.repeat(depth));
  expect(objects === `${'{"a":'.repeat(depth)}null${'}'.repeat(depth)}`).toBe(true);
});

test('ten thousand levels, each with a closing bracket in a string', () => {
  const result = repaired('["]",'.repeat(10_000));
  expect(result.startsWith('["]",["]",')).toBe(true);
  expect(result.endsWith(']'.repeat(9999))).toBe(true);
});

test('a log of ten million characters', () => {
  const line = JSON.stringify({ level: 'info', message: 'x'.repeat(70) });
  const log = Array.from({ length: 100_000 }, () => line);
  expect(repaired(log.join('\r\n'))).toBe(`[\n${log.join(',\n')}\n]`);
});

test('three million characters', () => {
  const text = `[${Array.from({ length: 100_000 }, (_, index) => `{'id': ${index}, 'name': 'it's'}`).join(',\n')}`;
  expect(text.length).toBeGreaterThan(2_800_000);
  const result = repaired(text);
  expect(result.startsWith('[{"id": 0, "name": "it\'s"},\n')).toBe(true);
  expect(result.endsWith('{"id": 99999, "name": "it\'s"}]')).toBe(true);
});

describe('a long text with a fault in each row', () => {
  const rowCount = 10_000;
  const rows = (row: (index: number) => string, between: string) =>
    Array.from({ length: rowCount }, (_, index) => row(index)).join(between);

  test.each([
    {
      what: 'trailing commas, bare keys, constants of Python, comments',
      text: `[${rows((index) => `{id: ${index}, 'name': "n", active: True, tags: ['a',],} /* so */`, ',\n')}]`,
      expected: `[${rows((index) => `{"id": ${index}, "name": "n", "active": true, "tags": ["a"]} `, ',\n')}]`,
    },
    {
      what: 'missing commas',
      text: `[${rows((index) => `{"id": ${index} "b": "c"}`, '\n')}]`,
      expected: `[${rows((index) => `{"id": ${index}, "b": "c"}`, ',\n')}]`,
    },
    {
      what: 'newline-delimited, with bare keys',
      text: rows((index) => `{id: ${index}, tool: 'x'}`, '\n'),
      expected: `[\n${rows((index) => `{"id": ${index}, "tool": "x"}`, ',\n')}\n]`,
    },
    {
      what: 'one fault in it, a string that is longer than what is kept at a time',
      text: `{a: 'x', b: "${'y'.repeat(1_500_000)}",}`,
      expected: `{"a": "x", "b": "${'y'.repeat(1_500_000)}"}`,
    },
  ])('$what', ({ text, expected }) => {
    expect(repaired(text) === expected).toBe(true);
  });

  test('says where no repair is known', () => {
    const text = `[${rows((index) => `{id: ${index}}`, ',\n')}]\n:`;
    expect(repairJson(text)).toMatchObject({
      ok: false,
      error: { code: 'unrepairable', position: { line: rowCount + 1, column: 1 } },
    });
  });
});
