import { describe, expect, it } from 'vitest';
import { writeJson } from '#shared/formats/lossless-json/write-json.ts';
import { describeTaken } from './describe-taken.ts';
import { takeJson } from './take-json.ts';

function take(text: string) {
  const result = takeJson(new TextEncoder().encode(text));
  if (!result.ok) {
    return { error: result.error };
  }
  const { document, taken, warnings } = result.value;
  const written = writeJson(document, { maximumLength: 1e8 });
  return {
    json: written.ok ? new TextDecoder().decode(written.value.bytes) : written.error.message,
    words: taken && describeTaken(taken),
    taken,
    warnings,
  };
}

const fence = '```';

describe('takes', () => {
  it.each([
    ['JSON as it is', ' {"a":1.0}\n', '{"a":1.0}', undefined],
    [
      'lines',
      '{"a":1.0}\n{"b":12345678901234567890}\n',
      '[{"a":1.0},{"b":12345678901234567890}]',
      'JSON Lines: 2 values, shown as one array.',
    ],
    [
      'lines with CR LF, blank ones and space',
      '\r\n [1] \r\n\t\r\n{}\r\n',
      '[[1],{}]',
      'JSON Lines: 2 values, shown as one array.',
    ],
    ['lines of any value', '1\n"two"\nnull', '[1,"two",null]', 'JSON Lines: 3 values, shown as one array.'],
    ['JSON after a place', '(node:12) Warning: [{"a":1}]', '[{"a":1}]', /^Taken from other text/],
    ['JSON in quotation marks of a shell', `'{"a":1}'`, '{"a":1}', /^Taken from other text.* 2 characters around it/],
    ['JSON under a comment', '// settings\n{"a":1}', '{"a":1}', /^Taken from other text/],
    [
      'a log line',
      '2026-01-02T03:04:05Z INFO sent {"id":1,"é":[2]} to web',
      '{"id":1,"é":[2]}',
      'Taken from other text: the JSON at line 1, column 32. 33 characters around it are left out.',
    ],
    [
      'several log lines',
      '[main] a {"x":1}\n[main] b {"x":2}{"x":3}',
      '[{"x":1},{"x":2},{"x":3}]',
      'Taken from other text: 3 values, the first at line 1, column 10, shown as one array. 14 characters around them are left out.',
    ],
    [
      'a Markdown block',
      `# Answer\n\n${fence}json\n{\n  "a": 1\n}\n${fence}\nDone`,
      '{"a":1}',
      'Taken from a Markdown block: the JSON at line 4, column 1. 21 characters around it are left out.',
    ],
    ['a block without a language', `Text:\n~~~\n[1, 2]\n~~~`, '[1,2]', /^Taken from a Markdown block/],
    ['a block that is not closed', `Text\n${fence}json\n{"a":1}`, '{"a":1}', /^Taken from a Markdown block/],
    [
      'the JSON among blocks of other languages',
      `${fence}js\n{}\n${fence}\n${fence}JSON title="x"\n"a"\n${fence}`,
      '"a"',
      /^Taken from a Markdown block/,
    ],
    [
      'lines in a block',
      `${fence}jsonl\n{"a":1}\n{"a":2}\n${fence}`,
      '[{"a":1},{"a":2}]',
      /^Taken from Markdown blocks: 2 values/,
    ],
  ])('%s', (_, text, json, words) => {
    const result = take(text);
    expect(result).toMatchObject({ json });
    if (words instanceof RegExp) {
      expect(result.words).toMatch(words);
    } else {
      expect(result.words).toBe(words);
    }
  });
});

it('names the places of warnings in the text that they were taken from', () => {
  expect(take('{"a":1}\n  {"é":1,"é":2}').warnings?.duplicateKeys.listed).toMatchObject([
    {
      position: { offset: 17, line: 2, column: 10 },
      earlierPosition: { line: 2, column: 4 },
      path: { dotted: '$[1].é' },
    },
  ]);
  expect(take('žž INFO\nb 1e999 {"n":1e999}').warnings?.changedNumbers.listed).toMatchObject([
    { position: { line: 2, column: 14, offset: 21 }, path: { dotted: '$.n' } },
  ]);
});

it('tells of what it leaves out because it is broken', () => {
  const { json, words, taken } = take('first {"a":1} ok\nsecond {"b": {"c": 2}, oops} end\nthird {"d":');
  expect(json).toBe('{"a":1}');
  expect(words).toContain('2 parts that are not valid JSON are left out, too.');
  expect(taken?.broken).toMatchObject([{ position: { line: 2, column: 24 } }, { position: { line: 3, column: 12 } }]);
  const blocks = take(`${fence}json\n{"a":1}\n${fence}\n${fence}json\n{"a":\n 1,}\n${fence}`);
  expect(blocks).toMatchObject({ json: '{"a":1}', taken: { brokenCount: 1, broken: [{ position: { line: 6 } }] } });
});

describe('leaves to its error', () => {
  it.each([
    ['a document with a fault, though a part of it is JSON', '{"a": [1,2}, "b": {"c": 1}}'],
    ['a value in two halves, a line each', '{"a":1\n"b":2}'],
    ['lines with a comma behind', '{"a":1},\n{"a":2}'],
    ['a line with two values', '[1]\n[2] [3]'],
    ['lines of figures of a log', 'at [12] and [3.4], {} too'],
    ['prose', 'Nothing here.'],
    ['a broken object in a log', 'sent {"a": {"b": 1}, x}'],
  ])('%s', (_, text) => {
    expect(take(text)).toHaveProperty('error');
  });

  it('names the line that is none in JSON Lines', () => {
    expect(take('{"a":1}\n\n{"a":2,}\n{"a":3}').error).toMatchObject({
      message: expect.stringMatching(/^This looks like JSON Lines, .* not one: /),
      position: { line: 3, column: 7, offset: 15 },
    });
  });
});

it('takes a hundred thousand lines', () => {
  const { json } = take('{"a":1}\n'.repeat(100_000));
  expect(json).toBe(`[${Array.from({ length: 100_000 }, () => '{"a":1}').join(',')}]`);
});
