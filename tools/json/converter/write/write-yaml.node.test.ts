import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { WarningCollector } from '../conversion-warnings.ts';
import { readJson } from '../read/read-json.ts';
import { writeYaml } from './write-yaml.ts';

function writeFromJson(json: string): string {
  const result = readJson(json, new WarningCollector());
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return writeYaml(result.value, { indent: 2, quote: 'double' });
}

const awkwardTexts = [
  ...[
    'a\tb',
    '\t',
    'a\t',
    'a\tb\nc\td',
    '=',
    '<<',
    '\u007f',
    '\u0080',
    '\u0085',
    '\u009f',
    'a\ufffeb',
    '\uffff',
    '\ufeff',
  ],
  ...[
    'y',
    'n',
    'on',
    'Off',
    'yes',
    '1e-08',
    '1.0e+3',
    '0x1F',
    '017',
    '0b1',
    '1_000',
    '190:20:30',
    '2001-12-14',
    '.5',
    '~',
  ],
  ...[
    '- a',
    'a: b',
    'a #b',
    '"',
    "'",
    '\\',
    '\u2028',
    'a\n',
    '\na',
    ' a',
    'a ',
    '',
    '😀',
    '\u00a0',
    '! a',
    '%a',
    '@',
    '`',
  ],
];
const numbers = ['1e-08', '1E5', '-2e10', '1.5e3', '1.0', '0', '-7', '12345678901234567890', '0.1e-7', '123e+2'];

const samples = [
  ...awkwardTexts.flatMap((text) => [JSON.stringify(text), JSON.stringify([{ [text]: text }])]),
  ...numbers.flatMap((number) => [number, `{"a":[${number}]}`]),
  ...fc.sample(fc.json({ maxDepth: 3, stringUnit: 'binary' }), { numRuns: 300, seed: 1 }),
];

describe.each(['1.1', '1.2'] as const)('is read the same by YAML %s', (version) => {
  test.each(samples)('%j', (json) => {
    expect(parse(writeFromJson(json), { version })).toEqual(JSON.parse(json));
  });
});

const hasPyYaml = isThere('import yaml');

function isThere(program: string): boolean {
  try {
    execFileSync('python3', ['-c', program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A Python script that reads YAML documents and reports those that differ from the accompanying JSON. */
const comparison = `
import json, sys, yaml
wrong = []
for written, expected in json.load(sys.stdin):
    try:
        same = yaml.safe_load(written) == json.loads(expected)
    except Exception as error:
        same = False
    if not same:
        wrong.append([expected, written])
json.dump(wrong, sys.stdout)
`;

// Skipped where Python has no PyYAML; the package versions above are always tested.
test.skipIf(!hasPyYaml)('is read the same by PyYAML', () => {
  const input = JSON.stringify(samples.map((json) => [writeFromJson(json), json]));
  const answer = execFileSync('python3', ['-c', comparison], { input, encoding: 'utf8' });
  expect(JSON.parse(answer)).toEqual([]);
});
