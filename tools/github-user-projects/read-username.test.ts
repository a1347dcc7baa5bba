import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicApi, readApiAddress } from './read-api-address.ts';
import { readUsername } from './read-username.ts';

const enterprise = 'https://ghe.example.com/api/v3';

function read(text: string, api = publicApi): string {
  const result = readUsername(text, api);
  return result.ok ? result.value : result.error.message;
}

const noPlace = 'cannot be in a username, which has letters from A to Z, digits, - and _ only.';

describe('a user is named by', () => {
  test.each([
    ['octocat', 'octocat'],
    ['  octocat\t', 'octocat'],
    ['@octocat', 'octocat'],
    ['Octo-Cat-9', 'Octo-Cat-9'],
    ['mona_acme', 'mona_acme'],
    ['dependabot[bot]', 'dependabot[bot]'],
    ['', ''],
    [' \n', ''],
    ['@', ''],
    ['https://github.com/octocat', 'octocat'],
    ['http://www.github.com/octocat/', 'octocat'],
    ['github.com/octocat', 'octocat'],
    ['https://GitHub.com/octocat/Hello-World/issues?q=is%3Aopen#top', 'octocat'],
    ['https://github.com/octocat?tab=repositories', 'octocat'],
    ['https://github.com/orgs/github/repositories', 'github'],
    ['https://gist.github.com/octocat', 'octocat'],
    ['https://api.github.com/users/octocat/repos', 'octocat'],
    ['https://api.github.com/repos/octocat/Hello-World', 'octocat'],
    ['https://github.com/repos/Hello-World', 'repos'],
    ['git+https://github.com/octocat/Hello-World.git', 'octocat'],
    ['git+ssh://git@github.com/octocat/Hello-World.git', 'octocat'],
    ['git@github.com:octocat/Hello-World.git', 'octocat'],
    ['git://github.com/octocat/Hello-World.git', 'octocat'],
    ['ssh://git@github.com:22/octocat/Hello-World.git', 'octocat'],
    ['octocat/Hello-World', 'octocat'],
    [' octocat/.github ', 'octocat'],
    ['github:octocat/Hello-World#main', 'octocat'],
  ])('%j: %s', (text, username) => {
    expect(read(text)).toBe(username);
  });

  test.each([
    ['https://ghe.example.com/mona', 'mona'],
    ['https://ghe.example.com/api/v3/users/mona', 'mona'],
    ['https://ghe.example.com/api/v3/repos/mona/site', 'mona'],
  ])('%j at an Enterprise server: %s', (text, username) => {
    expect(read(text, enterprise)).toBe(username);
  });
});

describe('no user is named by', () => {
  test.each([
    ['../octocat', `Character 1: “.” ${noPlace}`],
    ['octocat/../../x', `Character 8: “/” ${noPlace}`],
    ['octocat/..', `Character 8: “/” ${noPlace}`],
    ['-octo/cat', `Character 6: “/” ${noPlace}`],
    ['octo?cat', `Character 5: “?” ${noPlace}`],
    ['octo cat', `Character 5: a space ${noPlace}`],
    [' @oc%2fto', `Character 5: “%” ${noPlace}`],
    ['👋é', `Character 1: “👋” ${noPlace}`],
    ['a\u202eb', `Character 2: the character U+202E ${noPlace}`],
    ['Jérôme', `Character 2: “é” ${noPlace}`],
    ['a#b', `Character 2: “#” ${noPlace}`],
    ['x'.repeat(101), 'A username has at most 39 characters; this has 101.'],
    ['https://gitlab.com/octocat', 'This is an address of gitlab.com; the search asks api.github.com.'],
    [
      'https://github.com.evil.example/octocat',
      'This is an address of github.com.evil.example; the search asks api.github.com.',
    ],
    ['https://github.com/', 'This address names no user.'],
    ['https://github.com/apps/dependabot', 'This address names no user.'],
    ['github.com/topics/javascript', 'This address names no user.'],
    ['https://github.com/Settings/profile', 'This address names no user.'],
    ['https://github.com/marketplace', 'This address names no user.'],
    ['https://github.com/orgs/', 'This address names no user.'],
    ['https://api.github.com/', 'This address names no user.'],
    ['https://github.com/a%2Fb', `“/” ${noPlace}`],
  ])('%j', (text, message) => {
    expect(read(text)).toBe(message);
  });

  test('an address of github.com, while an Enterprise server is asked', () => {
    expect(read('https://github.com/mona', enterprise)).toContain('the search asks ghe.example.com');
  });
});

test('whatever is typed, what is asked for stays one segment of a path', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.stringMatching(/^https:\/\/github\.com\/[a-z%/.?]*$/),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const result = readUsername(typed, publicApi);
      if (result.ok) {
        const { pathname } = new URL(`${publicApi}/users/${encodeURIComponent(result.value)}/repos`);
        expect(decodeURIComponent(pathname)).toBe(`/users/${result.value}/repos`);
        expect(result.value).toMatch(/^[\w-]*(?:\[bot\])?$/);
      } else {
        expect(result.error.message).not.toBe('');
      }
    }),
  );
});

test.each([
  ['', publicApi],
  ['  ', publicApi],
  ['https://api.github.com/', publicApi],
  ['github.com', publicApi],
  ['https://www.github.com/octocat', publicApi],
  ['ghe.example.com/api/v3/', enterprise],
  ['HTTPS://GHE.Example.com/api/v3', enterprise],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://[::1]:3000/api', 'http://[::1]:3000/api'],
  ['not an address', 'This is not an address such as https://ghe.example.com/api/v3.'],
  ['https://', 'This is not an address such as https://ghe.example.com/api/v3.'],
  ['file:///etc/passwd', 'An API address starts with https:// or http://.'],
  ['https://mona:secret@ghe.example.com', 'Leave out user name and password: credentials are never sent.'],
  ['https://ghe.example.com/api?x=1', 'An API address ends before “?” and “#”.'],
])('the API address %j', (text, expected) => {
  const result = readApiAddress(text);
  expect(result.ok ? result.value : result.error.message).toBe(expected);
});
