import type { Page } from '@playwright/test';
import { pageTools, tabbedTools } from '#tests/support/catalogue/examples.ts';
import { readScriptGraph } from '#tests/support/graphs/script-graph.ts';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { screens as catalogue, findScreen } from '#tools/screens.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { holdScript } from './hold-script.ts';

/** Tests what the page shows before the app has started, and the transition to the app. */

const graph = readScriptGraph(builtSite);
/** Bar, sidebar and heading in the HTML of the page. */
const shell = '[data-shell]';

const holdApp = (page: Page) => holdScript(page, graph.entry);

const goTo = (page: Page, path: string) => page.goto(`./#${path}`, { waitUntil: 'commit' });

/** Expects that the app has replaced the initial content of the page. */
const hasStarted = (page: Page) => expect(page.locator(shell)).toHaveCount(0);

test('every screen has its heading and its entry before the app has started', async ({ page }) => {
  await holdApp(page);
  for (const { id, path, entry, toolId, tabs } of catalogue) {
    await page.goto('about:blank');
    await goTo(page, path);
    await expect(page.locator(`${shell} h1`)).toHaveText(entry.heading);
    await expect(page.locator(`${shell} h1`)).toBeVisible();
    const chosen = page.locator(`${shell} nav[aria-label="Tools"] [aria-current]`);
    await expect(chosen, path).toHaveCount(toolId === undefined ? 0 : 1);
    await expect(page.locator(`${shell} main nav [aria-current]`), path).toHaveText(
      tabs === undefined ? [] : tabs.tabs.flatMap((tab) => (tab.id === id ? [tab.tabLabel] : [])),
    );
  }
  await page.goto('about:blank');
  await goTo(page, '/No/such/screen');
  await expect(page.locator(`${shell} h1`)).toHaveText('Home');
  await expect(page.locator(`${shell} main`)).toContainText('Last build: ');
});

/** Addresses of a tab, not the first of its tool, with what may stand after or within its path. */
const repairAddresses = [
  '/JSON/JSONRepair?a=b/c',
  '/JSON/JSONRepair#line-3',
  '/JSON/JSONRepair?a#/Home',
  '/json/jsonrepair',
  '/JSON/JSONRepair/',
];

test('an address is read alike before the app has started and by the app', async ({ page }) => {
  const letGo = await holdApp(page);
  for (const address of repairAddresses) {
    await page.goto('about:blank');
    await goTo(page, address);
    await expect(page.locator(`${shell} h1`), address).toHaveText('JSON Repair');
  }
  letGo();
  for (const address of repairAddresses) {
    await page.goto('about:blank');
    await goTo(page, address);
    await hasStarted(page);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('JSON Repair');
  }
});

