import type { Page } from '@playwright/test';
import { startGithubApi } from '#tests/support/servers/github-api.ts';
import { serveSite } from '#tests/support/servers/serve-site.ts';
import { test as base, expect, readLocalStorage, storeBeforeLoad } from '../fixtures.ts';

type Api = Awaited<ReturnType<typeof startGithubApi>>;

/** The site lets its pages call a local API that behaves like GitHub's. */
const test = base.extend<object, { api: Api }>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const api = await startGithubApi('/api/v3');
      await use(api);
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
});

const preference = (page: Page) => page.getByRole('switch', { name: 'Never use the network' });
const error = (page: Page) => page.getByRole('main').getByRole('note').filter({ hasText: /./u });
const refusal = '“Never use the network” is on in Preferences';

test('Home says that the network is never used, and the next visit and other tabs know', async ({
  page,
  open,
  context,
  site,
}) => {
  await open('/preferences');
  await expect(preference(page)).not.toBeChecked();
  const other = await context.newPage();
  await other.goto(`${site.address}#/Home`);
  const note = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Web Toolbox never uses the network' });
  await expect(other.getByRole('heading', { name: 'Change Logs' })).toBeVisible();
  await expect(note(other)).toHaveCount(0);
  await preference(page).check();
  await expect(note(other)).toBeVisible();
  await other.close();
  await page.reload();
  await expect(preference(page)).toBeChecked();
  await open('/Home');
  await note(page).getByRole('link', { name: 'Preferences' }).click();
  await preference(page).uncheck();
  expect(await readLocalStorage(page, 'neverUseNetwork')).toBeNull();
});

test('the GitHub search asks nobody and says why, until the network is to be used', async ({
  page,
  open,
  api,
  allowedProblems,
}) => {
  // The API does not know this user.
  allowedProblems.push('404 (Not Found)');
  const calls = () => api.calls.filter(({ url }) => url.includes('/never-asked/')).length;
  await storeBeforeLoad(page, { neverUseNetwork: 'true' });
  await open(`/GithubUserProjects?api=${encodeURIComponent(api.address)}`);
  const username = page.getByRole('textbox', { name: 'Username' });
  await username.fill('never-asked');
  await username.press('Enter');
  await expect(error(page)).toContainText(`${refusal}, so ${new URL(api.address).host} was not contacted.`);
  expect(calls()).toBe(0);
  await page.evaluate(() => {
    localStorage.removeItem('neverUseNetwork');
    dispatchEvent(new StorageEvent('storage', { key: 'neverUseNetwork', newValue: null }));
  });
  await username.press('Enter');
  await expect.poll(calls).toBeGreaterThan(0);
  await expect(page.getByText(refusal)).toHaveCount(0);
});

test('an open poker room is closed, none is opened, and it comes back with the network', async ({
  page,
  open,
  site,
}) => {
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  const { host } = new URL(site.address);
  const room = `/PokerPlanning/${host}/never-used/Team`;
  await open(room);
  const isOpen = page.getByRole('textbox', { name: 'Server (channel open)' });
  await expect(isOpen).toBeVisible();
  expect(sockets).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await preference(page).check();
  sockets = 0;
  await page.goBack();
  const refused = page.getByRole('main').getByRole('status').filter({ hasText: refusal });
  await expect(refused).toContainText(`${refusal}, so ${host} was not contacted. Turn it off there to join.`);
  await expect(isOpen).toHaveCount(0);
  await page.reload();
  await expect(refused).toBeVisible();
  expect(sockets).toBe(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await preference(page).uncheck();
  await page.goBack();
  await expect(isOpen).toBeVisible();
});

test('Clear everything lets the network be used again, and an import can say otherwise', async ({ page, open }) => {
  await open('/preferences');
  await preference(page).check();
  await page.getByRole('button', { name: 'Clear everything…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(preference(page)).not.toBeChecked();
  await page.getByLabel('File to import').setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({ format: 'web-toolbox-settings', formatVersion: 1, inputs: {}, neverUseNetwork: true }),
    ),
  });
  await page.getByRole('dialog', { name: 'Import these settings?' }).getByRole('button', { name: 'OK' }).click();
  await expect(preference(page)).toBeChecked();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(preference(page)).not.toBeChecked();
});
