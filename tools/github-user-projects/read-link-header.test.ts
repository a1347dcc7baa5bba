import { expect, test } from 'vitest';
import { readLinkHeader } from './read-link-header.ts';

test.each([
  [undefined, {}],
  ['', {}],
  // This example is from GitHub's documentation.
  [
    '<https://api.github.com/repositories/1300192/issues?page=2>; rel="prev", <https://api.github.com/repositories/1300192/issues?page=4>; rel="next", <https://api.github.com/repositories/1300192/issues?page=515>; rel="last", <https://api.github.com/repositories/1300192/issues?page=1>; rel="first"',
    { next: 4, last: 515 },
  ],
  ['<https://api.github.com/user/1/repos?type=all&sort=updated&per_page=100&page=2>; rel="next"', { next: 2 }],
  ['<https://ghe.example.com/x?page=7&per_page=100>;rel=last', { last: 7 }],
  ['<https://x.example/?page=3>; title="a, b"; REL="next last"', { next: 3, last: 3 }],
  ['<https://x.example/?per_page=100>; rel="next"', {}],
  ['<https://x.example/?page=99999999999>; rel="next"', {}],
  ['page 2 is next', {}],
])('%s', (header, pages) => {
  expect(readLinkHeader(header)).toEqual(pages);
});
