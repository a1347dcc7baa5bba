import { describe, expect, test } from 'vitest';
import { convertCommand } from '../convert-command.ts';
import { converters } from '../converters.ts';
import type { TargetName } from '../targets.ts';

function convert(options: string, target: TargetName) {
  const converted = convertCommand({ command: `curl https://a.com ${options}`, target });
  const { code = '', warnings = [] } = converted.ok ? converted.value : {};
  return {
    code,
    warnings: warnings.map(({ message, position }) => `${position?.column ?? ''}: ${message}`),
  };
}

describe('what the code does not send of a form is told at its part', () => {
  test.each<[TargetName, string, readonly string[]]>([
    [
      'Php',
      "-F 'j={};type=application/json'",
      ['23: This code does not send the type of “j”: “application/json”. Add it to the code.'],
    ],
    ['Php', "-F 'j=@a;type=text/css;filename=b'", []],
    [
      'Rust',
      '-F \'j=@a; filename="b;c"\'',
      ['23: This code does not send the name of the file of “j”: “"b;c"”. Add it to the code.'],
    ],
    ['Go', '"-Fj=@a;type=x"', ['20: This code does not send the type of “j”: “x”. Add it to the code.']],
    [
      'Rust',
      "-F 'd=<t'",
      ['23: curl sends only the contents of the file for “d”, as a field. Check what this code sends.'],
    ],
    ['Python', "-F 'd=<t;type=text/css' -F 'e=f;type=text/css;filename=g' -F h=@i", []],
    ['Rust', "--form-string 'd=<t;type=text/css' -F 'a=b' -F 'c=@d'", []],
    ['Rust', '-F \'a="b;type=c"\'', []],
    [
      'Python',
      "-F 'a=@b,c'",
      ['23: curl reads several files for “a”, separated by commas. This code treats them as one name.'],
    ],
  ])('%s: %s', (target, options, warnings) => {
    expect(convert(options, target).warnings).toEqual(warnings);
  });

  // No type is in the code by chance.
  test.each(Object.keys(converters) as TargetName[])('%s sends it, or a warning tells', (target) => {
    for (const options of [
      "-F 'a=b;type=x/qq'",
      "-F 'a=@b;type=x/qq'",
      "-F 'a=@b;filename=xqq'",
      "-F 'a=b;filename=xqq'",
    ]) {
      const { code, warnings } = convert(options, target);
      expect(code.includes('qq') || warnings.length > 0, `${options}: ${code}`).toBe(true);
    }
  });
});

test('many parts and quotation marks take time proportional to their length', () => {
  const parts = '-F \'a=@b;type="x";filename=c\' '.repeat(300);
  expect(convert(`${parts} -F 'a=${'"'.repeat(20_000)}' -F 'a=${';type='.repeat(5000)}'`, 'Rust').code).toContain('b');
});
