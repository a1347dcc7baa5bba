import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { WarningCollector } from '../conversion-warnings.ts';
import { type Data, DateText, NumberText } from '../data.ts';
import { readJson } from '../read/read-json.ts';
import { readYaml } from '../read/read-yaml.ts';
import { writeJsonText } from './write-json-text.ts';
import { writeYaml, type YamlLayout } from './write-yaml.ts';

const layout: YamlLayout = { indent: 2, quote: 'double' };

function dataOf(json: string): Data {
  const result = readJson(json, new WarningCollector());
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

const hostile = fc.constantFrom(
  ...[
    'yes',
    'no',
    'null',
    '~',
    '',
    ' ',
    ' a',
    'a ',
    '1',
    '1.0',
    '0x1F',
    '0o7',
    '017',
    '1e3',
    '.inf',
    '.nan',
    '<<',
    '=',
  ],
  ...[
    '2001-12-14',
    '12:30:45',
    '190:20:30',
    'a: b',
    'a #b',
    '- a',
    '? a',
    '[',
    '{',
    '*a',
    '&a',
    '!a',
    '%a',
    '@a',
    '`a',
  ],
  ...['---', '...', '--- a', "it's", '"', '\\', 'a\nb', 'a\nb\n', '\n', '\n\na', 'a\n ', ' \na', '\ta', 'a\r\nb', '\r'],
  ...[
    '\u2028',
    'a\u2029',
    '\u0085',
    '\ufeff',
    '\ufeffa',
    '\ud800',
    '\0',
    '\u007f',
    '👋',
    '__proto__',
    '#',
    '|',
    '>',
    '-',
  ],
);
const text = fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 200 }));
const { value: documents } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constantFrom(null, true, false), fc.double({ noNaN: true, noDefaultInfinity: true }), text),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(text, tie('value')), { maxLength: 4 })
      .map((members) =>
        JSON.parse(`{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)}}`),
      ),
  ),
}));
const layouts = fc.record({
  indent: fc.constantFrom(2, 4),
  quote: fc.constantFrom('double' as const, 'single' as const),
});

describe('writeYaml', () => {
  test('is read back as the same data, by readYaml and by the package', () => {
    fc.assert(
      fc.property(documents, layouts, (value, someLayout) => {
        const json = JSON.stringify(value);
        const yaml = writeYaml(dataOf(json), someLayout);
        const warnings = new WarningCollector();
        const back = readYaml(yaml, warnings);
        // Exponents are written in the form of YAML 1.1, so only the values of the numbers are the same.
        expect(JSON.stringify(back.ok && JSON.parse(writeJsonText(back.value, ''))), yaml).toBe(json);
        expect(warnings.collect().summary).toBe('');
        expect(JSON.stringify(parse(yaml)), yaml).toBe(JSON.stringify(JSON.parse(json)));
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  test('text that YAML 1.1 would take for something else is text there too', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        expect(parse(writeYaml([value], layout), { version: '1.1' })).toEqual([value]);
      }),
    );
  });

  test('a block of lines, the first of which is indented, keeps its indentation', () => {
    const data = [[new Map([['', ' \na']])]];
    expect(parse(writeYaml(data, { indent: 4, quote: 'double' }))).toEqual([[{ '': ' \na' }]]);
  });

  test.each([
    ['{"a":["yes",{"b":[]}]}', 'a:\n  - "yes"\n  - b: []\n'],
    ['[12345678901234567890,1.0,1e400,-0]', '- 12345678901234567890\n- 1.0\n- 1.0e+400\n- -0\n'],
    ['{"a":"x\\ny\\n"}', 'a: |\n  x\n  y\n'],
    [`{"a":"${'word '.repeat(30)}end"}`, `a: ${'word '.repeat(30)}end\n`],
    ['{"a":"\\u2028"}', 'a: "\\u2028"\n'],
  ])('writes %s', (json, yaml) => expect(writeYaml(dataOf(json), layout)).toBe(yaml));

  test('writes what YAML has and JSON has not', () => {
    const data = [new NumberText('NaN'), new NumberText('-Infinity'), new DateText('1979-05-27')];
    expect(writeYaml(data, layout)).toBe('- .nan\n- -.inf\n- 1979-05-27\n');
  });

  test.each([
    ['17:32:00', '"17:32:00"'],
    ['07:32:00.5', '"07:32:00.5"'],
    ['1979-05-27T17:32:00-08:00', '1979-05-27T17:32:00-08:00'],
  ])('the time %s of TOML is not a number of base 60 in YAML 1.1', (time, yaml) => {
    const written = writeYaml(new Map([['a', new DateText(time)]]), layout);
    expect(written).toBe(`a: ${yaml}\n`);
    expect(typeof parse(written, { version: '1.1' }).a).not.toBe('number');
    const single = writeYaml(new Map([['a', new DateText(time)]]), { indent: 2, quote: 'single' });
    expect(single).toBe(`a: ${yaml.replaceAll('"', "'")}\n`);
  });

  test('the same value twice is written twice', () => {
    const shared = new Map([['a', true]]);
    expect(writeYaml([shared, shared], layout)).toBe('- a: true\n- a: true\n');
  });
});
