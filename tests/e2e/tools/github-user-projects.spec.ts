import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '#tests/support/page/find-violations.ts';
import {
  answerJson,
  type Behaviour,
  type GithubApi,
  repository,
  startGithubApi,
} from '#tests/support/servers/github-api.ts';
import { serveSite } from '#tests/support/servers/serve-site.ts';
import { test as base, expect, readLocalStorage, storeBeforeLoad } from '../fixtures.ts';
import { goOffline } from '../page/go-offline.ts';

interface Api extends GithubApi {
  /** Returns the paths and queries of the calls for a user. */
  readonly callsFor: (username: string) => string[];
}

/** The site lets its pages call a local API that behaves like GitHub's; the real one is never called. */
const test = base.extend<{ openSearch: () => Promise<void> }, { api: Api }>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const api = await startGithubApi('/api/v3');
      const callsFor = (username: string) =>
        api.calls.map(({ url }) => url).filter((url) => url.startsWith(`/api/v3/users/${username}/`));
      await use({ ...api, callsFor });
      await api.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ api }, use) => {
      const site = await serveSite(api.address);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  allowedOrigins: async ({ api }, use) => use([new URL(api.address).origin]),
  openSearch: async ({ open, api }, use) => use(() => open(`${route}?api=${encodeURIComponent(api.address)}`)),
});

test.use({ viewport: { width: 1920, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/GithubUserProjects';
const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const filter = (page: Page) => page.getByRole('textbox', { name: 'Filter' });
const table = (page: Page) => page.getByRole('grid', { name: 'Projects' });
const note = (page: Page) => page.getByRole('main').getByRole('note').filter({ hasText: /./u });
const count = (page: Page) => page.getByText(/^[\d,]+ projects? found$/u);

/** Finds the rows' cells in a column, counted from 1. */
const column = (page: Page, index: number): Locator => table(page).locator(`[role=gridcell][aria-colindex="${index}"]`);

async function search(page: Page, name: string): Promise<void> {
  await username(page).fill(name);
  await username(page).press('Enter');
}

function several(owner: string, total: number): Behaviour {
  const repositories = Array.from({ length: total }, (_, index) =>
    repository(owner, `project-${index}`, {
      updated_at: new Date(Date.UTC(2025, 0, 19) - index * 3_600_000).toISOString(),
    }),
  );
  return { repositories };
}

const octocat: Behaviour = {
  repositories: [
    repository('octocat', 'Spoon-Knife', {
      stargazers_count: 13_000,
      forks_count: 155_000,
      language: 'HTML',
      description: 'This repo is for <b>demonstration</b> purposes only. 👋',
      updated_at: '2025-01-19T08:00:00Z',
    }),
    repository('octocat', 'linguist', {
      fork: true,
      language: 'Ruby',
      stargazers_count: 600,
      updated_at: '2024-12-01T00:00:00Z',
    }),
    repository('octocat', 'git-consortium', {
      archived: true,
      description: null,
      language: null,
      license: { key: 'mit', name: 'MIT License', spdx_id: 'MIT' },
      stargazers_count: 600,
      forks_count: 7,
      updated_at: '2024-11-01T00:00:00Z',
    }),
    repository('acme', 'shared-tool', { html_url: 'javascript:alert(1)', updated_at: '2023-01-01T00:00:00Z' }),
  ],
};

test('lists the projects of a user, with their links, badges and times', async ({ page, openSearch, api }) => {
  api.setUser('octocat', octocat);
  await openSearch();
  await search(page, 'octocat');
  await expect(count(page)).toHaveText('4 projects found');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Project',
    'Description',
    'Language',
    'Stars',
    'Forks',
    'Updated',
  ]);
  const row = (index: number) => table(page).getByRole('row').nth(index);
  await expect(row(1).getByRole('gridcell')).toHaveText([
    'Spoon-Knife',
    // The text is never interpreted as HTML.
    'This repo is for <b>demonstration</b> purposes only. 👋',
    'HTML',
    '13,000',
    '155,000',
    /^Jan 19, 2025 .+ ago$/u,
  ]);
  const link = row(1).getByRole('link', { name: 'Spoon-Knife' });
  await expect(link).toHaveAttribute('href', 'https://github.com/octocat/Spoon-Knife');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(row(2).getByRole('gridcell').first()).toHaveText('linguistFork');
  await expect(row(3).getByRole('gridcell').first()).toHaveText('git-consortiumArchivedMIT');
  // This project has another owner, and an address to which no link may lead.
  await expect(row(4).getByRole('gridcell').first()).toHaveText('acme/shared-tool');
  await expect(row(4).getByRole('link')).toHaveCount(0);
  expect(api.callsFor('octocat')).toEqual(['/api/v3/users/octocat/repos?type=all&sort=updated&per_page=100&page=1']);
  for (const headers of api.headers) {
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
  }
  expect(await findViolations(page)).toEqual([]);
});

test('Enter on a project of the table opens it outside', async ({ page, openSearch, api, context }) => {
  api.setUser('keys', {
    repositories: [repository('keys', 'one', { html_url: `${new URL(api.address).origin}/page` })],
  });
  await openSearch();
  await search(page, 'keys');
  await expect(count(page)).toBeVisible();
  await table(page).focus();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await opened).url()).toBe(`${new URL(api.address).origin}/page`);
  await expect(table(page)).toBeVisible();
});

