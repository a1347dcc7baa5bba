import { findInitialScripts } from '#build/scripts/initial-scripts.ts';
import { builtSite } from '#tests/support/serve-site.ts';
import { expect, test } from './fixtures.ts';

/** Bytes after gzip. */
const budgetOfHome = 170_000;

test('the first scripts of Home stay within their budget', () => {
  const { gzipSize, files } = findInitialScripts(builtSite, 'home');
  expect(gzipSize, files.join('\n')).toBeLessThanOrEqual(budgetOfHome);
});

test('Home loads no other script before its heading shows', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    const name = /\/static\/js\/(.+\.js)$/.exec(response.url())?.[1];
    if (name !== undefined) {
      loaded.push(name);
    }
  });
  // What comes after the first picture waits here, so the heading cannot depend on it.
  const { files } = findInitialScripts(builtSite, 'home');
  await page.route(/\/static\/js\//, (route) =>
    files.some((name) => route.request().url().endsWith(name)) ? route.continue() : undefined,
  );
  await page.goto('./#/Home');
  await expect(page.getByText(/^Last build:/)).toBeVisible();
  expect(loaded.filter((name) => !files.includes(name))).toEqual([]);
});
