import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WarningCollector } from '../conversion-warnings.ts';
import { type Data, NumberText } from '../data.ts';
import { type IndentText, writeJsonText } from '../write/write-json-text.ts';
import { readJson } from './read-json.ts';

function read(text: string) {
  const warnings = new WarningCollector();
  return { result: readJson(text, warnings), warnings: warnings.collect() };
}

const dataOf = (text: string) => {
  const { result } = read(text);
  return result.ok ? result.value : result.error;
};

describe('readJson', () => {
  test.each<[string, Data]>([
    ['null', null],
    ['true', true],
    ['"a\\n\\u0062"', 'a\nb'],
    ['12345678901234567890', new NumberText('12345678901234567890')],
    ['1.0', new NumberText('1.0')],
    ['[]', []],
    ['{}', new Map()],
    ['\ufeff{"é":["👋"]}', new Map([['é', ['👋']]])],
    ['{"__proto__":1}', new Map([['__proto__', new NumberText('1')]])],
  ])('reads %s', (text, data) => expect(dataOf(text)).toEqual(data));

  test('keeps the order of keys that look like numbers', () => {
    const data = dataOf('{"b":1,"2":1,"1":1}');
    expect(data instanceof Map && [...data.keys()]).toEqual(['b', '2', '1']);
  });

  test('takes the last of repeated keys, as JSON.parse does, and says where they are', () => {
    const { result, warnings } = read('{"a": 1,\n"b": 2, "a": 3}');
    expect(result.ok && writeJsonText(result.value, '')).toBe('{"a":3,"b":2}');
    expect(warnings.summary).toBe('1 duplicate key');
    expect(warnings.listed).toEqual([
      {
        text: 'The key "a" is also on line 1: only the last one counts.',
        position: { offset: 17, line: 2, column: 9 },
      },
    ]);
  });

  test('counts more duplicates than it lists', () => {
    const { warnings } = read(`{${'"a":1,'.repeat(1000)}"a":1}`);
    expect(warnings.summary).toBe('1,000 duplicate keys');
    expect(warnings.listed.length + warnings.unlisted).toBe(1000);
  });

  test.each([
    ['{"a": }', { code: 'missing-value', line: 1, column: 7 }],
    ['[1,\n2,]', { code: 'trailing-comma', line: 2, column: 2 }],
    ['["\ud800"]', { code: 'lone-surrogate', line: 1, column: 3 }],
  ])('says where %j is not JSON', (text, { code, line, column }) => {
    const { result } = read(text);
    expect(result).toMatchObject({ ok: false, error: { code, position: { line, column } } });
  });

  test('writeJsonText lays out what was read as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom<IndentText[]>('', '  ', '\t'), (value, indent) => {
        const { result } = read(JSON.stringify(value));
        expect(result.ok && writeJsonText(result.value, indent)).toBe(JSON.stringify(value, null, indent));
      }),
    );
  });
});
