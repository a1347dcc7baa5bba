import type { Browser, Page } from '@playwright/test';
import { hostSite } from '#server/host-site.ts';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { goTo } from '#tests/support/page/go-to.ts';
import { startOriginalServer } from '#tests/support/servers/original-server.ts';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { expectFocusInSight } from '../page/expect-focus-in-sight.ts';

test.use({ viewport: { width: 1920, height: 900 } });

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Cards' }).getByRole('button', { name, exact: true });
const row = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username });
const points = (page: Page, username: string) => row(page, username).getByRole('cell').nth(1);
const average = (page: Page) => page.getByRole('row', { name: /^Story points average/u });
const isOpen = (page: Page) => expect(field(page, 'Server (channel open)')).toBeVisible();

async function join(page: Page, username: string): Promise<void> {
  await field(page, 'Your name').fill(username);
  await button(page, 'Join').click();
  await expect(row(page, username)).toBeVisible();
}

/** A page of somebody who has never been here. */
async function someoneNew(browser: Browser, address: string, username: string): Promise<Page> {
  const page = await (
    await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1920, height: 900 } })
  ).newPage();
  await page.goto(address);
  await join(page, username);
  return page;
}

test('two servers are shown two keys, and one of them the same key after a reload', async ({ page, open }) => {
  /** The keys that were sent, by the host of the socket. */
  const keys = new Map<string, Set<string>>();
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const key = /"key":"([^"]+)"/u.exec(String(payload))?.[1];
      const { hostname } = new URL(socket.url());
      if (key !== undefined) {
        keys.set(hostname, (keys.get(hostname) ?? new Set()).add(key));
      }
    }),
  );
  await open('/PokerPlanning');
  const { port } = new URL(page.url());
  // Two names of one server: for the page, two servers.
  for (const hostname of ['127.0.0.1', 'localhost']) {
    await open(`/PokerPlanning/${hostname}:${port}/keys/Team`);
    await isOpen(page);
    await join(page, 'Ada');
    await card(page, '5').click();
    await page.reload();
    await isOpen(page);
    await expect(card(page, '5')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Leave').click();
  }
  expect([...keys].map(([hostname, { size }]) => [hostname, size])).toEqual([
    ['127.0.0.1', 1],
    ['localhost', 1],
  ]);
  expect(new Set([...keys.values()].flatMap((values) => [...values])).size).toBe(2);
});

test('a site that names its poker servers lets pages reach no other, and says so', async ({ browser }) => {
  const hosted = await hostSite({ root: builtSite, host: '127.0.0.1', port: 0, pokerServers: 'self' });
  if (!hosted.ok) {
    throw new Error(hosted.error.message);
  }
  const { address, port, stop } = hosted.value;
  const page = await browser.newPage({ serviceWorkers: 'block' });
  // The same server by another name: it would answer.
  await page.goto(`${address}/#/PokerPlanning/localhost:${port}/room/Team`);
  await expect(page.getByText(`This site may not reach localhost:${port}`)).toBeVisible();
  await page.goto(`${address}/#/PokerPlanning/127.0.0.1:${port}/room/Team`);
  await isOpen(page);
  await page.close();
  await stop();
});