/** Left edge, top edge, width and height in pixels of everything that is part of the first paint. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [
      '#content h1',
      '#content h1 + p',
      ...(document.querySelector('#content nav') === null ? [] : ['#content nav [aria-current]']),
      'header a[href="#/about"]',
      'aside a[href="#/JSON"]',
      'aside a[href="#/Home"] svg',
    ].map((selector) => {
      const { x, y, width = 0, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return width === 0 ? `${selector} is not there` : [selector, x, y, width, height].join(' ');
    }),
  );

for (const width of [360, 1400]) {
  for (const stored of [{}, { 'choices:sidebar': '{"version":1,"value":{"isOpen":false}}' }]) {
    const sidebar = 'choices:sidebar' in stored ? 'closed' : 'open';
    test(`nothing moves when the app starts in a window of ${width} pixels, the sidebar left ${sidebar}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await storeBeforeLoad(page, stored);
      for (const path of ['/Home', '/JSON/JSONFormatter', '/UUIDGenerator', '/about']) {
        const letGo = await holdApp(page);
        // The address differs each time, since a change of the hash alone would not load the page.
        await page.goto(`./?${encodeURIComponent(path)}#${path}`, { waitUntil: 'commit' });
        await expect(page.locator(`${shell} h1`)).toHaveText(findScreen(path)?.entry.heading ?? '');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await placesOf(page);
        letGo();
        await hasStarted(page);
        await expect.poll(() => placesOf(page), path).toEqual(before);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });
  }
}

for (const [stored, scheme, shown] of [
  [{}, 'dark', 'dark'],
  [{}, 'light', 'light'],
  [{ darkMode: 'true' }, 'light', 'dark'],
  [{ darkMode: 'false' }, 'dark', 'light'],
] as const) {
  const chosen = 'darkMode' in stored ? `chosen ${shown}` : 'no choice';
  test(`the first picture is in the theme of the app: ${scheme} system, ${chosen}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await storeBeforeLoad(page, stored);
    const letGo = await holdApp(page);
    await goTo(page, '/JSON/JSONFormatter');
    await expect(page.locator(`${shell} h1`)).toBeVisible();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    expect(before).toBe(shown === 'dark' ? 'rgb(18, 20, 22)' : 'rgb(245, 246, 247)');
    // Elements that do not work yet are inert, but everybody sees them, so their appearance is checked as well.
    await page.evaluate((selector) => {
      const element = document.querySelector(selector);
      element?.removeAttribute('inert');
      element?.removeAttribute('aria-hidden');
    }, shell);
    expect(await findViolations(page, { exclude: '.not-started' })).toEqual([]);
    letGo();
    await hasStarted(page);
    expect(await ground()).toBe(before);
  });
}

test('the fonts that are asked for early are those that show', async ({ page, open }) => {
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
  const preloaded = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) =>
        /jetbrains/.test(href) ? 'JetBrains Mono Variable' : 'Inter Variable',
      ),
    );
  for (const path of ['/Home', '/JSON/JSONFormatter', '/JWTDecoder', '/PokerPlanning']) {
    await page.goto('about:blank');
    await open(path);
    for (const family of await preloaded()) {
      await expect.poll(loaded, path).toContain(family);
    }
  }
});

test('the first result does not wait for the editor, and goes on in it', async ({ page }) => {
  const letGo = await holdScript(page, graph.find('editor'));
  await page.goto('./#/JSON/JSONFormatter');
  const input = page.getByRole('textbox', { name: 'JSON Content' });
  const result = page.getByRole('textbox', { name: 'Formatted JSON' });
  await expect(result).toHaveValue(/"bigNumber": 12345678901234567890\n\}/);
  await input.fill('[1,[2]]');
  await expect(result).toHaveValue('[\n  1,\n  [\n    2\n  ]\n]');
  await input.press('End');
  await input.press('ArrowLeft');
  letGo();
  await expect(page.locator('.cm-content')).toHaveCount(2);
  await expect(input).toBeFocused();
  await page.keyboard.type(',3');
  await expect(input).toHaveText('[1,[2],3]');
  await expect(result).toContainText('3');
});

test('the focus that a dialog gives back is in the editor, which has come meanwhile', async ({ page }) => {
  const letGo = await holdScript(page, graph.find('editor'));
  await page.goto('./#/JSON/JSONFormatter');
  const input = page.getByRole('textbox', { name: 'JSON Content' });
  await input.fill('[1]');
  await input.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Go to a tool' });
  await expect(dialog).toBeVisible();
  letGo();
  await expect(page.locator('.cm-content')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(input).toBeFocused();
  await page.keyboard.type(' ');
  await expect(input).toHaveText('[1] ');
});

test('a screen works with the worker that the page has started before the app', async ({ page }) => {
  const worker = graph.find('json-formatter', 'worker');
  const letGo = await holdApp(page);
  const isAskedFor = page.waitForRequest(`**/${worker}`);
  await goTo(page, '/JSON/JSONFormatter');
  await isAskedFor;
  letGo();
  await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toContainText('"bigNumber"');
  // Workers of the previous page may still be ending.
  await expect.poll(() => page.workers().filter((one) => one.url().endsWith(worker)).length).toBe(1);
});

test('nothing throws while a screen opens, not even what is caught', async ({ page, open }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  await session.send('Debugger.setPauseOnExceptions', { state: 'all' });
  const thrown: (string | undefined)[] = [];
  session.on('Debugger.paused', ({ data }) => {
    thrown.push(data?.description);
    void session.send('Debugger.resume');
  });
  for (const path of ['/JSON/JSONFormatter', '/GithubUserProjects']) {
    await page.goto('about:blank');
    await open(path);
  }
  expect(thrown).toEqual([]);
  // An exception would have been seen.
  await page.evaluate(() => {
    try {
      JSON.parse('');
    } catch {
      // The exception matters only as it is thrown.
    }
  });
  expect(thrown).toHaveLength(1);
  await session.detach();
});

test('a link that is pointed at, or has the focus, loads its screen before it is followed', async ({ page, open }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url().replace(/.*\//, '')));
  const [hovered, focused, found] = pageTools;
  const [{ route, tabs }] = tabbedTools;
  const [shown, other = shown] = tabs;
  await open(`${route}/${shown.path}`);
  const ways = [
    [hovered.id, () => page.getByRole('link', { name: hovered.menuLabel, exact: true }).hover()],
    [focused.id, () => page.getByRole('link', { name: focused.menuLabel, exact: true }).focus()],
    [other.id, () => page.getByRole('link', { name: other.tabLabel, exact: true }).hover()],
    [
      found.id,
      async () => {
        await page.keyboard.press('ControlOrMeta+k');
        await page.getByRole('combobox', { name: 'Find a tool' }).fill(found.heading);
      },
    ],
  ] as const;
  for (const [id, approach] of ways) {
    const chunk = graph.screens.get(id) ?? '';
    expect(asked.has(chunk), id).toBe(false);
    await approach();
    await expect.poll(() => asked.has(chunk), id).toBe(true);
  }
  await expect(page).toHaveURL(new RegExp(`${shown.path}$`));
});

test('what the first paste would wait for is there before it', async ({ page, open }) => {
  const { find } = graph;
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url().replace(/.*\//, '')));
  await page.addInitScript(() => {
    const { NumberFormat } = Intl;
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct: (target, values, self) => {
        Object.assign(window, { hasFormat: true });
        return Reflect.construct(target, values, self);
      },
    });
  });
  await open('/JSON/JSONFormatter');
  await expect.poll(() => page.evaluate(() => 'hasFormat' in window)).toBe(true);
  expect([...asked]).not.toContain(find('history'));
  await page.getByRole('textbox', { name: 'JSON Content' }).click();
  await expect.poll(() => [...asked]).toContain(find('history'));
});

test('without JavaScript the page says that it needs it, and nothing else', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(site.address);
  await expect(page.locator('noscript p')).toBeInViewport();
  await expect(page.locator(shell)).toBeHidden();
  await expect(page.getByText('has not started yet')).toBeHidden();
  await context.close();
});
