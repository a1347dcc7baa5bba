import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { freePort } from '#tests/support/servers/free-port.ts';
import { clickMenu, expect } from './app/desktop-test.ts';
import { test } from './app/profile-test.ts';
import type { DesktopApp } from './app/running-app.ts';

let server: Server;
let port: number;
let requests: string[];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end('[]');
  });
  server.on('upgrade', (request, socket) => {
    requests.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});

test.beforeEach(() => {
  requests = [];
});

test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const preference = (page: Page) => page.getByRole('switch', { name: 'Never use the network' });

/**
 * Sends every kind of request to the server from a document of the app's origin without scripts, which bypasses the
 * page's own guard.
 */
async function askPastThePage(app: DesktopApp, page: Page): Promise<void> {
  const home = page.url();
  await app.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.loadURL('app://web-toolbox/licences.json'),
    undefined,
  );
  await page.waitForURL(/\/licences\.json$/);
  await page.evaluate(async (host) => {
    const { desktop } = window;
    await desktop?.joinPokerServer({ host, isSecure: false });
    await fetch(`http://${host}/fetched`).catch(() => undefined);
    await new Promise((done) => new WebSocket(`ws://${host}/ws?roomUUID=1`).addEventListener('close', done));
  }, `127.0.0.1:${port}`);
  await app.evaluate(({ BrowserWindow }, url) => BrowserWindow.getAllWindows()[0]?.loadURL(url), home);
  await page.waitForURL(home);
}

test('main refuses what the page asks of the network, from the next start on, too, until it is used again', async ({
  profile,
}) => {
  const environment = { GITHUB_API_URL: `http://127.0.0.1:${port}` };
  const first = await profile.open({ environment });
  await askPastThePage(first.app, first.page);
  expect(requests).toEqual(['/fetched', '/ws?roomUUID=1']);
  requests = [];
  await clickMenu(first.app, '/preferences');
  await expect(preference(first.page)).not.toBeChecked();
  await preference(first.page).check();
  await expect(first.page.getByRole('region', { name: 'Desktop app' })).toContainText(
    '“Never use the network” is on in Preferences.',
  );
  await askPastThePage(first.app, first.page);
  await first.app.close();

  // The data of the page is deleted, but main has remembered the preference.
  const second = await profile.open({ environment });
  await second.page.evaluate(() => localStorage.clear());
  await second.page.reload();
  await clickMenu(second.app, '/Home');
  await expect(second.page.getByRole('status').filter({ hasText: 'never uses the network' })).toBeVisible();
  await askPastThePage(second.app, second.page);
  expect(requests).toEqual([]);
  expect(second.app.log()).toContain('A request was refused: “Never use the network” is on in Preferences.');

  await clickMenu(second.app, '/preferences');
  await preference(second.page).uncheck();
  await askPastThePage(second.app, second.page);
  expect(requests).toEqual(['/fetched', '/ws?roomUUID=1']);
});

test('a room that is hosted ends, and none is hosted while the network is never used', async ({ profile }) => {
  const { app, page } = await profile.open();
  const free = await freePort();
  const host = () => page.evaluate((wanted) => window.desktop?.hostPokerRoom({ port: wanted }), free);
  expect(await host()).toMatchObject({ status: 'hosting' });
  await clickMenu(app, '/preferences');
  await preference(page).check();
  await expect.poll(() => page.evaluate(() => window.desktop?.getPokerHost(undefined))).toEqual({ status: 'stopped' });
  expect(await host()).toEqual({
    status: 'failed',
    reason: '“Never use the network” is on in Preferences, so no room is hosted.',
  });
  await preference(page).uncheck();
  await expect.poll(async () => (await host())?.status).toBe('hosting');
});

test('Preferences say why this app looks for no updates, and remember what was wanted', async ({ profile }) => {
  const { app, page } = await profile.open();
  await clickMenu(app, '/preferences');
  const updates = page.getByRole('switch', { name: 'Check for updates' });
  await expect(updates).toBeDisabled();
  await expect(updates).not.toBeChecked();
  await expect(page.getByRole('region', { name: 'Desktop app' })).toContainText('This app runs from its sources');
  await page.evaluate(() => window.desktop?.setPreferences({ lookForUpdates: false }));
  await app.close();
  const second = await profile.open();
  expect((await second.page.evaluate(() => window.desktop?.getPreferences(undefined)))?.preferences).toMatchObject({
    lookForUpdates: false,
  });
});