test('nothing is sent before one types; a pause or the button sends; the name is kept', async ({
  page,
  openSearch,
  api,
}) => {
  api.setUser('typed', several('typed', 2));
  await storeBeforeLoad(page, { lastGithubUsernameValue: 'typed' });
  await openSearch();
  await expect(username(page)).toHaveValue('typed');
  await expect(page.getByText('Press Search to list the public projects of typed.')).toBeVisible();
  expect(api.callsFor('typed')).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(count(page)).toHaveText('2 projects found');
  expect(api.callsFor('typed')).toHaveLength(1);

  api.setUser('paused', several('paused', 3));
  await username(page).fill('');
  await username(page).pressSequentially('paused');
  await expect(count(page)).toHaveText('3 projects found');
  // There is one call for the full name, and none for its prefixes.
  expect(api.calls.map(({ url }) => url).filter((url) => /\/users\/pau?s?e?\//u.test(url))).toEqual([]);
  expect(api.callsFor('paused')).toHaveLength(1);
  await expect.poll(() => readLocalStorage(page, 'lastGithubUsernameValue')).toBe('paused');
  await page.reload();
  await expect(username(page)).toHaveValue('paused');
});

test('an empty name empties the list without a call', async ({ page, openSearch, api }) => {
  api.setUser('emptied', several('emptied', 2));
  await openSearch();
  await search(page, 'emptied');
  await expect(count(page)).toHaveText('2 projects found');
  const before = api.calls.length;
  await username(page).fill('');
  await expect(page.getByText('Type the name of a GitHub user')).toBeVisible();
  await username(page).press('Enter');
  await expect(table(page)).toHaveCount(0);
  expect(api.calls).toHaveLength(before);
});

test('a user without projects is said to have none', async ({ page, openSearch, api }) => {
  api.setUser('newcomer', { repositories: [] });
  await openSearch();
  await search(page, 'newcomer');
  await expect(page.getByText('newcomer has no public projects.')).toBeVisible();
  await expect(count(page)).toHaveText('0 projects found');
});

test('a pasted profile names its user; what is not a name is an error at its place', async ({
  page,
  openSearch,
  api,
}) => {
  api.setUser('pasted', several('pasted', 1));
  const { origin } = new URL(api.address);
  await openSearch();
  await search(page, `${origin}/pasted?tab=repositories`);
  await expect(count(page)).toHaveText('1 project found');
  const before = api.calls.length;
  for (const [text, message] of [
    ['../admin', 'Character 1: “.” cannot be in a username'],
    ['octo cat', 'Character 5: a space cannot be in a username'],
    ['a?per_page=1', 'Character 2: “?” cannot be in a username'],
    ['https://gitlab.com/octocat', 'This is an address of gitlab.com'],
  ] as const) {
    await search(page, text);
    await expect(note(page)).toContainText(message);
    await expect(username(page)).toHaveValue(text);
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled();
    // The last successful list stays.
    await expect(page.getByText('Stale')).toBeVisible();
    await expect(page.getByText('These are the projects of pasted.')).toBeVisible();
    await expect(count(page)).toHaveText('1 project found');
  }
  expect(api.calls).toHaveLength(before);
});

test('250 projects on three pages: filter, kind, sort, pages', async ({ page, openSearch, api }) => {
  const { repositories } = several('many', 247) as Extract<Behaviour, { repositories: unknown }>;
  api.setUser('many', {
    repositories: [
      ...repositories,
      repository('many', 'Zeta', { stargazers_count: 9, language: 'Rust', updated_at: '2020-01-01T00:00:00Z' }),
      repository('many', 'alpha', { stargazers_count: 10, fork: true, updated_at: '2020-01-02T00:00:00Z' }),
      repository('many', 'Beta', { stargazers_count: 100, archived: true, updated_at: '2020-01-03T00:00:00Z' }),
    ],
  });
  await openSearch();
  await search(page, 'many');
  await expect(count(page)).toHaveText('250 projects found');
  expect(api.callsFor('many').map((url) => /&page=(\d+)/u.exec(url)?.[1])).toEqual(['1', '2', '3']);
  await expect(page.getByText('1–25 of 250')).toBeVisible();
  await page.getByRole('button', { name: 'Go to last page' }).click();
  await expect(page.getByText('226–250 of 250')).toBeVisible();

  await table(page).getByRole('button', { name: 'Stars' }).click();
  await expect(page.getByText('1–25 of 250')).toBeVisible();
  await expect(column(page, 4).first()).toHaveText('100');
  await table(page).getByRole('button', { name: 'Stars' }).click();
  await expect(table(page).getByRole('columnheader', { name: 'Stars' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(column(page, 4).first()).toHaveText('0');
  await table(page).getByRole('button', { name: 'Project' }).click();
  await expect(column(page, 1).first()).toHaveText('alphaFork');

  await filter(page).fill('RUST');
  await expect(count(page)).toHaveText('1 project found');
  await expect(table(page).locator('mark')).toHaveText('Rust');
  await filter(page).fill('nothing like that');
  await expect(page.getByText('No project of this kind contains “nothing like that”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(filter(page)).toBeFocused();
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Archived' }).click();
  await expect(column(page, 1)).toHaveText(['BetaArchived']);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'All projects' }).click();
  await page.getByRole('combobox', { name: 'Rows per page:' }).click();
  await expect(page.getByRole('option')).toHaveText(['5', '10', '25', '50', '100']);
  await page.getByRole('option', { name: '5', exact: true }).click();
  await expect(page.getByText('1–5 of 250')).toBeVisible();
});

test('the filter can be typed while the first projects come, and keeps the focus', async ({
  page,
  openSearch,
  api,
}) => {
  api.setUser('octocat', octocat);
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/users/octocat/repos*', async (route) => {
    await isFree;
    await route.continue();
  });
  await openSearch();
  await search(page, 'octocat');
  await filter(page).pressSequentially('lingu');
  letGo();
  await expect(count(page)).toHaveText('1 project found');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('ist');
  await expect(filter(page)).toHaveValue('linguist');
});

test('what was found is copied and saved as JSON', async ({ page, openSearch, api }) => {
  api.setUser('octocat', octocat);
  await openSearch();
  await expect(table(page)).toHaveCount(0);
  await search(page, 'octocat');
  await filter(page).fill('linguist');
  await expect(count(page)).toHaveText('1 project found');
  await page.getByRole('button', { name: 'Copy to clipboard' }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).not.toBe('');
  const copied = await clipboard();
  expect(JSON.parse(copied)).toMatchObject([
    { name: 'linguist', owner: 'octocat', isFork: true, stars: 600, updatedAt: '2024-12-01T00:00:00.000Z' },
  ]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  expect((await saved).suggestedFilename()).toBe('octocat.json');
  expect(await readFile(await (await saved).path(), 'utf8')).toBe(copied);
});

test('of more than 1,000 projects the first 1,000 are listed, and the rest is named', async ({
  page,
  openSearch,
  api,
}) => {
  api.setUser('prolific', several('prolific', 1001));
  await openSearch();
  await search(page, 'prolific');
  await expect(count(page)).toHaveText('1,000 projects found');
  await expect(page.getByText('prolific has more: these are the 1,000 that were updated last.')).toBeVisible();
  expect(api.callsFor('prolific')).toHaveLength(10);
});

test('progress is said by pages, and Cancel ends the search', async ({ page, openSearch, api }) => {
  api.setUser('slow', {
    answer: (response, request) => {
      if (request.url?.endsWith('&page=1')) {
        const body = Array.from({ length: 100 }, (_, index) => repository('slow', `project-${index}`));
        answerJson(response, 200, body, { link: '<http://x/?page=2>; rel="next", <http://x/?page=7>; rel="last"' });
      }
    },
  });
  await openSearch();
  await search(page, 'slow');
  await expect(page.getByText('Loading page 2 of 7')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Searching' })).toHaveAttribute('aria-valuenow', '14');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(note(page)).toContainText('The search was cancelled.');
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await expect.poll(() => api.calls.at(-1)?.isAborted).toBe(true);
  await expect(table(page).getByRole('gridcell')).toHaveCount(0);
});

test('the newest search cancels the older', async ({ page, openSearch, api }) => {
  api.setUser('forever', { answer: () => {} });
  api.setUser('newest', several('newest', 1));
  await openSearch();
  await search(page, 'forever');
  await expect.poll(() => api.callsFor('forever')).toHaveLength(1);
  await search(page, 'newest');
  await expect(count(page)).toHaveText('1 project found');
  await expect.poll(() => api.calls.find(({ url }) => url.includes('/forever/'))?.isAborted).toBe(true);
  await expect(note(page)).toHaveCount(0);
});

test('the search goes on, and the list stays, while one looks at another tool', async ({ page, openSearch, api }) => {
  let answer = () => {};
  api.setUser('later', {
    answer: (response) => {
      answer = () => answerJson(response, 200, [repository('later', 'at-last')]);
    },
  });
  await openSearch();
  await search(page, 'later');
  await expect.poll(() => api.callsFor('later')).toHaveLength(1);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  answer();
  await page.goBack();
  await expect(column(page, 1)).toHaveText(['at-last']);
  expect(api.callsFor('later')).toHaveLength(1);
});

const inHalfAnHour = () => String(Math.floor(Date.now() / 1000) + 1800);

const failures: readonly { name: string; behaviour: Behaviour | undefined; message: RegExp }[] = [
  { name: 'unknown', behaviour: undefined, message: /There is no user “unknown” at 127\.0\.0\.1:\d+\./u },
  {
    name: 'limited',
    behaviour: {
      answer: (response) =>
        answerJson(
          response,
          403,
          { message: "API rate limit exceeded for 203.0.113.7. (But here's the good news: …)" },
          {
            'x-ratelimit-limit': '60',
            'x-ratelimit-remaining': '0',
            'x-ratelimit-reset': inHalfAnHour(),
          },
        ),
    },
    message:
      /The rate limit of .+ is reached: this network has used all 60 calls .+ It may call again at .*\d.*in (?:29|30) minutes/u,
  },
  {
    name: 'hasty',
    behaviour: {
      answer: (response) =>
        answerJson(response, 429, { message: 'You have exceeded a secondary rate limit.' }, { 'retry-after': '60' }),
    },
    message: /received too many calls in a short time, and accepts the next at .*\d/u,
  },
  {
    name: 'broken',
    behaviour: { answer: (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Unicorn!') },
    message: /has a problem of its own \(503\)\. Try again later\./u,
  },
  {
    name: 'captive',
    behaviour: {
      answer: (response) =>
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Sign in to the Wi-Fi</title>'),
    },
    message: /The answer is a web page, not a list of projects: a proxy/u,
  },
  {
    name: 'other-json',
    behaviour: { answer: (response) => answerJson(response, 200, { total_count: 1, items: [] }) },
    message: /The answer is JSON, but not a list of repositories/u,
  },
  {
    name: 'cut',
    behaviour: { answer: (response) => response.destroy() },
    message: /could not be reached\. Check your network connection/u,
  },
  {
    name: 'half',
    behaviour: {
      answer: (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('[{"id":1,', () => response.destroy());
      },
    },
    message: /could not be reached\. Check your network connection/u,
  },
];

test('a search that fails says why, and empties the list', async ({ page, openSearch, api, allowedProblems }) => {
  // Chromium logs every unsuccessful response.
  allowedProblems.push('Failed to load resource');
  api.setUser('good', several('good', 2));
  await openSearch();
  for (const { name, behaviour, message } of failures) {
    await test.step(name, async () => {
      if (behaviour !== undefined) {
        api.setUser(name, behaviour);
      }
      await search(page, 'good');
      await expect(count(page)).toHaveText('2 projects found');
      await search(page, name);
      await expect(note(page)).toContainText(message);
      await expect(table(page).getByRole('gridcell')).toHaveCount(0);
      await expect(username(page)).toHaveValue(name);
      api.setUser(name, several(name, 1));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(count(page)).toHaveText('1 project found');
      await expect(note(page)).toHaveCount(0);
    });
  }
});

test('without a network it says so', async ({ page, openSearch, api, allowedProblems }) => {
  allowedProblems.push('net::ERR_INTERNET_DISCONNECTED');
  api.setUser('warm', several('warm', 1));
  await openSearch();
  await search(page, 'warm');
  await expect(count(page)).toHaveText('1 project found');
  await goOffline(page);
  await search(page, 'octocat');
  await expect(note(page)).toContainText('This device has no network connection.');
  await expect(table(page).getByRole('gridcell')).toHaveCount(0);
});

test('an API that this build does not allow is blocked, and the screen says how to allow it', async ({
  page,
  open,
  site,
  allowedProblems,
}) => {
  allowedProblems.push('Content Security Policy', 'request: http://127.0.0.1:9/');
  const requests: string[] = [];
  page.on('requestfinished', (request) => requests.push(request.url()));
  await open(`${route}?api=${encodeURIComponent('http://127.0.0.1:9/api/v3')}`);
  await search(page, 'octocat');
  await expect(note(page)).toContainText('This build of Web Toolbox does not allow calls to http://127.0.0.1:9.');
  await expect(note(page)).toContainText('GITHUB_API_URL');
  expect(requests.filter((url) => !url.startsWith(site.address))).toEqual([]);
});

test('the public API is asked unless another is chosen', async ({ page, open, allowedOrigins }) => {
  allowedOrigins.push('https://api.github.com');
  const asked: string[] = [];
  // The test answers the request: the real API is never called.
  await page.route('https://api.github.com/**', (intercepted) => {
    asked.push(`${intercepted.request().method()} ${intercepted.request().url()}`);
    return intercepted.fulfill({
      json: [repository('octocat', 'Hello-World')],
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await open(route);
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(count(page)).toHaveText('1 project found');
  expect(asked).toEqual(['GET https://api.github.com/users/octocat/repos?type=all&sort=updated&per_page=100&page=1']);
});

test('the API address is chosen on the screen, checked, and kept in the address of the page', async ({
  page,
  open,
  api,
}) => {
  api.setUser('enterprise', several('enterprise', 1));
  await open(route);
  await page.getByRole('button', { name: 'API address' }).click();
  const field = page.getByRole('textbox', { name: 'API address' });
  await expect(field).toHaveValue('https://api.github.com');
  for (const [text, message] of [
    ['https://mona:secret@ghe.example.com', 'credentials are never sent'],
    ['ftp://ghe.example.com', 'starts with https:// or http://'],
    ['not an address', 'This is not an address'],
  ] as const) {
    await field.fill(text);
    await expect(note(page)).toContainText(message);
  }
  await field.fill(`${api.address}/`);
  await field.press('Enter');
  await expect(field).toHaveValue(api.address);
  await search(page, 'enterprise');
  await expect(count(page)).toHaveText('1 project found');
  await page.reload();
  await expect(page.getByRole('button', { name: new URL(api.address).host })).toBeVisible();
  await search(page, 'enterprise');
  await expect(count(page)).toHaveText('1 project found');
});

test('filter, kind, sort, page size and API are there after a look at another screen, and after a reload', async ({
  page,
  open,
  api,
}) => {
  api.setUser('octocat', octocat);
  const apiButton = page.getByRole('button', { name: new URL(api.address).host });
  const find = async () => {
    await expect(apiButton).toHaveAttribute('aria-expanded', 'true');
    await expect(filter(page)).toHaveValue('o');
    await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveText('No forks');
    await expect(page.getByRole('combobox', { name: 'Rows per page:' })).toHaveText('10');
    await expect(table(page).getByRole('columnheader', { name: 'Stars' })).toHaveAttribute('aria-sort', 'ascending');
  };
  await open(route);
  await page.getByRole('button', { name: 'API address' }).click();
  await page.getByRole('textbox', { name: 'API address' }).fill(api.address);
  await page.getByRole('textbox', { name: 'API address' }).press('Enter');
  await search(page, 'octocat');
  await table(page).getByRole('button', { name: 'Stars' }).click();
  await table(page).getByRole('button', { name: 'Stars' }).click();
  await filter(page).fill('o');
  for (const [name, option] of [
    ['Kind', 'No forks'],
    ['Rows per page:', '10'],
  ] as const) {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await open('/Home');
  await open(route);
  await find();

  await open('/Home');
  await page.reload();
  await open(route);
  await expect(page.getByText('Nothing is sent until then.')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await find();

  // An address given only by a link is not adopted: otherwise the sender of the link would decide for later visits,
  // too.
  await open(`${route}?api=${encodeURIComponent('https://ghe.example.com/api/v3')}`);
  await expect(page.getByRole('button', { name: 'ghe.example.com' })).toBeVisible();
  await open('/Home');
  await open(route);
  await expect(apiButton).toBeVisible();
  await page.getByRole('button', { name: 'Use the public API' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'API address' })).toBeFocused();
  await open('/Home');
  await open(route);
  await expect(page.getByRole('button', { name: 'API address' })).toBeVisible();
});

test('fits a phone', async ({ page, openSearch, api }) => {
  api.setUser('octocat', octocat);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSearch();
  await search(page, 'octocat');
  await expect(count(page)).toHaveText('4 projects found');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const name of ['Go to next page', 'Go to last page', 'Save As…']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  }
});
