import type { BrowserContext } from '@playwright/test';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';

/**
 * The scenarios of a worker share a browser window. Each of the first two scenarios leaves behind everything that it
 * can, and must not find anything of the other, in whichever order they run. A scenario that sets the clock has its own
 * window (`hasOwnWindow`).
 */

test.describe.configure({ mode: 'serial' });

const marks = ['first', 'second'] as const;

const windows: BrowserContext[] = [];

for (const mark of marks) {
  test(`the ${mark} scenario finds nothing of another`, async ({ page, context, open, allowedProblems }) => {
    allowedProblems.push('Failed to load resource');
    await open('/Home');
    expect(await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('left')))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('left') ?? sessionStorage.getItem('left'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('left-before-load'))).toBeNull();
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    expect(page.viewportSize()).toEqual({ width: 1920, height: 900 });
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    const isGranted = async () => (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
    expect(await page.evaluate(isGranted)).toBe(false);
    expect(await page.evaluate(async () => (await fetch('static/no-such-file')).status)).toBe(404);

    await context.addCookies([{ name: 'left', value: mark, url: page.url() }]);
    await context.grantPermissions(['geolocation']);
    await page.evaluate(async (value) => {
      localStorage.setItem('left', value);
      sessionStorage.setItem('left', value);
      await caches.open('left');
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open('left');
        opening.onsuccess = resolve;
        opening.onerror = reject;
      });
    }, mark);
    await storeBeforeLoad(page, { 'left-before-load': mark });
    await page.addInitScript(() => Object.assign(window, { leftByPage: true }));
    await page.exposeFunction('leftFunction', () => mark);
    await context.route('**/static/no-such-file', (route) => route.fulfill({ body: mark }));
    await page.route('**/static/no-such-file', (route) => route.fulfill({ body: mark }));
    await page.setViewportSize({ width: 400, height: 400 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
    await page.reload();
    // All of it exists now, so the next scenario could find it.
    expect(await page.evaluate(() => [localStorage.getItem('left'), localStorage.getItem('left-before-load')])).toEqual(
      [mark, mark],
    );
    expect(await page.evaluate(() => 'leftByPage' in window && 'leftFunction' in window)).toBe(true);
    expect(await page.evaluate(async () => (await fetch('static/no-such-file')).status)).toBe(200);
    expect(await page.evaluate(isGranted)).toBe(true);
    await context.newPage();
    await context.setOffline(true);
    windows.push(context);
  });
}

test('both had the same window', () => {
  const [first, second] = windows.slice(-2);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test('a scenario gives its window a script that cannot be taken back', async ({ page, context, open }) => {
  await context.addInitScript(() => Object.assign(window, { leftByContext: true }));
  await open('/Home');
  expect(await page.evaluate(() => 'leftByContext' in window)).toBe(true);
});

test('the next scenario has another window', async ({ page, open }) => {
  await open('/Home');
  expect(await page.evaluate(() => 'leftByContext' in window)).toBe(false);
});
