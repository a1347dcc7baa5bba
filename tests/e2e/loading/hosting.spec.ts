import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { createSite } from '#server/site.ts';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { configureFolder, writeConfiguration } from '#tests/support/servers/configured-site.ts';
import { servePlain } from '#tests/support/servers/plain-static-server.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { screens } from '#tools/screens.ts';
import { storeBeforeLoad } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { openWindow, untilKept } from './offline-visits.ts';

/**
 * Tests the configuration by the host of the site: through the server's environment, and through the file of a static
 * host.
 */

const configuration = {
  hiddenTools: ['JSON'],
  switchedOff: ['github', 'poker', 'links'],
  preferences: { theme: 'dark', density: 'compact', startPath: '/Hash/HashSums' },
  homeText: 'Ask the platform team.\nRoom 5, <b>second</b> floor.',
};

interface Configured {
  /** The address with a trailing slash. */
  readonly address: string;
  /** Writes a text into the host's configuration file. */
  readonly edit: (text: string) => Promise<void>;
  readonly end: () => void;
}

const test = base.extend<{ readonly site: Configured; readonly host: Configured }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  site: async ({}, use) => {
    const site = await createSite({ root: builtSite, configuration });
    const address = `${await site.listen({ host: '127.0.0.1', port: 0 })}/`;
    await use({ address, edit: async () => undefined, end: () => undefined });
    await site.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  host: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'configured-'));
    await configureFolder(folder, JSON.stringify(configuration));
    const server = await servePlain(folder, '/tools/');
    await use({ address: server.address, edit: (text) => writeConfiguration(folder, text), end: server.close });
    server.close();
    await rm(folder, { recursive: true });
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Tools' });
const hiddenLinks = ['JSON', 'GithubUserProjects', 'PokerPlanning'].map((name) => `a[href^="#/${name}"]`).join();

async function texts(items: Locator): Promise<string> {
  await expect(items.first()).toBeVisible();
  return (await items.allTextContents()).join('\n');
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('[data-shell]')).toHaveCount(0);
}

for (const kind of ['site', 'host'] as const) {
  const what = kind === 'site' ? 'the server' : 'a static host';

  test(`${what}: a hidden tool is in no list`, async ({ page, site, host }) => {
    const { address } = kind === 'site' ? site : host;
    await page.goto(`${address}#/Home`);
    await ready(page);
    await expect(sidebar(page).getByRole('link', { name: 'Hash' })).toBeVisible();
    await expect(page.locator('a[href="#/Hash"]').filter({ visible: true })).toHaveCount(2);
    await expect(page.locator(hiddenLinks)).toHaveCount(0);
    await expect(page.getByText('Room 5, <b>second</b> floor.')).toBeVisible();

    const box = page.getByRole('combobox', { name: 'Paste anything' });
    await box.fill('{"a": [1, 2]}');
    const answers = page.getByRole('listbox', { name: 'What it can be' }).getByRole('option');
    await expect(answers.or(page.getByText('No tool recognises this.')).first()).toBeVisible();
    await expect(answers.filter({ hasText: /^JSON|Formatter/ })).toHaveCount(0);
    await box.fill('');

    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox', { name: 'Find a tool' });
    const options = page.getByRole('dialog').getByRole('option');
    await expect(field).toBeFocused();
    await field.fill('json');
    await expect(options.filter({ hasText: /^JSON/ })).toHaveCount(0);
    await field.fill('poker');
    await expect(options.filter({ hasText: /^(?:Planning )?Poker/ })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.goto(`${address}#/URL/URLEncoder`);
    await page.getByRole('button', { name: 'Send to…' }).first().click();
    expect(await texts(page.getByRole('menuitem'))).not.toMatch(/JSON/);
    await page.keyboard.press('Escape');

    await page.goto(`${address}#/preferences`);
    await expect(page.getByText('Network access', { exact: true })).toBeVisible();
    await expect(page.getByText('Poker planning').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Start screen' }).click();
    expect(await texts(page.getByRole('option'))).not.toMatch(/JSON Formatter|Poker/);
  });

  test(`${what}: the address of a hidden tool says so kindly`, async ({ page, site, host }) => {
    await page.addInitScript(() => localStorage.setItem('darkMode', 'system'));
    const { address } = kind === 'site' ? site : host;
    for (const path of ['/JSON', '/JSON/JSONRepair', '/PokerPlanning/a.example:1/2/Ada', '/githubuserprojects']) {
      await page.goto('about:blank');
      await page.goto(`${address}#${path}`);
      await ready(page);
      await expect(heading(page), path).toHaveText('Not on this site');
      await expect(page).toHaveTitle('Web Toolbox - Not on this site');
    }
    await expectAccessible(page, 'a hidden tool');
    await page.getByRole('link', { name: 'See the available tools' }).click();
    await expect(page.getByText(/^Last build:/)).toBeVisible();
  });

  test(`${what}: preferences are as configured until the user chooses`, async ({ page, site, host }) => {
    const { address } = kind === 'site' ? site : host;
    await page.emulateMedia({ colorScheme: 'light' });
    const root = page.locator('html');
    await page.goto(address);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-density', 'compact');
    await page.goto(`${address}#/preferences`);
    await page.getByRole('button', { name: 'System', exact: true }).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Comfortable' }).click();
    await expect(root).toHaveAttribute('data-density', 'comfortable');
    await page.goto('about:blank');
    await page.goto(address);
    await ready(page);
    await expect(heading(page)).toHaveText('Hash');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-density', 'comfortable');
  });
}

test('no link of any screen leads to another site where links are off', async ({ page, site }) => {
  await storeBeforeLoad(page, withoutRoomLight);
  for (const path of new Set(screens.map((screen) => screen.path))) {
    await page.goto(`${site.address}#${path}`);
    await ready(page);
    await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('a[href^="http"]'), path).toHaveCount(0);
  }
});

test('a static host: links lead to other sites until they are off', async ({ page, host }) => {
  const paths = ['/QRCodeGenerator', '/CSVParser'];
  const visitAll = async (expectLinks: (path: string) => Promise<void>) => {
    for (const path of paths) {
      await page.goto('about:blank');
      await page.goto(`${host.address}#${path}`);
      await ready(page);
      await expectLinks(path);
    }
  };
  await host.edit('{}');
  await visitAll((path) => expect(page.locator('a[href^="http"]').first(), path).toBeVisible());
  await host.edit(JSON.stringify(configuration));
  await visitAll(async (path) => {
    await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('a[href^="http"]'), path).toHaveCount(0);
  });
});

