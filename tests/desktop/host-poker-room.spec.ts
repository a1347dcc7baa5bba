import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Page } from '@playwright/test';
import { freePort } from '#tests/support/servers/free-port.ts';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { stall, stalledKinds } from '#tests/support/servers/stalled-clients.ts';
import { clickMenu, expect, test } from './app/desktop-test.ts';

/** Starts hosting through the user interface. */
async function host(page: Page, port: number): Promise<void> {
  await page.getByRole('button', { name: 'Host on my network' }).click();
  await page.getByRole('spinbutton', { name: 'Port' }).fill(String(port));
  await page.getByRole('button', { name: 'Start hosting' }).click();
}

const closeDialog = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

test('the app hosts a room, others join in a browser and by a socket, and Stop ends it', async ({
  app,
  page,
  browser,
}) => {
  const port = await freePort();
  await clickMenu(app, '/PokerPlanning');
  await host(page, port);
  // Which of the two is shown depends on the machine that runs this test.
  const address = page.getByRole('img', { name: /^QR code of http:\/\/[\d.]+:\d+$/u });
  await expect(address.or(page.getByText(`this machine is not connected to a network`))).toBeVisible();
  await closeDialog(page);
  const server = page.getByRole('textbox', { name: /^Server/u });
  await expect(server).toHaveValue(new RegExp(`^(?:localhost|[\\d.]+):${port}$`, 'u'));

  await server.fill(`127.0.0.1:${port}`);
  await page.getByRole('textbox', { name: 'Team name' }).fill('Team at home');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Host');
  await page.getByRole('button', { name: 'New' }).click();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('row', { name: /Host you/u })).toBeVisible();
  await page.getByRole('button', { name: 'Share as QR code' }).click();
  const link = await page
    .getByRole('dialog')
    .getByText(/^http:\/\//u)
    .innerText();
  expect(link).toMatch(
    new RegExp(`^http://127\\.0\\.0\\.1:${port}/#/PokerPlanning/127\\.0\\.0\\.1:${port}/.+/Team%20at%20home$`),
  );
  await closeDialog(page);

  const guest = await browser.newPage();
  await guest.goto(link);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Guest');
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByRole('button', { name: '8', exact: true }).click();
  await expect(page.getByRole('row', { name: /Guest/u }).getByText('✔')).toBeVisible();
  const roomId = link.split('/').at(-2) ?? '';
  const socket = await PokerClient.open(`127.0.0.1:${port}`, roomId);
  expect(await socket.vote('Socket', '5')).toBe('kept');
  await page.getByRole('button', { name: 'Toggle story points visibility' }).click();
  await expect(guest.getByRole('row', { name: /Story points average/u })).toContainText('6.5');
  for (const path of ['/package.json', '/../package.json', '/..%2fpackage.json', '/main/index.js']) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(404);
  }

  await page.getByRole('button', { name: 'Hosting' }).click();
  await page.getByRole('button', { name: 'Stop hosting' }).click();
  expect((await socket.closed).code).toBe(1012);
  await expect.poll(() => isListening(port)).toBe(false);
  await expect(guest.getByText(/The server is restarting|cannot be reached/u)).toBeVisible();
  await guest.close();
});

test('a port in use is said, and another one works', async ({ app, page }) => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '0.0.0.0', done));
  const { port } = other.address() as AddressInfo;
  await clickMenu(app, '/PokerPlanning');
  await host(page, port);
  await expect(page.getByRole('alert').filter({ hasText: 'Another program uses this port' })).toBeVisible();
  const free = await freePort();
  await page.getByRole('spinbutton', { name: 'Port' }).fill(String(free));
  await page.getByRole('button', { name: 'Start hosting' }).click();
  await expect(page.getByRole('button', { name: 'Stop hosting' })).toBeVisible();
  await new Promise((done) => other.close(done));
});

test('quitting closes the port', async ({ app, page }) => {
  const port = await freePort();
  await clickMenu(app, '/PokerPlanning');
  await host(page, port);
  await expect(page.getByRole('button', { name: 'Stop hosting' })).toBeVisible();
  // The port is stored for the next time.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('choices:PokerPlanning')))
    .toContain(`"hostPort":${port}`);
  const socket = await PokerClient.open(`127.0.0.1:${port}`, 'room');
  app.evaluate(({ app: electronApp }) => electronApp.quit(), undefined).catch(() => undefined);
  expect((await socket.closed).code).toBe(1012);
  expect(await app.exited).toBe(0);
  expect(await isListening(port)).toBe(false);
});

test('quitting ends, whatever those who joined still hold', async ({ app, page }) => {
  const port = await freePort();
  await clickMenu(app, '/PokerPlanning');
  await host(page, port);
  await expect(page.getByRole('button', { name: 'Stop hosting' })).toBeVisible();
  const clients = [];
  for (const kind of stalledKinds) {
    clients.push(await stall(kind, `127.0.0.1:${port}`, '/licences.json'));
  }
  app.evaluate(({ app: electronApp }) => electronApp.quit(), undefined).catch(() => undefined);
  // No client has closed its connection by then: the app did.
  expect(await app.exited).toBe(0);
  for (const { socket } of clients) {
    expect(socket.writableEnded).toBe(false);
    socket.destroy();
  }
});

test('ports that are none never reach the server', async ({ app, page }) => {
  const answers = await page.evaluate(async () => {
    const given = [{ port: 0 }, { port: 65_536 }, { port: 1.5 }, { port: '8080' }, { port: -1 }, {}, null, 8080];
    const outcomes = given.map((payload) =>
      window.desktop?.hostPokerRoom(payload as never).then(
        () => 'answered',
        () => 'refused',
      ),
    );
    return [...new Set(await Promise.all(outcomes)), (await window.desktop?.getPokerHost(undefined))?.status];
  });
  expect(answers).toEqual(['refused', 'stopped']);
  expect(app.log()).toContain('hostPokerRoom was refused');
});
