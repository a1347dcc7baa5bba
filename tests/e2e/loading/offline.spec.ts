import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readScriptGraph } from '#tests/support/graphs/script-graph.ts';
import { write } from '#tests/support/page/editor.ts';
import { goTo } from '#tests/support/page/go-to.ts';
import { untilIdle } from '#tests/support/page/until-idle.ts';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { builtSite, serveSite } from '#tests/support/servers/serve-site.ts';
import { screens } from '#tools/screens.ts';
import { storeBeforeLoad } from '../fixtures.ts';
import { buildAnother, expect, type Host, keptFiles, test, untilKept } from './offline-visits.ts';
import { startUndebugged } from './undebugged-browser.ts';

/**
 * Tests the website without a network through its service worker. The tests use their own windows, since no other
 * window has a service worker.
 */

const graph = readScriptGraph(builtSite);

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(`${message.text()} ${message.location().url}`);
    }
  });
  return problems;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const curlPath = '/URL/CURLConverter';

async function readsCommand(page: Page): Promise<void> {
  await write(page.getByRole('textbox', { name: 'cURL command' }), 'curl https://offline.example.com');
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toContainText('offline.example.com');
}

/**
 * Checks the results of these screens after their workers have answered; a visit to Home keeps the files that they
 * need.
 */
const results: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/JSON/JSONFormatter': async (page) => {
    await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toContainText('12345678901234567890');
  },
  '/URL/URLParser': async (page) => {
    await expect(page.getByText('https').first()).toBeVisible();
  },
  '/Hash/HashSums': async (page) => {
    await page.getByRole('textbox', { name: 'Text or file' }).fill('abc');
    await expect(page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBeVisible();
  },
  [curlPath]: readsCommand,
  '/NumberBase/IntegerBases': async (page) => {
    await page.getByRole('textbox', { name: 'Whole number' }).fill('255');
    await expect(page.getByText(/^(?:0x)?ff$/i).first()).toBeVisible();
  },
};

test('after one visit to Home every screen opens without a network, and works', async ({ host, visitor }) => {
  const page = await visitor.newPage();
  await storeBeforeLoad(page, withoutRoomLight);
  await page.goto(host.address);
  await untilKept(page);
  // WebAssembly is kept only after it has been used.
  await page.goto(`${host.address}#${curlPath}`);
  await readsCommand(page);
  await page.goto(`${host.address}#/QRCodeGenerator`);
  await expect.poll(async () => (await keptFiles(page)).some((name) => name.startsWith('zxing_reader'))).toBe(true);
  host.end();

  const problems = collectProblems(page);
  for (const { path, entry } of screens) {
    // Those with a result are loaded, as from a bookmark; a change of the hash alone does not load the page.
    if (path in results) {
      await page.goto('about:blank');
    }
    await page.goto(`${host.address}#${path}`);
    await expect(heading(page), path).toHaveText(entry.heading);
    await expect(page.locator('[data-shell]'), path).toHaveCount(0);
    await expect(page.getByText('Loading…').filter({ visible: true }), path).toHaveCount(0);
    await expect(page.getByText('could not be loaded').filter({ visible: true }), path).toHaveCount(0);
    await results[path]?.(page);
  }
  // Alphabets whose fonts have not been used before are shown in a font of the system.
  expect(problems.filter((problem) => !problem.includes('.woff2'))).toEqual([]);
  expect(Object.keys(results).filter((path) => !screens.some((screen) => screen.path === path))).toEqual([]);
});

test('the box of Home answers without a network', async ({ host, visitor }) => {
  const page = await visitor.newPage();
  await page.goto(host.address);
  await untilKept(page);
  host.end();
  await page.reload();
  await page.getByRole('combobox', { name: 'Paste anything' }).fill('{"offline": true}');
  await expect(page.getByRole('listbox', { name: 'What it can be' }).getByRole('option').first()).toContainText('JSON');
});

test('the real server’s site works without it, too', async ({ visitor }) => {
  const site = await serveSite();
  const page = await visitor.newPage();
  const problems = collectProblems(page);
  await page.goto(site.address);
  await untilKept(page);
  await site.close();
  await page.goto('about:blank');
  await page.goto(`${site.address}#/JSON/JSONFormatter`);
  await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toContainText('"tools"');
  expect(problems).toEqual([]);
});

