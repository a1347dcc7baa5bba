import { expect, test } from 'vitest';
import { answer, recognise } from './recognise.ts';

const recognised = (text: string) => recognise({ text, size: text.length });

test.each([
  ['https://github.com/octocat', 'octocat'],
  [' https://github.com/octocat/Hello-World/pull/7#discussion_r1\n', 'octocat'],
  ['github.com/octocat/Hello-World', 'octocat'],
  ['https://www.github.com/orgs/github/repositories', 'github'],
  ['https://gist.github.com/octocat/6cad326836d38bd3a7ae', 'octocat'],
  ['https://api.github.com/repos/octocat/Hello-World', 'octocat'],
  ['git@github.com:octocat/Hello-World.git', 'octocat'],
  ['ssh://git@github.com:22/octocat/Hello-World.git', 'octocat'],
  ['git+ssh://git@github.com/octocat/Hello-World.git', 'octocat'],
  ['git+https://github.com/octocat/Hello-World.git', 'octocat'],
  ['git://github.com/octocat/Hello-World.git', 'octocat'],
  ['github:octocat/Hello-World#main', 'octocat'],
])('%j is about a user', (text, username) => {
  expect(recognised(text)).toMatchObject({ text: username, preview: `the public projects of ${username}` });
});

test.each([
  '',
  'octocat',
  '@octocat',
  'octocat/Hello-World',
  'https://github.com',
  'https://github.com/',
  'https://github.com/features/copilot',
  'https://github.com/octo%20cat',
  'https://raw.githubusercontent.com/octocat/Hello-World/master/README',
  'https://github.community/octocat',
  'https://example.org/github.com/octocat',
  'https://octocat.github.io/',
  'see https://github.com/octocat',
  `https://github.com/octocat/${'a'.repeat(3000)}`,
])('%.60j is about none', (text) => {
  expect(recognised(text)).toBeUndefined();
});

test('of an address that a browser opens, it is less certain than of one for git', () => {
  const [ofBrowser, ofGit] = ['https://github.com/a/b', 'git@github.com:a/b.git'].map(recognised);
  expect(ofBrowser?.confidence).toBeLessThan(0.7);
  expect(ofGit?.confidence).toBeGreaterThan(0.9);
});

test('the whole answer is the address of the profile', () => {
  const recognition = recognised('git@github.com:octocat/Hello-World.git');
  expect(recognition && answer({ text: recognition.text ?? '', size: 7 }, recognition)).toBe(
    'https://github.com/octocat',
  );
});
