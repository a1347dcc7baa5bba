import { expect, it } from 'vitest';
import { recognise } from './recognise.ts';

const look = (text: string) => recognise({ text, size: text.length });

it.each([
  ['/([A-Z]+-\\d+)/g', 0.9, /^Group 1.*; finds all matches, not only the first$/],
  [' /\\d+/ ', 0.9, /digit/],
  [
    '/(?<year>\\d{4})-(\\d\\d)/i',
    0.9,
    /^Group 1, named “year” \(.*digit.*\), then the character “-”, then group 2 \(.*; upper and lower/,
  ],
  ['/^a|b$/gm', 0.6, /; finds all matches.*; \^ and \$ match/],
  ['/(a)(b)/', 0.4, /^Group 1.*, then group 2/i],
  ['^\\d+$', 0.72, /[a-z]/],
  ['\\bfoo\\b', 0.72, /[a-z]/],
  ['^[a-z]+ .*$', 0.72, /[a-z]/],
])('%s', (text, confidence, preview) => {
  expect(look(text)).toMatchObject({
    confidence,
    preview: typeof preview === 'string' ? preview : expect.stringMatching(preview),
  });
});

it.each([
  '',
  ' ',
  'hello',
  '/usr/bin/',
  '/path/to/gim',
  '/index.html',
  'https://example.org/a?b=[1]',
  '// a comment',
  '/* a comment */',
  '/(/',
  '/a/gg',
  '{"a":[1]}',
  'a.b.c',
  'C:\\docs\\work',
  '\\\\server\\share',
  'f(x) = [1, 2]',
  'two\n/\\d+/',
  '\ud800',
  '['.repeat(100_000),
  '/'.repeat(100_000),
  `/${'('.repeat(490)}\\d${')'.repeat(490)}/${'g'.repeat(50)}`,
])('is nothing of this tool: %.40s', (text) => {
  expect(look(text)).toBeUndefined();
});
