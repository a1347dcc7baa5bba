import { describe, expect, test } from 'vitest';
import { countAttempts } from './count-attempts.test-support.ts';
import { findSlowParts } from './find-slow-parts.ts';

function look(expression: string) {
  const found = findSlowParts(expression);
  if (!found.ok) {
    throw new Error(found.error.message);
  }
  return found.value.map(({ slowness, parts }) => [
    slowness,
    ...parts.map(({ start, end }) => expression.slice(start, end)),
  ]);
}

/** Leaves out the findings that are due only to the search starting at each character. */
function lookCloser(expression: string) {
  return look(expression).filter(([slowness]) => slowness !== 'search');
}

describe('an expression that can blow up is named with the part', () => {
  test.each([
    ['/(a+)+$/', '(a+)+'],
    ['/(a|a)*$/', '(a|a)*'],
    ['(a|aa)+$', '(a|aa)+'],
    ['(a|a?)+$', '(a|a?)+'],
    ['/([a-zA-Z]+)*$/', '([a-zA-Z]+)*'],
    ['(?:ab|abab)+$', '(?:ab|abab)+'],
    ['^(\\w+\\s?)*$', '(\\w+\\s?)*'],
    ['(x+x+)+y', '(x+x+)+'],
    ['(a?b?)*c', '(a?b?)*'],
    ['(a{1,3})*$', '(a{1,3})*'],
    ['/(\\p{L}+)*!/u', '(\\p{L}+)*'],
    ['/([\\w--\\d]|[a-z])+!/v', '([\\w--\\d]|[a-z])+'],
    ['/(K|\\u212a)*!/iu', '(K|\\u212a)*'],
    ['(?=(a|aa)+$)b', '(a|aa)+'],
    ['(.*a){20}', '(.*a){20}'],
    ['^(.*?,){11}P', '(.*?,){11}'],
    ['(a+){10}$', '(a+){10}'],
    ['(a?){25}b', '(a?){25}'],
    ['^(a|a){25}$', '(a|a){25}'],
    ['^(?:a|aa){20,30}$', '(?:a|aa){20,30}'],
    ['^x(?:\\d?,?){24}x$', '(?:\\d?,?){24}'],
    // There are so many copies that the end of the repetition is of no help.
    ['^(?:a{1,5}){1,30}$', '(?:a{1,5}){1,30}'],
    ['^(?:\\d{1,3} ?){1,30}$', '(?:\\d{1,3} ?){1,30}'],
    ['^(?:[a-z]{1,30}){1,12}P', '(?:[a-z]{1,30}){1,12}'],
    ['/^(([a-z])+.)+[A-Z]([a-z])+$/', '(([a-z])+.)+'],
    ['/^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+$/', '(([\\-.]|[_]+)?([a-zA-Z0-9]+))*'],
  ])('%s', (expression, part) => {
    expect(lookCloser(expression)).toEqual([['explosive', part]]);
  });
});

test.each([
  ['a+a+b', [['slow', 'a+', 'a+']]],
  ['.*.*=.*', [['slow', '.*', '.*']]],
  ['(a|aa)+', [['harmless', '(a|aa)+']]],
  ['(a+)+', [['harmless', '(a+)+']]],
])('%s is slow, or would be', (expression, found) => {
  expect(lookCloser(expression)).toEqual(found);
});

describe('nothing is said of what is fast', () => {
  test.each([
    '/([A-Z]+-\\d+)/g',
    'a*',
    '^(\\d{1,3}\\.){3}\\d{1,3}$',
    '"(?:[^"\\\\]|\\\\.)*"',
    '^(?:[a-z]+,)*[a-z]+$',
    '^(?:(?:a|b)c?)*$',
    '(?:(?!-->).)*-->',
    '(\\b\\w+\\b\\s*)+$',
    '([^,]*,){12}P',
    '/(K|\\u212a)*!/u',
    '(a|b)*c',
    '^(?:\\d{1,3}\\.)*$',
    '^(?:[a-z]{0,3},)+$',
    '^(?:\\d{32})*$',
    '^(?:\\d\\s?){20}$',
    '^(?:\\w\\d){24}$',
    '^(?:(?:a|b)c?){20}$',
    '^(?:[a-z]{2}-?){25}$',
    '^(?:\\b){25}a$',
    '^(?:a|a){8}$',
    '^(?:a?){1,25}b?c',
    '^(?:\\d{32}){1,30}$',
    '^\\w{1,30}$',
    '^(?:[a-z]{1,30},){1,12}P',
    '^(?:[a-f\\d]{1,4}:){7,30}[a-f\\d]{1,4}$',
    '^(?:[A-Z][a-z]{1,20} ?){1,20}$',
    '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.){1,126}[a-z]{2,63}$',
    '(?:[\\w-]+\\.)+[a-z]+',
    '^(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}$',
    '//',
    '',
  ])('%s', (expression) => {
    expect(lookCloser(expression)).toEqual([]);
  });
});

test('the search from each character is told apart', () => {
  expect(look('/([A-Z]+-\\d+)/g')).toEqual([['search', '[A-Z]+']]);
});

test('what is not valid is an error, and groups in groups by the thousand too', () => {
  expect(findSlowParts('(')).toMatchObject({ ok: false, error: { code: 'bad-pattern' } });
  expect(findSlowParts('('.repeat(5000) + ')'.repeat(5000))).toMatchObject({
    ok: false,
    error: { code: 'too-complex' },
  });
});

describe('what is said to blow up takes ever more steps, by counting them', () => {
  test.each([
    ['^(?:ab|abab)+$', 'ab', '!'],
    ['^(a+)+$', 'a', '!'],
    ['^(a|aa)+$', 'a', '!'],
    ['^(a|a)*$', 'a', '!'],
    ['^(x+x+)+y', 'x', ''],
    ['^(a?b?)*c', 'ab', '!'],
    ['^(?:a{1,5}){1,30}$', 'a', '!'],
    ['^(?:a|a){20}$', 'a', '!'],
  ])('%s', (pattern, pump, end) => {
    expect(lookCloser(pattern).map(([slowness]) => slowness)).toEqual(['explosive']);
    const steps = [4, 6, 8].map((times) => countAttempts(pattern, pump.repeat(times) + end));
    // Two more repetitions of the text multiply the steps, each time by more than a polynomial in its length would.
    expect((steps[1] ?? 0) / (steps[0] ?? 0)).toBeGreaterThan(2);
    expect((steps[2] ?? 0) / (steps[1] ?? 0)).toBeGreaterThan(2);
  });

  test.each([
    ['^(?:[a-z]+,)*[a-z]+$', 'ab,', '!'],
    ['^(?:(?:a|b)c?)*$', 'ac', '!'],
    ['^(a|b)*c', 'ab', '!'],
    ['^(?:[a-z]{1,3},)*$', 'abc,', '!'],
    ['^(?:[A-Z][a-z]{1,20} ?){1,20}$', 'Ab ', '!'],
    ['^"(?:[^"x]|x.)*"', '"', ''],
  ])('and %s, of which nothing is said, does not', (pattern, pump, end) => {
    expect(lookCloser(pattern)).toEqual([]);
    const [few, many] = [20, 40].map((times) => countAttempts(pattern, pump.repeat(times) + end));
    expect(many).toBeLessThan(2.2 * (few ?? 0));
  });
});