test('a team of three votes, reveals, goes on to the next story, clears, removes and leaves', async ({
  page,
  open,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/PokerPlanning');
  await expect(field(page, 'Server (channel closed)')).toHaveValue(new URL(page.url()).host);
  await expect(button(page, 'New')).toBeDisabled();
  await expect(button(page, 'Join')).toBeDisabled();
  await field(page, 'Team name').fill('Team 1/2 – 100% 🃏');
  await field(page, 'Your name').fill('Ada');
  await button(page, 'New').click();
  await isOpen(page);
  await expect(page).toHaveTitle('Web Toolbox - Poker planning Team 1/2 – 100% 🃏');
  for (const locked of [/^Server/u, 'Team name']) {
    await expect(field(page, locked)).toBeDisabled();
  }
  await expect(card(page, '5')).toBeDisabled();
  await button(page, 'Join').click();
  await expect(field(page, 'Your name')).toBeDisabled();

  await button(page, 'Copy link to share').click();
  const link = page.url();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const bob = await someoneNew(browser, link, 'Bob');
  const eve = await someoneNew(browser, link, 'Eve');
  await expect(bob).toHaveTitle('Web Toolbox - Poker planning Team 1/2 – 100% 🃏');

  await field(page, 'Story').fill('SHOP-1 Pay by voucher');
  await field(page, 'Story').press('Enter');
  await expect(field(bob, 'Story')).toHaveValue('SHOP-1 Pay by voucher');
  await card(page, '5').click();
  await card(bob, '8').click();
  await expect(points(page, 'Bob')).toHaveText('✔');
  await expect(points(page, 'Eve')).toHaveText('…');
  await expect(page.getByText('2 of 3 voted')).toBeVisible();
  await expect(average(page)).toContainText('–');
  // The vote is taken back, and given again with the keyboard.
  await card(bob, '8').click();
  await expect(points(page, 'Bob')).toHaveText('…');
  await expect(card(bob, '8')).toHaveAttribute('aria-pressed', 'false');
  await card(bob, '8').press('ArrowRight');
  await expect(card(bob, '13')).toBeFocused();
  await bob.keyboard.press('Enter');
  await card(eve, '?').click();
  await expect(page.getByText('3 of 3 voted')).toBeVisible();

  await button(eve, 'Toggle story points visibility').click();
  await expect(points(page, 'Bob')).toHaveText('13');
  await expect(average(page)).toContainText('9.0');
  await expect(average(page)).toContainText('Median 9.0, spread 5 to 13, agreement 33%');
  expect(await page.getByRole('row').allInnerTexts()).toEqual([
    expect.stringContaining('Team member'),
    expect.stringMatching(/Ada.*5/su),
    expect.stringMatching(/Bob.*13/su),
    expect.stringMatching(/Eve.*\?/su),
    expect.stringContaining('Story points average'),
  ]);
  expect(await findViolations(page)).toEqual([]);

  await button(bob, 'Next story').click();
  await expect(page.getByRole('region', { name: 'List of stories' })).toContainText('SHOP-1 Pay by voucher');
  await expect(points(page, 'Ada')).toHaveText('…');
  await button(page, 'Copy to clipboard: finished stories').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('| SHOP-1 Pay by voucher |');

  await card(page, '1').click();
  await button(eve, 'Clear all votes').click();
  await eve.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(points(eve, 'Ada')).toHaveText('✔');
  await button(eve, 'Clear all votes').click();
  await eve.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(points(page, 'Ada')).toHaveText('…');
  await button(page, 'Remove user "Eve"').press('Enter');
  await expect(eve.getByText('Somebody has removed you from this room.')).toBeVisible();
  await expect(row(bob, 'Eve')).toHaveCount(0);
  // The focus is not on the next member's button: a key that is held down would empty the room.
  await expect(page.getByRole('table', { name: 'Team' })).toBeFocused();
  await button(eve, 'Join').click();
  await expect(row(bob, 'Eve')).toBeVisible();

  await button(bob, 'Only observe').click();
  await expect(row(page, 'Bob')).toContainText('observer');
  await expect(card(bob, '1')).toBeDisabled();
  await button(page, 'Timer').click();
  await page.getByRole('menuitem', { name: '5 minutes', exact: true }).click();
  await expect(button(page, 'Stop timer')).toBeFocused();
  await expect(eve.getByRole('timer')).toHaveText(/^(?:5:00|4:5\d)$/u);
  await eve.context().close();
  await expect(row(page, 'Eve')).toContainText('away');

  await button(page, 'Leave').click();
  await expect(row(bob, 'Ada')).toHaveCount(0);
  await expect(field(page, 'Team name')).toBeEditable();
  await expect(field(page, 'Team name')).toHaveValue('Team 1/2 – 100% 🃏');
  await bob.context().close();
});

test.describe('with a server that goes away', () => {
  test.use({ allowedProblems: ['WebSocket connection to', 'ERR_CONNECTION_REFUSED'] });

  test('votes made meanwhile are sent when it is back, and a reload stays in the room', async ({ page, open }) => {
    const start = async (port: number) => {
      const hosted = await hostSite({ root: builtSite, host: '127.0.0.1', port });
      if (!hosted.ok) {
        throw new Error(hosted.error.message);
      }
      return hosted.value;
    };
    const first = await start(0);
    await open(`/PokerPlanning/127.0.0.1:${first.port}/a%20room/Team`);
    await isOpen(page);
    await join(page, 'Ada');
    await card(page, '3').click();
    await expect(page.getByText('Your vote is 3.')).toBeVisible();
    const format = page.getByRole('combobox', { name: 'Format of the copy' });
    await expect(format).toHaveText('Markdown');
    await format.click();
    await page.getByRole('option', { name: 'CSV' }).click();
    await page.reload();
    await expect(page.getByText('Your vote is 3.')).toBeVisible();
    await expect(format).toHaveText('CSV');

    await first.stop();
    await expect(field(page, 'Server (channel closed)')).toBeVisible();
    await expect(page.getByText(/The server is restarting|cannot be reached/u)).toBeVisible();
    await card(page, '8').click();
    await expect(page.getByText('Your vote of 8 will be sent once the connection is back.')).toBeVisible();
    await expect(button(page, 'Clear all votes')).toBeDisabled();
    const second = await start(first.port);
    const bob = await PokerClient.open(`127.0.0.1:${first.port}`, 'a room');
    // It may have tried by itself meanwhile.
    await button(page, 'Try now').evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
    await bob.until('vote', (client) => client.member('Ada')?.hasVoted);
    await bob.ask({ type: 'reveal' });
    await expect(points(page, 'Ada')).toHaveText('8');
    // The screen can be left and found again.
    await goTo(page, '/Home');
    await goTo(page, '/PokerPlanning');
    await page.getByRole('button', { name: 'Return' }).click();
    await expect(points(page, 'Ada')).toHaveText('8');
    await bob.close();
    await second.stop();
  });

  test('the original server and clients: version 1, whatever version 2 has is not shown', async ({
    page,
    open,
    browser,
  }) => {
    const original = await startOriginalServer();
    await open(`/PokerPlanning/${original.host}/room/Team`);
    await isOpen(page);
    await join(page, 'Ada');
    expect(JSON.parse(original.received[0] ?? '')).toEqual({ type: 'vote', payload: { username: 'Ada' } });
    await expect(page.getByText('This server speaks version 1')).toBeVisible();
    await expect(button(page, 'Next story')).toHaveCount(0);
    const bob = await someoneNew(browser, page.url(), 'Bob');
    await card(bob, '8').click();
    await card(page, '3').click();
    await expect(points(page, 'Bob')).toHaveText('✔');
    await button(page, 'Toggle story points visibility').click();
    await expect(average(page)).toContainText('5.5');
    await expect(points(bob, 'Ada')).toHaveText('✔');
    await button(bob, 'Clear all votes').click();
    await bob.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(points(page, 'Ada')).toHaveText('…');
    await bob.context().close();
    await original.close();
  });
});

test('what gets the focus on a phone is not behind the cards', async ({ page, open, site }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await open(`/PokerPlanning/${new URL(site.address).host}/focus/Team`);
  await join(page, 'Ada');
  await page.getByRole('main').focus();
  await expectFocusInSight(page, 'Tab', 15);
});

test('200 members on a phone, one of them with an older app', async ({ page, open, site }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { host } = new URL(site.address);
  const clients = await Promise.all(Array.from({ length: 20 }, () => PokerClient.open(host, 'crowd')));
  await Promise.all(
    clients.map(async (client, index) => {
      for (let turn = 0; turn < 10 && index * 10 + turn < 199; turn += 1) {
        await client.vote(`Member ${index * 10 + turn} ${'with a very long name '.repeat(2)}`.slice(0, 64), '5');
      }
    }),
  );
  await open(`/PokerPlanning/${host}/crowd/${encodeURIComponent('A very long team name '.repeat(10))}`);
  await join(page, 'Ada');
  await expect(page.getByText('199 of 200 voted')).toBeVisible();
  const cards = page.getByRole('group', { name: 'Cards' });
  await expect(cards).toBeInViewport({ ratio: 1 });
  const { height = 0 } = (await card(page, '8').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await card(page, '8').click();
  await expect(page.getByText('200 of 200 voted')).toBeVisible();
  const old = await PokerClient.open(host, 'crowd', 1);
  await expect(page.getByText('Somebody uses an older app (version 1) in this round')).toBeVisible();
  await button(page, 'Toggle story points visibility').click();
  await expect(average(page)).toContainText('5.0');
  await expect(average(page)).toContainText('agreement 100%');
  const overflow = await page.evaluate(() => {
    const main = document.querySelector('main');
    return (main?.scrollWidth ?? 0) - (main?.clientWidth ?? 0);
  });
  expect(overflow).toBeLessThanOrEqual(0);
  await Promise.all([old, ...clients].map((client) => client.close()));
});

test('the fields are kept, wrong ones are explained, and a list of one’s own is played', async ({ page, open }) => {
  await storeBeforeLoad(page, {
    lastPokerPlanningHostName: 'ftp://example.com',
    lastPokerPlanningRoomName: 'Kept team',
    lastPokerPlanningUsername: 'Kept name',
    lastPokerCardsListingCategoryName: 't-shirt-variant-1',
  });
  await open('/PokerPlanning');
  await expect(field(page, 'Team name')).toHaveValue('Kept team');
  await expect(page.getByRole('combobox', { name: 'Poker card types' })).toHaveText('T-shirt, XS to XXL');
  await expect(page.getByText('A server is reached over ws or wss, not over ftp.')).toBeVisible();
  await expect(button(page, 'New')).toBeDisabled();
  await field(page, /^Server/u).fill(new URL(page.url()).host);
  await page.getByRole('combobox', { name: 'Poker card types' }).click();
  await page.getByRole('option', { name: 'Your own list' }).click();
  await field(page, 'Your cards').fill('½, 1, 2, huge');
  await expect.poll(() => readLocalStorage(page, 'lastPokerCardsListingCategoryName')).toBe('custom:½, 1, 2, huge');
  await button(page, 'New').click();
  await button(page, 'Join').click();
  await card(page, '½').click();
  await button(page, 'Toggle story points visibility').click();
  await expect(average(page)).toContainText('0.5');
  await button(page, 'Change cards').click();
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: 'T-shirt', exact: true }).click();
  await button(page, 'Use these cards').click();
  await expect(page.getByRole('group', { name: 'Cards' }).getByRole('button')).toHaveText(['?', 'S', 'M', 'L', 'XL']);
  const link = page.url();
  await button(page, 'Leave').click();
  await field(page, 'Link to a room').fill('http://example.com/');
  await expect(page.getByText('This is not a link to a room')).toBeVisible();
  await field(page, 'Link to a room').fill(link);
  await button(page, 'Open').click();
  await isOpen(page);
});
