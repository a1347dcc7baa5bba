import { describe, expect, test } from 'vitest';
import { WarningCollector } from '../conversion-warnings.ts';
import { DateText } from '../data.ts';
import { writeJsonText } from '../write/write-json-text.ts';
import { readToml } from './read-toml.ts';

function read(text: string) {
  const warnings = new WarningCollector();
  const result = readToml(text, warnings);
  return { shown: result.ok ? writeJsonText(result.value, '') : result.error, summary: warnings.collect().summary };
}

describe('readToml', () => {
  test.each([
    ['', '{}'],
    ['a = 1\nb.c = "x"', '{"a":1,"b":{"c":"x"}}'],
    ['a = 9223372036854775807\nb = -9223372036854775808', '{"a":9223372036854775807,"b":-9223372036854775808}'],
    ['a = 0xFF\nb = 0o17\nc = 0b11\nd = 1_000', '{"a":255,"b":15,"c":3,"d":1000}'],
    ['a = 1.0\nb = 1e5\nc = -0.0\nd = 6.626e-34', '{"a":1.0,"b":1e5,"c":-0.0,"d":6.626e-34}'],
    [
      'a = 1.50\nb = +1_0.0_1\nc = 1E3\nd = 0.1000000000000000055',
      '{"a":1.50,"b":10.01,"c":1E3,"d":0.1000000000000000055}',
    ],
    ['a = [1.0, [2.50], {x = 3.10, 2.5 = 4.0}]', '{"a":[1.0,[2.50],{"x":3.10,"2":{"5":4.0}}]}'],
    ['b = 1\n2 = "x"\n"1" = 1.0 # 5.0\n[z]\n[0.3]\n7 = "1.0"', '{"b":1,"2":"x","1":1.0,"z":{},"0":{"3":{"7":"1.0"}}}'],
    ['[[9]]\n[[9]]\n8 = [\n 1.0, # 2.0 = 3\n]\nc = "\\uE000"', '{"9":[{},{"8":[1.0],"c":"\ue000"}]}'],
    [
      "a = 1979-05-27 07:32:00.50\nb = 0x1e5\nc = '''\n1.0 = 2.0'''",
      '{"a":"1979-05-27T07:32:00.50","b":485,"c":"1.0 = 2.0"}',
    ],
    ['a = inf\nb = -inf\nc = nan', '{"a":Infinity,"b":-Infinity,"c":NaN}'],
    ['[a]\nb = 1\n[a.c]\nd = 2\n[[x]]\ny = 1\n[[x]]\ny = 2', '{"a":{"b":1,"c":{"d":2}},"x":[{"y":1},{"y":2}]}'],
    ['a = [1, "x", {b = 1.5}]', '{"a":[1,"x",{"b":1.5}]}'],
    ['__proto__ = 1\n[constructor]\nx = 1', '{"__proto__":1,"constructor":{"x":1}}'],
    ['"é 👋" = "a\\u00e9"', '{"é 👋":"aé"}'],
    ['a = 1979-05-27T07:32:00.999999-08:00', '{"a":"1979-05-27T07:32:00.999999-08:00"}'],
    ['a = 1979-05-27 07:32:00Z', '{"a":"1979-05-27T07:32:00Z"}'],
    ['a = 1979-05-27T07:32:00', '{"a":"1979-05-27T07:32:00"}'],
    ['a = 1979-05-27', '{"a":"1979-05-27"}'],
    ['a = 07:32:00.123456789', '{"a":"07:32:00.123456789"}'],
    [
      'a = [07:32:00.1234567891, 1979-05-27 07:32:00.1234567891234-08:00]\nb = "00:00:00.1234567890"',
      '{"a":["07:32:00.1234567891","1979-05-27T07:32:00.1234567891234-08:00"],"b":"00:00:00.1234567890"}',
    ],
    ['a = 2016-12-31T23:59:60Z\nb = 23:59:60', '{"a":"2016-12-31T23:59:60Z","b":"23:59:60"}'],
    [
      'a = [1979-05-27t07:32:00.000z, 1979-05-27 07:32:00+00:00]\n1979-05-27 = 07:32:00 # 07:32:00',
      '{"a":["1979-05-27T07:32:00.000Z","1979-05-27T07:32:00+00:00"],"1979-05-27":"07:32:00"}',
    ],
  ])('reads %j', (text, json) => expect(read(text).shown).toBe(json));

  test('dates are told from text', () => {
    const result = readToml('a = 1979-05-27\nb = "1979-05-27"', new WarningCollector());
    expect(result).toEqual({
      ok: true,
      value: new Map<string, unknown>([
        ['a', new DateText('1979-05-27')],
        ['b', '1979-05-27'],
      ]),
    });
  });

  test.each([
    ['a = 1 # so', 'Comments were left out.'],
    ['# so\na = 1', 'Comments were left out.'],
    ['a = "#"\nb = \'#\'\nc = """\n# "no" """\nd = \'\'\'\n# no\'\'\'', ''],
    ['a = "\\"#"', ''],
  ])('warns of comments in %j', (text, summary) => expect(read(text).summary).toBe(summary));

  test.each([
    ['a = 1\na = 2', 2, 1, 'already defined'],
    ['a = ', 1, 5, 'Invalid value.'],
    ['a = "x', 1, 5, 'Unfinished string.'],
    ['a = 2021-02-30', 1, 5, '30'],
    ['a = 07:32:00.1234567891 # so\nb = [07:32:00.1234567891, 1979]]', 2, 32, ''],
    ['x = 1\r\na = ', 2, 5, 'Invalid value.'],
    ['"👋" = "\\q"', 1, 9, 'Unrecognised escape sequence.'],
  ])('says where %j is not TOML', (text, line, column, message) => {
    const { shown } = read(text);
    expect(shown).toMatchObject({ code: 'invalid-toml', position: { line, column } });
    expect((shown as { message: string }).message).toContain(message);
  });

  test('a text nested by the hundred thousand is an error', () => {
    expect(read(`a = ${'['.repeat(100_000)}`).shown).toMatchObject({ code: 'too-deep' });
  });
});
