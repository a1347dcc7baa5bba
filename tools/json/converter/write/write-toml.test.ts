import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WarningCollector } from '../conversion-warnings.ts';
import { type Data, DateText, NumberText } from '../data.ts';
import { readJson } from '../read/read-json.ts';
import { readToml } from '../read/read-toml.ts';
import { writeToml } from './write-toml.ts';

function dataOf(json: string): Data {
  const result = readJson(json, new WarningCollector());
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

function write(data: Data) {
  const warnings = new WarningCollector();
  const result = writeToml(data, warnings);
  return { shown: result.ok ? result.value : result.error, warnings: warnings.collect() };
}

/** The data as plain values with sorted keys, since TOML puts tables after values. */
function plain(data: Data): unknown {
  if (data instanceof NumberText) {
    return Number(data.text);
  }
  if (data instanceof Map) {
    return [...data].map(([key, value]) => [key, plain(value)]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  }
  return Array.isArray(data) ? data.map(plain) : data;
}

describe('writeToml', () => {
  test('keys that are integers keep their place', () => {
    expect(write(dataOf('{"10":1,"a":{"2":[{"b":1,"1":2}],"1":3},"2":4}')).shown).toBe(
      '10 = 1\n2 = 4\n\n[a]\n1 = 3\n\n[[a.2]]\nb = 1\n1 = 2\n',
    );
  });

  test('is read back as the same data', () => {
    const text = fc.oneof(
      fc.constantFrom('', 'a.b', '"', "'", '\\', '\n', '\u007f', '__proto__', '1', '👋', 'a b', '\u2028', '#'),
      fc.string({ unit: 'grapheme' }),
    );
    const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.oneof(fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger(), text),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(text, tie('value'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(text, values, { maxKeys: 4 }), (value) => {
        const data = dataOf(JSON.stringify(value));
        const { shown } = write(data);
        const back = readToml(String(shown), new WarningCollector());
        expect(back.ok && plain(back.value), String(shown)).toEqual(plain(data));
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  test.each([
    ['{}', ''],
    ['{"a":1,"b":1.0,"c":9223372036854775807,"d":true}', 'a = 1\nb = 1.0\nc = 9223372036854775807\nd = true\n'],
    ['{"a":[1,"x",{"b":2}]}', 'a = [ 1, "x", { b = 2 } ]\n'],
    ['{"a":{"b":{"c":1}},"d":[{"e":1},{"e":2}]}', '[a.b]\nc = 1\n\n[[d]]\ne = 1\n\n[[d]]\ne = 2\n'],
    ['{"a":0.1234567890123456789}', 'a = 0.1234567890123456789\n'],
  ])('writes %s', (json, toml) => {
    const { shown } = write(dataOf(json));
    expect(shown).toBe(toml);
  });

  test('writes dates and what is not finite', () => {
    const data = new Map<string, Data>([
      ['a', new DateText('1979-05-27T07:32:00.999999-08:00')],
      ['b', new NumberText('-Infinity')],
      ['c', new NumberText('NaN')],
    ]);
    expect(write(data).shown).toBe('a = 1979-05-27T07:32:00.999999-08:00\nb = -inf\nc = nan\n');
  });

  test.each([
    ['{"a":12345678901234567890}', 'a = 12345678901234567890.0\n', '12345678901234567890 has more than the 64 bits'],
    ['{"a":9223372036854775808}', 'a = 9223372036854775808.0\n', '9223372036854775808 has more than the 64 bits'],
    ['{"a":1e400}', 'a = 1e400\n', '1e400 keeps its digits, but TOML reads floats as Infinity.'],
  ])('warns of a number in %s', (json, toml, warning) => {
    const { shown, warnings } = write(dataOf(json));
    expect(shown).toBe(toml);
    expect(warnings.listed).toEqual([{ text: expect.stringContaining(warning), path: '$.a' }]);
  });

  test.each([
    ['{"a":{"b":[1,null]}}', 'unwritable-value', '$.a.b[1] is null, and TOML has no null.'],
    ['{"a":null}', 'unwritable-value', '$.a is null'],
    ['{"a":"\\ud800"}', 'unwritable-value', '$.a has half a character'],
    ['{"\\ud800":1}', 'unwritable-value', 'half a character'],
    ['[1]', 'not-a-table', 'A TOML document is a table, and this is a list.'],
    ['"x"', 'not-a-table', 'this is a single value'],
    ['null', 'not-a-table', 'this is a single value'],
  ])('refuses %s', (json, code, message) => {
    const { shown } = write(dataOf(json));
    expect(shown).toMatchObject({ code, message: expect.stringContaining(message) });
  });
});
