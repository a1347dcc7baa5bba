import type { Page } from '@playwright/test';
import { readScriptGraph } from '#tests/support/graphs/script-graph.ts';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { servePlain } from '#tests/support/servers/plain-static-server.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { findScreen, type Screen, screens } from '#tools/screens.ts';
import { textInputDefaults } from '#tools/text-inputs.ts';
import { expect, test } from '../fixtures.ts';
import { listUnused, listVisits, notVisited } from './script-visits.ts';
import type { Visit } from './visit.ts';

/**
 * Tests each script of the build as missing in turn, as happens in a tab that was open during an update of the site.
 */

const graph = readScriptGraph(builtSite);
const visits = listVisits(graph);
const entryNeeds = graph.needs(graph.entry);
/**
 * The screens sorted by the number of scripts that they need: each script is tested on the smallest screen that needs
 * it, since that screen is loaded often.
 */
const screenNeeds = [...graph.screens]
  .map(([id, chunk]) => ({ id, needs: graph.needs(chunk) }))
  .sort((a, b) => a.needs.size - b.needs.size);

function screenWith(script: string): Screen | undefined {
  const id = screenNeeds.find(({ needs }) => needs.has(script))?.id;
  return screens.find((screen) => screen.id === id);
}

const visitWith = (script: string) => visits.find(({ scripts }) => scripts.has(script));

/** The scripts of the parts around the screens, each of which chunk-loading.spec.ts makes unavailable. */
const shellParts = new Set(
  ['after-start', 'editor', 'on-demand'].flatMap((name) => [...graph.needs(graph.find(name))]),
);

type Stored = Readonly<Record<string, string>>;

interface Site {
  readonly missing: Set<string>;
  /** The files that the page has requested since it was loaded, successfully or not. */
  readonly asked: ReadonlySet<string>;
  /** Loads the page at a path. */
  readonly visit: (path: string, stored?: Stored) => Promise<void>;
  /** Goes to a path without loading the page: running code continues. */
  readonly goOn: (path: string) => Promise<void>;
}

const withSite = test.extend<{ plainSite: Site }>({
  plainSite: async ({ page, allowedOrigins, allowedProblems }, use) => {
    const missing = new Set<string>();
    const server = await servePlain(builtSite, '/', missing);
    allowedOrigins.push(new URL(server.address).origin);
    allowedProblems.push('Failed to load resource', 'dynamically imported module', 'ChunkLoadError', 'WorkerLoadError');
    allowedProblems.push("Couldn't load texture");
    await page.addInitScript(() => {
      localStorage.clear();
      const stored = new URLSearchParams(location.search).get('stored') ?? '{}';
      for (const [key, value] of Object.entries(JSON.parse(stored) as Record<string, string>)) {
        localStorage.setItem(key, value);
      }
    });
    let loads = 0;
    await use({
      missing,
      asked: server.asked,
      visit: async (path, stored = {}) => {
        loads += 1;
        server.asked.clear();
        // The address differs each time, since a change of the hash alone would not load the page.
        const query = new URLSearchParams({ load: String(loads), stored: JSON.stringify(stored) });
        await page.goto(`${server.address}?${query}#${path}`, { waitUntil: 'commit' });
      },
      goOn: (path) =>
        page.evaluate((hash) => {
          location.hash = hash;
        }, path),
    });
    server.close();
  },
});

/** Expects that the parts around each screen are shown and work. */
async function expectShell(page: Page, path: string): Promise<void> {
  const heading = findScreen(path.replace(/\?.*/, ''))?.entry.heading ?? '';
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Home' })).toBeVisible();
}

const retryAll = (page: Page) =>
  page.getByRole('button', { name: /^(Retry|Try again)$/ }).evaluateAll((buttons) => {
    for (const button of buttons) {
      (button as HTMLElement).click();
    }
  });

/**
 * Simulates a change of the storage by another tab, which the page shows as well: one load of the page is enough for
 * all languages.
 */
