import { describe, expect, test } from 'vitest';
import { changeOption, defaultOptions, defaultParserOptionsText, readParserOptions } from './parser-options.ts';

describe('the defaults', () => {
  test('are what a blank text and the text of the defaults stand for', () => {
    expect(readParserOptions(' ')).toEqual({ ok: true, value: { options: defaultOptions, notes: [] } });
    expect(readParserOptions(defaultParserOptionsText)).toEqual({
      ok: true,
      value: { options: defaultOptions, notes: [] },
    });
  });

  test('are a line an option', () => {
    expect(defaultParserOptionsText).toContain(
      '\n  "delimitersToGuess": [",", "\\t", "|", ";", "\\u001e", "\\u001f"],\n',
    );
  });
});

describe('reading', () => {
  test('takes options of the right types', () => {
    const text =
      '{"delimiter": ";", "newline": "\\r\\n", "header": true, "dynamicTyping": {"a": true}, "comments": true, "skipEmptyLines": "greedy", "fastMode": true, "preview": 10, "skipFirstNLines": 2, "quoteChar": "\'"}';
    const read = readParserOptions(text);
    expect(read).toMatchObject({
      ok: true,
      value: {
        options: {
          delimiter: ';',
          newline: '\r\n',
          header: true,
          dynamicTyping: { a: true },
          comments: '#',
          skipEmptyLines: 'greedy',
          fastMode: true,
          preview: 10,
          skipFirstNLines: 2,
          quoteChar: "'",
        },
      },
    });
  });

  test.each<[string, string, number, number, string]>([
    ['JSON that ends too early', '{"header": true', 1, 16, ''],
    ['no object', '[1]', 1, 1, 'The options are a JSON object'],
    [
      'a text for a switch',
      '{\n  "header": "yes"\n}',
      2,
      3,
      'header must be true or false, or null to have it guessed.',
    ],
    ['a number for a text', '{"delimiter": 1}', 1, 2, 'delimiter must be'],
    ['a delimiter that is none', '{"delimiter": "\\n"}', 1, 2, 'delimiter must be'],
    ['a line break that is none', '{"newline": "x"}', 1, 2, 'newline must be'],
    ['two quote characters', '{"quoteChar": "\'\'"}', 1, 2, 'quoteChar must be one character'],
    ['half a row', '{"preview": 1.5}', 1, 2, 'preview must be a whole number'],
    ['fewer than no rows', '{"preview": -1}', 1, 2, 'preview must be a whole number'],
    ['a column that is not a switch', '{"dynamicTyping": {"a": 1}}', 1, 2, 'dynamicTyping must be'],
    ['no delimiters', '{"delimitersToGuess": []}', 1, 2, 'delimitersToGuess must be'],
    [
      'comments that start as cells end',
      '{"comments": ";", "delimiter": ";"}',
      1,
      1,
      'comments and delimiter must differ',
    ],
    ['cells that end in quotes', '{"quoteChar": ";", "delimiter": ";"}', 1, 1, 'delimiter and quoteChar must differ'],
  ])('%s is marked', (_, text, line, column, message) => {
    const read = readParserOptions(text);
    expect(read).toMatchObject({ ok: false, error: { position: { line, column } } });
    expect(read.ok ? '' : read.error.message).toContain(message);
  });

  test.each([
    ['{"quoteChar": "\'"}', "'"],
    ['{"quoteChar": "\'", "escapeChar": "\\""}', "'"],
    ['{"quoteChar": "\'", "escapeChar": "\\\\"}', '\\'],
    ['{"escapeChar": "\\\\"}', '\\'],
  ])('%s escapes quotes by %s', (text, escapeChar) => {
    const read = readParserOptions(text);
    expect(read.ok && read.value.options.escapeChar).toBe(escapeChar);
  });

  test('names what does nothing here, with its place', () => {
    const read = readParserOptions('{"worker": true,\n "step": "x", "headers": 1, "download": false, "__proto__": 1}');
    expect(read.ok && read.value.notes).toEqual([
      {
        text: '“worker” does nothing here: the work is always done in a worker.',
        position: { offset: 1, line: 1, column: 2 },
      },
      {
        text: '“step” does nothing here: it is a function, and JSON has none.',
        position: { offset: 18, line: 2, column: 2 },
      },
      { text: 'PapaParse has no option “headers”.', position: { offset: 31, line: 2, column: 15 } },
      { text: 'PapaParse has no option “__proto__”.', position: expect.anything() },
    ]);
    expect(read.ok && read.value.options).toEqual(defaultOptions);
  });
});

test('a changed option leaves the others', () => {
  expect(changeOption('{"foo": [1], "header": false}', 'header', true)).toBe('{\n  "foo": [1],\n  "header": true\n}');
  const changed = readParserOptions(changeOption('', 'delimiter', '\t'));
  expect(changed.ok && changed.value.options).toEqual({ ...defaultOptions, delimiter: '\t' });
});