test('the network and the history are as configured, and the user can choose otherwise', async ({ page, host }) => {
  await host.edit(JSON.stringify({ preferences: { neverUseNetwork: true, keepsHistory: false } }));
  const network = page.getByRole('switch', { name: 'Never use the network' });
  const history = page.getByRole('switch', { name: 'Keep a history of inputs' });
  await page.goto(`${host.address}#/preferences`);
  await expect(network).toBeChecked();
  await expect(history).not.toBeChecked();
  await network.click();
  await history.click();
  await page.reload();
  await expect(network).not.toBeChecked();
  await expect(history).toBeChecked();
  // A preference that the user sets back to its default follows the host's configuration again.
  await network.click();
  await history.click();
  await host.edit('{}');
  await page.reload();
  await expect(network).not.toBeChecked();
  await expect(history).toBeChecked();
});

test('the server says it before any script has run, and opens nothing that is switched off', async ({ page, site }) => {
  await page.route(/\/static\/js\/(?!start\.)/, () => undefined);
  await page.goto(`${site.address}#/Home`, { waitUntil: 'commit' });
  const shell = page.locator('[data-shell]');
  await expect(shell.locator('aside a[href="#/Hash"]')).toBeVisible();
  await expect(shell.locator('a[href="#/JSON"]').filter({ visible: true })).toHaveCount(0);
  await expect(shell.getByText('Ask the platform team.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('about:blank');
  await page.goto(`${site.address}#/JSON/JSONFormatter`, { waitUntil: 'commit' });
  await expect(shell.locator('h1')).toHaveText('Not on this site');
  await page.goto('about:blank');
  await page.goto(site.address, { waitUntil: 'commit' });
  await expect(shell.locator('h1')).toHaveText('Hash');

  const answer = await page.request.get(site.address);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/github|wss?:/);
  const manifest = await (await page.request.get(`${site.address}manifest.webmanifest`)).text();
  expect(manifest).toContain('#/URL');
  expect(manifest).not.toContain('#/JSON');
  const socket = await page.request.get(`${site.address}ws?roomUUID=a`, {
    headers: { connection: 'upgrade', upgrade: 'websocket' },
  });
  expect(socket.status()).toBe(404);
});

test('the server’s pages ask for no configuration', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.address}#/Home`);
  await expect(page.getByRole('heading', { name: 'Change Logs' })).toBeVisible();
  expect(asked.filter((address) => address.includes('configuration.json'))).toEqual([]);
});

test('a static host’s page shows before its configuration has come, and is right when it has', async ({
  page,
  host,
}) => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route('**/configuration.json', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${host.address}#/JSON/JSONFormatter`);
  await ready(page);
  await expect(heading(page)).toHaveText('JSON Formatter');
  resolve();
  await expect(heading(page)).toHaveText('Not on this site');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  // From the second visit on, the page starts with the configuration that is already known.
  await page.unroute('**/configuration.json');
  await page.route('**/configuration.json', () => undefined);
  await page.reload();
  await ready(page);
  await expect(heading(page)).toHaveText('Not on this site');
});

test('a broken file is told, and the site works', async ({ page, host }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const note = page.getByRole('note').filter({ hasText: 'configuration' });
  await host.edit('{"hiddenTools": ["JSON"],}');
  await page.goto(`${host.address}#/Home`);
  await expect(note).toContainText('configuration.json is not JSON');
  await expect(sidebar(page).getByRole('link', { name: 'JSON' })).toBeVisible();
  await expectAccessible(page, 'a broken configuration');
  await host.edit('{"hiddenTools": ["Nothing", "json"]}');
  await page.reload();
  await expect(note).toContainText('“hiddenTools” has "Nothing", but there is no such tool.');
  await expect(sidebar(page).getByRole('link', { name: 'JSON' })).toHaveCount(0);
  await host.edit('{}');
  await page.reload();
  await expect(sidebar(page).getByRole('link', { name: 'JSON' })).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the configuration is kept for use without a network, and renewed with one', async ({ browser, host }) => {
  const visitor = await openWindow(browser);
  const page = await visitor.newPage();
  await page.goto(`${host.address}#/Home`);
  await untilKept(page);
  await expect(sidebar(page).getByRole('link', { name: 'JSON' })).toHaveCount(0);
  await host.edit(JSON.stringify({ hiddenTools: ['CSVParser'] }));
  await page.reload();
  await expect(sidebar(page).getByRole('link', { name: 'CSV' })).toHaveCount(0);
  await expect(sidebar(page).getByRole('link', { name: 'JSON' })).toBeVisible();
  host.end();
  // The configuration must not come only from the page's own storage.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(sidebar(page).getByRole('link', { name: 'JSON' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'CSV' })).toHaveCount(0);
  await visitor.close();
});