test('nothing is kept before the first picture, and a first visit fetches no more than it may', async ({
  host,
  visitor,
}) => {
  const page = await visitor.newPage();
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/${graph.find('after-start')}`, async (route) => {
    await isFree;
    await route.continue();
  });
  await page.goto(host.address);
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  expect(host.asked.has('service-worker.js')).toBe(false);
  letGo();
  await untilKept(page);
  expect(host.asked.has('service-worker.js')).toBe(true);
  // OCR data, decoders and fonts that nobody has used are not requested.
  expect([...host.asked].filter((name) => /traineddata|\.wasm$/.test(name))).toEqual([]);
  const kept = new Set(await keptFiles(page));
  for (const script of graph.screens.values()) {
    expect(kept).toContain(script);
  }
  // Home shows no code, but the next screen does.
  await expect
    .poll(async () => (await keptFiles(page)).filter((name) => name.includes('-latin-wght-normal.')))
    .toHaveLength(2);
});

test('what a page has used is kept even if the font of code is missing', async ({ host, visitor }) => {
  const fonts = readdirSync(join(builtSite, 'static/media')).filter((name) => name.includes('-latin-wght-normal.'));
  const [ofText = ''] = fonts.filter((name) => name.startsWith('inter-'));
  const ofCode = fonts.filter((name) => name !== ofText);
  expect(ofCode).toHaveLength(1);
  for (const name of ofCode) {
    host.missing.add(name);
  }
  const page = await visitor.newPage();
  await page.goto(host.address);
  await expect.poll(() => ofCode.every((name) => host.asked.has(name))).toBe(true);
  await expect.poll(() => keptFiles(page)).toContain(ofText);
});

test('nothing is kept while a first visitor uses the page', async ({ host, visitor }) => {
  const page = await visitor.newPage();
  await page.clock.install();
  await page.goto(host.address);
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Shift');
    await page.clock.runFor(2000);
    await untilIdle(page);
  }
  expect(host.asked.has('service-worker.js')).toBe(false);
  await page.clock.runFor(10_000);
  await untilKept(page);
});

for (const [what, connection] of [
  ['data is to be saved', { saveData: true }],
  ['the network is a mobile one', { saveData: false, type: 'cellular' }],
] as const) {
  test(`where ${what}, nothing is kept until it is asked for`, async ({ host, visitor }) => {
    await visitor.addInitScript((told) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => told });
    }, connection);
    const page = await visitor.newPage();
    await page.clock.install();
    await page.goto(`${host.address}#/preferences`);
    const button = page.getByRole('button', { name: /^Keep everything for offline use/ });
    await expect(button).toBeVisible();
    // Everything that waits for the page to be at rest, and idle, has run by then.
    for (let moment = 0; moment < 10; moment += 1) {
      await page.clock.runFor(1000);
      await untilIdle(page);
    }
    expect(host.asked.has('service-worker.js')).toBe(false);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

    await button.click();
    await expect(page.getByText('Everything is kept on this machine')).toBeVisible();
    expect(host.asked.has('service-worker.js')).toBe(true);
  });
}

test('a button keeps everything, and tells how much it is and how far it has come', async ({ host, visitor }) => {
  const page = await visitor.newPage();
  await page.goto(`${host.address}#/preferences`);
  await untilKept(page);
  const button = page.getByRole('button', { name: /^Keep everything for offline use \([\d.]+ MB\)$/ });
  await expect(button).toBeVisible();
  const values = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        new MutationObserver(() => {
          const bar = document.querySelector('main [role="progressbar"]');
          if (bar !== null) {
            seen.push(Number(bar.getAttribute('aria-valuenow')));
          } else if (seen.length > 0) {
            resolve(seen);
          }
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await button.click();
  await expect(page.getByText('Everything is kept on this machine')).toBeVisible();
  const seen = await values;
  expect(Math.max(...seen)).toBeGreaterThan(0);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));

  host.end();
  await page.goto('about:blank');
  await page.goto(`${host.address}#${curlPath}`);
  await readsCommand(page);
  const kept = new Set(await keptFiles(page));
  expect([...kept].filter((name) => name.startsWith('eng.traineddata'))).toHaveLength(1);
  await page.goto(`${host.address}#/preferences`);
  await expect(page.getByText('Everything is kept on this machine')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Keep everything/ })).toHaveCount(0);
});

