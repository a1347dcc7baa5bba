import { describe, expect, test } from 'vitest';
import { compileExpression, faultRange } from './compile-expression.ts';
import { explainPatternFault } from './explain-pattern-fault.ts';

function refusal(expression: string) {
  const compiled = compileExpression(expression);
  if (compiled.ok) {
    throw new Error('It was not refused.');
  }
  const range = faultRange(compiled.error);
  return { ...compiled.error, marked: range && expression.slice(range.start, range.end) };
}

test.each([
  ['/a+/gi', 'a+', 'gi'],
  ['a/b', 'a\\/b', ''],
  ['//', '(?:)', ''],
  ['/[\\/]/v', '[\\/]', 'v'],
])('%j is compiled', (expression, source, flags) => {
  const compiled = compileExpression(expression);
  expect(compiled.ok && { source: compiled.value.source, flags: compiled.value.flags }).toEqual({ source, flags });
});

describe('flags that cannot stand together are refused at their place', () => {
  test.each([
    ['/a/gg', 5, 'g', 'The flag g is given twice.'],
    ['/a/gig', 6, 'g', 'The flag g is given twice.'],
    ['/👋/vu', 5, 'u', 'The flags u and v exclude each other: leave one.'],
  ])('%j', (expression, column, marked, message) => {
    expect(refusal(expression)).toMatchObject({ code: 'bad-flags', message, marked, position: { column } });
  });
});

describe('a fault is marked where it is in the typed text', () => {
  test.each([
    ['/x(a(b/g', '(', 5, /group that opens here is not closed/],
    ['x(a', '(', 2, /group that opens here is not closed/],
    ['/(a[b)/', '[', 4, /class that opens here is not closed/],
    ['[a[b', '[', 1, /class that opens here is not closed/],
    ['/[a[b/v', '[', 4, /class that opens here is not closed/],
    ['/👋)/', ')', 3, /closes no group/],
    ['/a**/', '*', 4, /nothing here that this could repeat/],
    ['a{1}{2}', '{2}', 5, /nothing here that this could repeat/],
    ['+?', '+?', 1, /nothing here that this could repeat/],
    ['/(?=a)*/u', '*', 7, /nothing here that this could repeat/],
    ['/a{3,1}/', '{3,1}', 3, /first number of times is larger/],
    ['/a{/u', '{', 3, /not complete/],
    ['/a}/u', '}', 3, /needs a backslash/],
    ['a\\', '\\', 2, /escapes nothing/],
    ['/(?<1a>x)/', '(?<', 2, /not a valid group name/],
    ['/(?<a>x)(?<a>y)/', '(?<a>', 9, /has this name/],
    ['/(?<a>x)\\k<b>/', '\\k<b>', 9, /No group has the name/],
    ['/\\k<b>(?<a>\\k<a>)/', '\\k<b>', 2, /No group has the name/],
    ['/\\p{Foo}/u', '\\p{Foo', 2, /no such Unicode property/],
    ['/\\q/u', '\\', 2, /means nothing/],
    ['/\\2(a)/u', '\\2', 2, /no group with this number/],
    ['/\\u{110000}/v', '\\u', 2, /up to 10FFFF/],
    // The name in a reference is not closed: the fault is not in the group, which stands before.
    ['(?<n>a)\\k<n', '\\k<n', 8, /name of a group/],
    ['/(?<n>a)\\k<n/u', '\\k<n', 9, /name of a group/],
    ['/(?<n>a)\\k<1>/', '\\k<', 9, /name of a group/],
    ['/[z-a]/', 'z-a', 3, /ends before it starts/],
    ['[\\\\u{61}-a]', '}-a', 8, /ends before it starts/],
    ['[\\\\\\u{61}-a]', '\\u{61}-a', 4, /only with the flag u or v/],
    ['/[\\x7a-\\u0061]/', '\\x7a-\\u0061', 3, /ends before it starts/],
    ['/[😀-😂]/', '😀-😂', 3, /add the flag u or v/],
    ['/x[a😀-😂]y/i', '😀-😂', 5, /add the flag u or v/],
    [
      '/[\\u{1f600}-\\u{1f64f}]/',
      '\\u{1f600}-\\u{1f64f}',
      3,
      /\\u\{…\} stands for a code point only with the flag u or v/,
    ],
    ['[x\\u{4E00}-z]', '\\u{4E00}-z', 3, /only with the flag u or v/],
    ['/[😂-😀]/u', '😂-😀', 3, /ends before it starts/],
    ['/[a-\\d]/u', 'a-\\d', 3, /stands for several/],
    ['/(?a)/', '(?', 2, /After “\(\?” expected/],
    ['/[a-z&&[aeiou]]/v', '&&', 6, /put brackets around anything longer/],
    ['/[\\w\\d--[b]]/v', '--', 7, /put brackets around anything longer/],
    ['/[a--b&&c]/v', '&&', 7, /put brackets around anything longer/],
    ['/[a&&bc]/v', 'c', 7, /put brackets around anything longer/],
    ['/[a!!b]/v', '!', 4, /needs a backslash/],
    ['/[operation(]/v', '(', 12, /needs a backslash/],
    ['/[(]/v', '(', 3, /needs a backslash/],
    ['/[^\\p{RGI_Emoji}]/v', '[^\\p{RGI_Emoji}]', 2, /cannot negate it/],
  ])('%j', (expression, marked, column, message) => {
    expect(refusal(expression)).toMatchObject({
      code: 'bad-pattern',
      message: expect.stringMatching(message),
      marked,
      position: { line: 1, column },
    });
  });
});

test('what only the engine refuses is said in its words, without the pattern', () => {
  const refused = 'Invalid regular expression: /a:/ b/u: Something new';
  expect(explainPatternFault('a:/ b', 'u', refused)).toEqual({ message: 'Something new.' });
  expect(explainPatternFault('('.repeat(5000) + ')'.repeat(5000), '', 'Too deep')).toEqual({ message: 'Too deep.' });
});
