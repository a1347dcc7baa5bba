import { describe, expect, test } from 'vitest';
import { repository } from '#tests/support/servers/github-api.ts';
import { readRepositories } from './read-repositories.ts';

function read(changes: Readonly<Record<string, unknown>>) {
  const result = readRepositories(JSON.stringify([repository('octocat', 'Hello-World', changes)]));
  return result.ok ? result.value[0] : result.error;
}

test('a repository as the API describes it', () => {
  const changes = {
    stargazers_count: 80,
    forks_count: 9,
    topics: ['api'],
    license: { key: 'mit', name: 'MIT License', spdx_id: 'MIT' },
  };
  expect(read(changes)).toEqual({
    id: expect.any(Number),
    name: 'Hello-World',
    owner: 'octocat',
    url: 'https://github.com/octocat/Hello-World',
    description: 'The project Hello-World',
    language: 'TypeScript',
    stars: 80,
    forks: 9,
    updatedAt: Date.UTC(2025, 0, 19, 8),
    isFork: false,
    isArchived: false,
    license: 'MIT',
    topics: ['api'],
  });
});

describe('what may be missing or null', () => {
  test.each([
    [{ description: null }, { description: '' }],
    [{ language: null }, { language: '' }],
    [{ updated_at: null }, { updatedAt: undefined }],
    [{ updated_at: 'soon' }, { updatedAt: undefined }],
    [{ license: null }, { license: '' }],
    [{ license: { key: 'other', name: 'Other', spdx_id: 'NOASSERTION' } }, { license: 'Other' }],
    [
      { fork: undefined, archived: undefined, topics: undefined },
      { isFork: false, isArchived: false, topics: [] },
    ],
    [
      { fork: true, archived: true },
      { isFork: true, isArchived: true },
    ],
  ])('%j', (changes, expected) => {
    expect(read(changes)).toMatchObject(expected);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', ''])('no link leads to %j', (address) => {
    expect(read({ html_url: address })).toMatchObject({ url: undefined });
  });
});

describe('what is not a list of repositories', () => {
  test.each([
    ['<!doctype html><title>Sign in</title>', 'not-json', 'The answer is a web page, not a list of projects'],
    ['  <HTML lang="en">', 'not-json', 'is a web page'],
    ['', 'not-json', 'The answer is empty'],
    ['[{"id":1', 'not-json', 'The answer is not JSON'],
    ['{"message":"ok"}', 'not-repositories', 'The answer is JSON, but not a list of repositories'],
    ['null', 'not-repositories', 'not a list of repositories'],
    ['[1]', 'not-repositories', 'not a list of repositories (0'],
    ['[{"id":"1"}]', 'not-repositories', '0.id'],
  ])('%j', (body, code, message) => {
    const result = readRepositories(body);
    expect(result).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(message) } });
  });

  test('one wrong entry', () => {
    expect(read({ stargazers_count: 'many' })).toMatchObject({
      code: 'not-repositories',
      message: expect.stringContaining('0.stargazers_count'),
    });
  });

  test('no entry is a list', () => {
    expect(readRepositories(' [ ] ')).toEqual({ ok: true, value: [] });
  });
});
