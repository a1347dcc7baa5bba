import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppDispatch } from '#renderer/state/store/reducers.ts';
import { answerJson, type GithubApi, repository, startGithubApi } from '#tests/support/servers/github-api.ts';
import type { SearchProgress } from '#tools/github-user-projects/project.ts';
import { githubProjectsReducer } from './github-projects.ts';
import { cancelSearch, searchProjects } from './search-projects.ts';

const repositories = (count: number) =>
  Array.from({ length: count }, (_, index) => repository('octocat', `project-${index}`));

/** Creates the store without the other slices, which need a browser. */
function createStore() {
  const store = configureStore({
    reducer: { githubProjects: githubProjectsReducer },
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  return { getState: store.getState, dispatch: store.dispatch as unknown as AppDispatch };
}

const neverAnswers = { answer: () => {} };

let api: GithubApi;
let store: ReturnType<typeof createStore>;

const search = (username: string, onProgress: (progress: SearchProgress) => void = () => {}) =>
  store.dispatch(searchProjects({ username, apiAddress: api.address, onProgress }));
const state = () => store.getState().githubProjects;
const names = () => state().projects.map(({ name }) => name);

beforeEach(async () => {
  api = await startGithubApi('/api/v3');
  store = createStore();
});
afterEach(() => api.close());

describe('a search', () => {
  test('asks for the projects of all kinds, the last updated first, without credentials', async () => {
    api.setUser('octocat', { repositories: repositories(2) });
    expect(state()).toEqual({ searching: false, projects: [] });
    const running = search('octocat');
    expect(state()).toEqual({ searching: true, projects: [] });
    await expect(running).resolves.toMatchObject({ ok: true, value: { hasMore: false } });
    expect(names()).toEqual(['project-0', 'project-1']);
    expect(state()).toEqual({ searching: false, projects: expect.any(Array) });
    expect(api.calls.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/api/v3/users/octocat/repos?type=all&sort=updated&per_page=100&page=1'],
    ]);
    const [headers] = api.headers;
    expect(headers?.accept).toBe('application/vnd.github+json');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
  });

  test('gets all pages, one after the other, and says how far it is', async () => {
    api.setUser('octocat', { repositories: repositories(250) });
    const progress: SearchProgress[] = [];
    await search('octocat', (next) => progress.push(next));
    expect(state().projects).toHaveLength(250);
    expect(api.calls.map(({ url }) => new URL(url, api.address).searchParams.get('page'))).toEqual(['1', '2', '3']);
    expect(progress).toEqual([
      { loadedPages: 1, pages: 3 },
      { loadedPages: 2, pages: 3 },
    ]);
  });

  test.each([
    [1000, 1000, false],
    [1001, 1000, true],
    [1500, 1000, true],
  ])('of %i projects lists %i', async (count, listed, hasMore) => {
    api.setUser('octocat', { repositories: repositories(count) });
    const answer = await search('octocat');
    expect(answer).toMatchObject({ ok: true, value: { hasMore } });
    expect(state().projects).toHaveLength(listed);
    expect(api.calls).toHaveLength(10);
  });

  test('gets all pages also where a proxy takes out the Link header', async () => {
    api.setUser('octocat', { repositories: repositories(200), withoutLinks: true });
    await search('octocat');
    expect(state().projects).toHaveLength(200);
    // A full page may be the last one.
    expect(api.calls).toHaveLength(3);
  });

  test('lists a project once that moves to another page meanwhile', async () => {
    const all = repositories(150);
    const shifted = [...all.slice(0, 100), ...all.slice(99, 149)];
    api.setUser('octocat', { repositories: shifted });
    await search('octocat');
    expect(new Set(names()).size).toBe(names().length);
    expect(names()).toHaveLength(149);
  });

  test('for a blank name has no projects, without a call', async () => {
    api.setUser('octocat', { repositories: repositories(1) });
    await search('octocat');
    await search(' ');
    expect(state()).toEqual({ searching: false, projects: [] });
    expect(api.calls).toHaveLength(1);
  });

  test('puts a name into the path as one segment', async () => {
    await search('../../admin?x=#');
    expect(api.calls[0]?.url).toContain('/api/v3/users/..%2F..%2Fadmin%3Fx%3D%23/repos?type=all');
  });
});

describe('the newest search', () => {
  test('cancels the older, whose answer changes nothing', async () => {
    api.setUser('slow', neverAnswers);
    api.setUser('octocat', { repositories: repositories(1) });
    const older = search('slow');
    await expect.poll(() => api.calls.at(-1)?.url).toContain('/users/slow/');
    const newer = search('octocat');
    expect(state().searching).toBe(true);
    await expect(older).resolves.toBeUndefined();
    expect(state()).toEqual({ searching: true, projects: [] });
    await newer;
    expect(names()).toEqual(['project-0']);
    await expect.poll(() => api.calls[0]?.isAborted).toBe(true);
  });

  test('of many at once is the one that counts', async () => {
    for (const name of ['a', 'b', 'c', 'd']) {
      api.setUser(name, { repositories: [repository(name, `of-${name}`)] });
    }
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => search(name)));
    expect(names()).toEqual(['of-d']);
    expect(state().searching).toBe(false);
  });

  test('for nobody ends the older', async () => {
    api.setUser('slow', neverAnswers);
    const older = search('slow');
    await expect.poll(() => api.calls.at(-1)?.url).toContain('/users/slow/');
    await search('');
    expect(state()).toEqual({ searching: false, projects: [] });
    await expect(older).resolves.toBeUndefined();
  });
});

