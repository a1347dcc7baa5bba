import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { servePlain } from '#tests/support/servers/plain-static-server.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';

/** The website with its service worker, on a plain host that can be stopped or updated to another version. */
export interface Host {
  /** The address with a trailing slash. */
  readonly address: string;
  /** The requested files, by their names. */
  readonly asked: Set<string>;
  /** The names of files that the host has lost. */
  readonly missing: Set<string>;
  /** Stops the host. In contrast to `setOffline`, this also affects service workers. */
  readonly end: () => void;
  /** Serves this folder from now on. */
  readonly deploy: (folder: string) => Promise<void>;
}

interface Fixtures {
  readonly host: Host;
  /** A folder that is removed after the test. */
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
    const missing = new Set<string>();
    const server = await servePlain(link, '/tools/web-toolbox/', missing);
    await use({
      address: server.address,
      asked: server.asked,
      missing,
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

/** Waits until every screen and everything that the page has loaded itself is kept. */
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

/** Returns the names of all kept files. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(/.*\//, ''));
  });

/**
 * Makes another version of the built site in which each script has another name, and therefore another address, as
 * after a change of a module that all of them import. `marker` is part of the text of Preferences.
 * @returns the folder of that version
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
