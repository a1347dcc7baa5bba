import { expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';

/** Writes arguments in short: `request=PUT url=a.com`. */
const brief = (words: string) =>
  readArguments(words.split(' '))
    .map(({ option, value }) => (value === undefined ? option : `${option}=${value}`))
    .join(' ');

test.each([
  ['a.com', 'url=a.com'],
  ['-XDELETE a.com', 'request=DELETE url=a.com'],
  ['-X DELETE a.com', 'request=DELETE url=a.com'],
  ['-sXPUT a.com', 's request=PUT url=a.com'],
  ['-kX PATCH a.com', 'k request=PATCH url=a.com'],
  ['-sSL a.com', 's S L url=a.com'],
  ['-Iv a.com', 'head v url=a.com'],
  ['-dX=1 a.com', 'data=X=1 url=a.com'],
  ['-x proxy:3128 a.com', 'x=proxy:3128 url=a.com'],
  ['--proxy proxy:3128 a.com', 'proxy=proxy:3128 url=a.com'],
  ['--request=PUT --compressed a.com', 'request=PUT compressed url=a.com'],
  ['--head a.com', 'head url=a.com'],
  ['--unknown a.com', 'unknown url=a.com'],
  ['-- -X', 'url=-X'],
  ['a.com -X', 'url=a.com request='],
  ['- a.com', 'url=a.com'],
])('%s', (words, expected) => {
  expect(brief(words)).toBe(expected);
});
