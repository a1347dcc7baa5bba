import { expect, test } from './fixtures.ts';

const aboutChunk = /\/static\/js\/about\.[\w-]+\.chunk\.js/;

test.beforeEach(({ allowedProblems }) => {
  allowedProblems.push('ChunkLoadError', 'Failed to load resource', 'dynamically imported module');
});

test('a chunk that cannot be fetched shows why, the rest works, and Retry loads it', async ({ page, open }) => {
  await page.route(aboutChunk, (route) => route.abort());
  await open('/about');
  const panel = page.getByRole('alert');
  await expect(panel).toContainText(
    /ChunkLoadError: Loading chunk About failed\. \(error: http.*about\..*\.chunk\.js\)/,
  );

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Application preferences' })).toBeVisible();
  await expect(page.getByLabel('Activate the Dark theme mode')).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();

  await page.unroute(aboutChunk);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('a chunk that the server does not have is missing', async ({ page, open }) => {
  await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open('/about');
  await expect(page.getByRole('alert')).toContainText('Loading chunk About failed. (missing: http');
});

test('a chunk that has not arrived after two minutes has timed out', async ({ page }) => {
  await page.clock.install();
  await page.route(aboutChunk, () => {
    // Never answered.
  });
  await page.goto('./#/about');
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.clock.fastForward(90_000);
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('alert')).toContainText(
    /Loading chunk About failed\. \(timeout: http.*about\..*\.chunk\.js\)/,
  );

  await page.unroute(aboutChunk);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('a screen that throws shows the panel in its place, and can be opened again', async ({
  page,
  open,
  allowedProblems,
}) => {
  allowedProblems.push('broken on purpose');
  await page.route(aboutChunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Screen() { throw new Error("broken on purpose"); }',
    }),
  );
  await open('/about');
  await expect(page.getByRole('alert')).toContainText('broken on purpose');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('Activate the Dark theme mode')).toBeVisible();
});