const storeElsewhere = (page: Page, stored: Stored) =>
  page.evaluate((values) => {
    for (const [key, newValue] of Object.entries(values)) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    }
  }, stored);

/** Returns the previous values of the stored inputs. */
const defaultsOf = (stored: Stored = {}): Stored =>
  Object.fromEntries(Object.entries(textInputDefaults as Stored).filter(([name]) => Object.hasOwn(stored, name)));

const expectAsked = ({ asked }: Site, script: string) =>
  expect.poll(() => asked.has(script), `${script} is asked for`).toBe(true);

async function tryScreen(page: Page, site: Site, { path }: Screen, script: string, isFirst: boolean): Promise<void> {
  const { missing, asked, visit, goOn } = site;
  await (isFirst || asked.has(script) ? visit(path, withoutRoomLight) : goOn(path));
  await expectShell(page, path);
  await expectAsked(site, script);
  const panel = page.getByRole('alert').filter({ hasText: 'This screen could not be loaded' });
  await expect(panel).toBeVisible();
  missing.clear();
  // The buttons of the panel are a separate part, which has its own Retry button if that part is missing.
  await expect(async () => {
    // The failure of an earlier request by another part may still be reported, to this one as well.
    await retryAll(page);
    await expect(panel).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expectShell(page, path);
}

/**
 * @param earlier the visits since the page was loaded; empty if it must be loaded
 * @returns the visits since the page was loaded
 */
async function tryVisit(
  page: Page,
  site: Site,
  visit: Visit,
  script: string,
  earlier: readonly Visit[],
): Promise<readonly Visit[]> {
  const { missing, asked } = site;
  const { path, stored = {}, act, says, shows, asksElsewhere } = visit;
  const former = earlier.at(-1);
  const follows = visit.canFollow === true && former?.canFollow === true;
  // A screen stays as an action has left it.
  const isUntouched = earlier.every((one) => one.path !== path || (act ?? one.act) === undefined);
  // The same input again changes nothing on the page, which then asks for nothing.
  const isRepeated = act === undefined && earlier.includes(visit);
  const isFresh = former === undefined || asked.has(script) || isRepeated || !(follows || isUntouched);
  if (isFresh) {
    await site.visit(path, stored);
    await expectShell(page, path);
  } else if (!follows) {
    await storeElsewhere(page, { ...defaultsOf(former.stored), ...stored });
    await site.goOn(path);
    await expectShell(page, path);
  }
  await act?.(page);
  // Screens that were visited before are in the page, too, but not drawn.
  const main = page.getByRole('main');
  const drawn = { useInnerText: true };
  if (shows !== undefined) {
    await expect(main).toContainText(shows, drawn);
  }
  await expectAsked(site, script);
  if (says !== undefined) {
    await expect(main).toContainText(says, drawn);
    missing.clear();
    if (!asksElsewhere && (await page.getByRole('button', { name: /^(Retry|Try again)$/ }).count()) > 0) {
      await expect(async () => {
        // Two parts may need the same script, and the second may report later that it is missing.
        await retryAll(page);
        // A click before the script has arrived starts again. A dialog that has opened hides the screen from the
        // accessibility tree.
        await expect(page.locator('main')).not.toContainText(says, { ...drawn, timeout: 5_000 });
      }).toPass();
    }
  }
  return isFresh ? [visit] : [...earlier, visit];
}

withSite('what the app cannot start without says so in the page', async ({ page, plainSite }) => {
  for (const script of entryNeeds) {
    plainSite.missing.add(script);
    await plainSite.visit('/Home');
    // The message appears after some seconds, by an animation without motion.
    await page.locator('.not-started').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.finish();
      }
    });
    await expect(page.getByText('Web Toolbox has not started yet.'), script).toBeVisible();
    await expect(page.getByRole('link', { name: 'load the page again' })).toBeVisible();
    // A script that is requested only after this would be available, and the app would start: a preload may have asked
    // for it before the page itself does.
    await expectAsked(plainSite, script);
    await page.waitForLoadState('load');
    plainSite.missing.clear();
  }
  await page.getByRole('link', { name: 'load the page again' }).click();
  await expectShell(page, '/Home');
});

