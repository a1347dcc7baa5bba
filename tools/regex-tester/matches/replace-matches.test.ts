import { describe, expect, test } from 'vitest';
import { longestReplaced, replaceMatches } from './replace-matches.ts';

describe('the text after the replacement', () => {
  test.each([
    ['/(\\d+)/g', 'a1b22', '<$1>', 'a<1>b<22>'],
    ['/(\\d+)/', 'a1b22', '<$1>', 'a<1>b22'],
    ['/(?<a>\\w)(?<b>\\w)/g', 'xyzt', '$<b>$<a>', 'yxtz'],
    ['/b/', 'abc', "[$&|$`|$'|$$]", 'a[b|a|c|$]c'],
    ['/a*/g', 'baac', '-', '-b--c-'],
    ['/(a)|(b)/g', 'ab', '[$1$2]', '[a][b]'],
    ['/b/y', 'ab', '-', 'ab'],
    ['/\\n/g', 'a\nb', '', 'ab'],
    ['/,/g', 'a,b', '\n', 'a\nb'],
    ['x', 'abc', '-', 'abc'],
  ])('%s in %j by %j', (expression, text, replacement, replaced) => {
    expect(replaceMatches({ expression, text, replacement })).toEqual({ ok: true, value: replaced });
  });

  test('is not made where it would be too long', () => {
    const text = 'a'.repeat(50_000);
    for (const replacement of ["$'", "$`$'".repeat(20)]) {
      expect(replaceMatches({ expression: '/a/g', text, replacement })).toMatchObject({
        ok: false,
        error: { code: 'too-long', message: expect.stringContaining(longestReplaced.toLocaleString('en')) },
      });
    }
  });

  test('an expression that is not valid is an error', () => {
    expect(replaceMatches({ expression: '(', text: 'a', replacement: '' })).toMatchObject({ ok: false });
  });
});