test('Cancel ends a search, empties the list and says so', async () => {
  api.setUser('octocat', { repositories: repositories(1) });
  await search('octocat');
  api.setUser('slow', neverAnswers);
  const running = search('slow');
  await expect.poll(() => api.calls.at(-1)?.url).toContain('/users/slow/');
  expect(names()).toEqual(['project-0']);
  cancelSearch();
  await expect(running).resolves.toMatchObject({ ok: false, error: { code: 'cancelled' } });
  expect(state()).toEqual({
    searching: false,
    projects: [],
    error: { code: 'cancelled', message: 'The search was cancelled.' },
  });
});

describe('a search that fails empties the list', () => {
  test.each([
    ['unknown-user', 'nobody', undefined],
    ['rate-limit', 'limited', 429],
    ['server-error', 'down', 503],
  ])('%s', async (code, username, status) => {
    api.setUser('octocat', { repositories: repositories(3) });
    await search('octocat');
    if (status !== undefined) {
      api.setUser(username, { answer: (response) => answerJson(response, status, { message: 'x' }) });
    }
    await search(username);
    expect(state()).toMatchObject({ searching: false, projects: [], error: { code } });
    await search('octocat');
    expect(state().error).toBeUndefined();
    expect(state().projects).toHaveLength(3);
  });

  test.each([
    ['not-json', '<!doctype html><title>Welcome to our Wi-Fi</title>'],
    ['not-repositories', '{"total_count":1,"items":[]}'],
  ])('%s with status 200', async (code, body) => {
    api.setUser('octocat', { answer: (response) => response.writeHead(200).end(body) });
    await search('octocat');
    expect(state()).toMatchObject({ searching: false, projects: [], error: { code } });
  });

  test('on a later page', async () => {
    api.setUser('octocat', {
      answer: (response, request) => {
        if (request.url?.includes('&page=1')) {
          answerJson(response, 200, repositories(100), { link: '<http://x/?page=2>; rel="next"' });
        } else {
          answerJson(response, 500, {});
        }
      },
    });
    await search('octocat');
    expect(state()).toMatchObject({ projects: [], error: { code: 'server-error' } });
  });

  test('when the connection is cut', async () => {
    api.setUser('octocat', { answer: (response) => response.destroy() });
    await search('octocat');
    expect(state()).toMatchObject({ projects: [], error: { code: 'unreachable' } });
    expect(state().error?.message).toContain('could not be reached');
  });

  test('when nobody listens', async () => {
    const { address } = api;
    await api.close();
    const answer = await store.dispatch(searchProjects({ username: 'octocat', apiAddress: address }));
    expect(answer).toMatchObject({ ok: false, error: { code: 'unreachable' } });
    api = await startGithubApi();
  });
});
