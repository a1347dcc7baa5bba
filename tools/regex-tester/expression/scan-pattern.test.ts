import { expect, test } from 'vitest';
import { scanPattern } from './scan-pattern.ts';

test.each([
  ['(a)(?:b)(?<year>c)(?=d)(?!e)(?<=f)(?<!g)(?i:h)', '', [undefined, 'year']],
  ['[(]\\((a)', '', [undefined]],
  ['[(?<](\\w+)[>)]', '', [undefined]],
  ['[(?<\\]](?<b>a)[>)]', '', ['b']],
  ['[[(]](a)]', 'v', [undefined]],
  ['[[](a)', '', [undefined]],
  ['(?<\\u0061>x)(?<\\u{62}>y)', '', ['a', 'b']],
  ['(?<ключ>x)', 'u', ['ключ']],
  ['', '', []],
])('the groups of %j with flags %j', (pattern, flags, names) => {
  expect(scanPattern(pattern, flags).groupNames).toEqual(names);
});
