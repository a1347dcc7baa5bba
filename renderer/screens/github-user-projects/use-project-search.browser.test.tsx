import axios, { type AxiosResponse } from 'axios';
import { Activity } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clearKeptValues } from '#renderer/state/kept/clear-kept-values.test-support.ts';
import { clearSessionValues } from '#renderer/state/kept/session-value.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { View } from './index.tsx';

/** Ends the search for each user, who has one project. */
const ends = new Map<string, () => void>();

beforeEach(() => {
  localStorage.clear();
  clearKeptValues();
  clearSessionValues();
  ends.clear();
  axios.defaults.adapter = (config) =>
    new Promise<AxiosResponse>((resolve) => {
      const user = /\/users\/(?<name>[^/]+)\/repos$/u.exec(config.url ?? '')?.groups?.name ?? '';
      ends.set(user, () =>
        resolve({ status: 200, statusText: 'OK', headers: {}, config, data: JSON.stringify([repositoryOf(user)]) }),
      );
    });
});
afterEach(() => {
  vi.useRealTimers();
});

const repositoryOf = (owner: string) => ({
  id: 1,
  name: `of-${owner}`,
  owner: { login: owner },
  html_url: `https://github.com/${owner}/of-${owner}`,
  stargazers_count: 0,
  forks_count: 0,
});

const answer = async (user: string) => {
  await expect.poll(() => ends.get(user)).toBeDefined();
  ends.get(user)?.();
};

const username = page.getByRole('textbox', { name: 'Username' });
const copyButton = page.getByRole('button', { name: 'Copy to clipboard' });
const projectOf = (user: string) => page.getByRole('gridcell', { name: `of-${user}` });

/** Shows the screen with the projects of a user. */
async function showProjectsOf(user: string) {
  const store = createStore();
  const screen = (mode: 'visible' | 'hidden') => (
    <Provider store={store}>
      <MemoryRouter>
        <div style={{ width: 1000, height: 600 }}>
          <Activity mode={mode}>
            <View />
          </Activity>
        </div>
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = await render(screen('visible'));
  await username.fill(user);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await answer(user);
  await expect.element(projectOf(user)).toBeVisible();
  return { show: () => rerender(screen('visible')), hide: () => rerender(screen('hidden')) };
}

test('a search that was about to begin when its screen was left begins when that is back, and not before', async () => {
  const { show, hide } = await showProjectsOf('octocat');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await username.fill('torvalds');
  await hide();
  vi.runOnlyPendingTimers();
  await show();
  expect([...ends.keys()]).toEqual(['octocat']);
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  await answer('torvalds');
  await expect.element(projectOf('torvalds')).toBeVisible();
  await expect.element(projectOf('octocat')).not.toBeInTheDocument();
});

test('what is copied after a name was typed are the projects of that name, not the former ones', async () => {
  await showProjectsOf('octocat');
  await navigator.clipboard.writeText('untouched');
  await username.fill('torvalds');
  await copyButton.click();
  await expect.element(copyButton).toHaveAttribute('aria-busy', 'true');
  await answer('torvalds');
  await expect.poll(() => navigator.clipboard.readText()).toContain('of-torvalds');
});