withSite('without the script that asks early, what it asks for comes later', async ({ page, plainSite }) => {
  plainSite.missing.add(graph.start);
  await plainSite.visit('/JSON/JSONFormatter');
  await expectAsked(plainSite, graph.start);
  await expectShell(page, '/JSON/JSONFormatter');
  await expect(page.getByRole('main')).toContainText(/"Web Toolbox".*"Web Toolbox"/);
});

/**
 * The scripts that the box's worker requests later: without the reader, codes in pictures are not found, and without
 * the converter, no code can be copied.
 */
const laterOfBox = new Set(
  [...graph.needs(graph.find('recognition-worker', 'worker'))]
    .flatMap((file) => graph.of(file).later)
    .flatMap((file) => [...graph.reach(file)]),
);

const unused = listUnused(graph);
const scripts = graph.files.filter(
  (script) => !entryNeeds.has(script) && script !== graph.start && !unused.has(script),
);
const ofScreens = scripts.filter((script) => screenWith(script) !== undefined);
const ofVisits = scripts
  .filter((script) => !ofScreens.includes(script) && visitWith(script) !== undefined)
  // Visits that can share a load of the page follow each other.
  .sort((a, b) => (visitWith(a)?.path ?? '').localeCompare(visitWith(b)?.path ?? '', 'en'));

test('each script has a test that takes it away', () => {
  const others = scripts.filter(
    (script) =>
      !(
        ofScreens.includes(script) ||
        ofVisits.includes(script) ||
        shellParts.has(script) ||
        laterOfBox.has(script) ||
        notVisited.test(script)
      ),
  );
  expect(others).toEqual([]);
});

/**
 * Makes the scripts unavailable one after another, and reports all of those without which the page is not usable. Those
 * that the page has not asked for yet come first: loading it takes most of the time.
 */
async function takeEach(
  { missing, asked }: Site,
  ofPart: readonly string[],
  attempt: (script: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(1_200_000);
  const failures: string[] = [];
  const left = new Set(ofPart);
  while (left.size > 0) {
    const [script = ''] = [...[...left].filter((one) => !asked.has(one)), ...left];
    left.delete(script);
    missing.add(script);
    await test
      .step(script, () => attempt(script))
      .catch((error: Error) => failures.push(`${script}: ${error.message}`));
    missing.clear();
  }
  expect(failures).toEqual([]);
}

/** The tests are split into parts for two processes. */
const parts = 2;
for (let part = 0; part < parts; part += 1) {
  const inPart = (_script: string, index: number) => index % parts === part;

  withSite(
    `a screen whose script is missing leaves the rest, and comes with Retry (${part + 1}/${parts})`,
    async ({ page, plainSite }) => {
      let isFirst = true;
      await takeEach(plainSite, ofScreens.filter(inPart), async (script) => {
        const screen = screenWith(script);
        if (screen !== undefined) {
          const isFresh = isFirst;
          // An attempt that has failed leaves an unknown page.
          isFirst = true;
          await tryScreen(page, plainSite, screen, script, isFresh);
          isFirst = false;
        }
      });
    },
  );

  withSite(
    `a tool whose later script is missing says so, and goes on with Retry (${part + 1}/${parts})`,
    async ({ page, plainSite }) => {
      let earlier: readonly Visit[] = [];
      await takeEach(plainSite, ofVisits.filter(inPart), async (script) => {
        const visit = visitWith(script);
        if (visit !== undefined) {
          const before = earlier;
          earlier = [];
          const visits = await tryVisit(page, plainSite, visit, script, before);
          // A page that has been without it follows the storage only once the user has needed something of it.
          earlier = script === graph.find('after-start') ? [] : visits;
        }
      });
    },
  );
}
