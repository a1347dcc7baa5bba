import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { servePlain } from '#tests/support/plain-static-server.ts';
import { builtSite } from '#tests/support/serve-site.ts';

/** The website with its service worker, at a plain host that can end, or get another version. */
export interface Host {
  /** With a slash at the end. */
  readonly address: string;
  /** What was asked for, by file name. */
  readonly asked: Set<string>;
  /** Nothing answers any more: more than `setOffline`, which leaves service workers their network. */
  readonly end: () => void;
  /** From now on the host has this folder. */
  readonly deploy: (folder: string) => Promise<void>;
}

interface Fixtures {
  readonly host: Host;
  /** A folder that goes with the test. */
  readonly folder: string;
  /** A window with service workers. */
  readonly visitor: BrowserContext;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'offline-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  host: async ({ folder }, use) => {
    const link = join(folder, 'site');
    await symlink(builtSite, link);
    const server = await servePlain(link, '/tools/web-toolbox/');
    await use({
      address: server.address,
      asked: server.asked,
      end: server.close,
      deploy: async (next) => {
        await symlink(next, `${link}-next`);
        await rename(`${link}-next`, link);
      },
    });
    server.close();
  },
  visitor: async ({ browser }, use) => {
    const context = await openWindow(browser);
    await use(context);
    await context.close();
  },
});

export const openWindow = (browser: Browser) =>
  browser.newContext({ serviceWorkers: 'allow', viewport: { width: 1920, height: 900 }, reducedMotion: 'reduce' });

/** Waits until every screen is kept, and what the page has loaded by itself. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const files = names.filter((name) => name.includes('/static/'));
        const kept = await Promise.all(files.map((name) => caches.match(name, { ignoreVary: true })));
        return files.filter((_name, index) => kept[index] === undefined);
      }),
    )
    .toEqual([]);
}

/** The names of all files that are kept. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(/.*\//, ''));
  });

/**
 * The built site as another version of itself: each script has another name, and so it is elsewhere, as after a change of
 * something that all of them import. `marker` is in the text of Preferences.
 * @returns where it is
 */
export async function buildAnother(folder: string, marker: string): Promise<string> {
  const other = join(folder, marker);
  await cp(builtSite, other, { recursive: true });
  const scripts = join(other, 'static/js');
  const names = (await readdir(scripts)).filter((name) => name.endsWith('.js'));
  const renamed = new Map(
    names.map((name) => [
      name,
      name.replace(/\.([\w-]{8})\./, (_all, hash: string) => `.${[...hash].reverse().join('')}.`),
    ]),
  );
  const pattern = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  for (const path of ['index.html', 'service-worker.js', ...names.map((name) => `static/js/${name}`)]) {
    const text = await readFile(join(other, path), 'utf8');
    const next = text
      .replace(pattern, (name) => renamed.get(name) ?? name)
      .replaceAll('Search the preferences', `Search the preferences of ${marker}`);
    await writeFile(join(other, path), next);
  }
  for (const [name, next] of renamed) {
    await rename(join(scripts, name), join(scripts, next));
  }
  return other;
}

export { expect };