/** Runs in the page: waits until everything that it has loaded is kept. */
async function kept(): Promise<void> {
  await navigator.serviceWorker.ready;
  for (;;) {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = names.filter((name) => name.includes('/static/'));
    const found = await Promise.all(files.map((name) => caches.match(name, { ignoreVary: true })));
    if (navigator.serviceWorker.controller !== null && files.length > 0 && !found.includes(undefined)) {
      return;
    }
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  }
}

/** Runs in the page: the addresses of all scripts that are kept. */
async function keptAddresses(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flatMap((kept) => kept.map(({ url }) => url)).filter((url) => url.endsWith('.js'));
}

/** Runs in the page: waits until a new version has taken control of it. */
async function replaced(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const next = registration.installing ?? registration.waiting;
  while (next !== null && next.state !== 'activated') {
    await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
  }
}

test('a new version is announced, and a tab that is open goes on with its own files', async ({ host, folder }) => {
  const marker = 'another-version';
  const other = await buildAnother(folder, marker);
  const undebugged = await startUndebugged(folder);
  try {
    const first = await undebugged.open(host.address);
    await first.evaluate(kept);
    const second = await undebugged.open(`${host.address}#/JSON/JSONFormatter`);
    await second.evaluate(kept);
    const old = await second.evaluate(keptAddresses);
    await host.deploy(other);
    await first.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await first.evaluate(replaced);

    const browser = await undebugged.connect();
    const pages = browser.contexts().flatMap((context) => context.pages());
    const page = pages.find((one) => one.url().endsWith('#/Home'));
    const tab = pages.find((one) => one.url().endsWith('#/JSON/JSONFormatter'));
    if (page === undefined || tab === undefined) {
      throw new Error(`The pages are ${pages.map((one) => one.url()).join(', ')}.`);
    }
    await goesOn({ host, page, tab, marker, old });
  } finally {
    await undebugged.end();
  }
});

interface TwoTabs {
  readonly host: Host;
  readonly page: Page;
  readonly tab: Page;
  readonly marker: string;
  /** The addresses of the files of the old version that are kept: all that any of its screens needs. */
  readonly old: readonly string[];
}

/** Checks that two pages of the old version go on while a new version is in control. */
async function goesOn({ host, page, tab, marker, old }: TwoTabs): Promise<void> {
  const problems = collectProblems(page);
  const problemsOfTab = collectProblems(tab);
  const note = page.getByRole('status').filter({ hasText: 'There is a new version of Web Toolbox.' });
  await expect(note).toBeVisible();
  await expect(tab.getByText('There is a new version of Web Toolbox.')).toBeVisible();
  // The tab draws its content only while it is visible.
  await tab.bringToFront();
  // The host does not have the old files any more: they come from the cache, and so do screens that were never opened.
  const names = old.map((address) => address.replace(/.*\//, ''));
  expect(names).toEqual(expect.arrayContaining([...graph.screens.values()]));
  const lost = await tab.evaluate(async (addresses) => {
    const answers = await Promise.all(
      addresses.map(async (address) => ({ address, ok: (await fetch(address, { cache: 'no-store' })).ok })),
    );
    return answers.filter(({ ok }) => !ok).map(({ address }) => address);
  }, old);
  expect(lost).toEqual([]);
  for (const path of ['/URL/URLParser', '/Hash/HashSums']) {
    await goTo(tab, path);
    await expect(tab.getByText('could not be loaded').filter({ visible: true }), path).toHaveCount(0);
    await results[path]?.(tab);
  }
  expect(problemsOfTab).toEqual([]);

  await page.bringToFront();
  await note.getByRole('button', { name: 'Reload' }).click();
  await page.goto(`${host.address}#/preferences`);
  await expect(page.getByRole('textbox', { name: `Search the preferences of ${marker}` })).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(problems).toEqual([]);
  // The other tab has not been forced to reload.
  await goTo(tab, '/preferences');
  await expect(tab.getByRole('textbox', { name: 'Search the preferences', exact: true })).toBeVisible();

  const oldEntry = graph.entry;
  expect(await keptFiles(page)).toContain(oldEntry);
  await tab.close();
  await page.reload();
  await expect.poll(() => keptFiles(page)).not.toContain(oldEntry);

  host.end();
  await page.goto('about:blank');
  await page.goto(`${host.address}#/JSON/JSONFormatter`);
  await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toContainText('"tools"');
}
