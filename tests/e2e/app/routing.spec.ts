import { expect, test } from '../fixtures.ts';

test('an unknown path leads Home and leaves nothing in the history', async ({ page, open }) => {
  await open('/about');
  await page.evaluate(() => {
    location.hash = '#/no/such/screen';
  });
  await expect(page).toHaveURL(/#\/Home$/);
  await expect(page).toHaveTitle('Web Toolbox');
  await page.goBack();
  await expect(page).toHaveURL(/#\/about$/);
});

test('the bare address shows Home', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('a bare tabbed route shows its first tab', async ({ page, open }) => {
  await open('/JSON');
  await expect(page.getByRole('heading', { level: 1, name: 'JSON Formatter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'JSON Format', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('Web Toolbox - JSON Formatter');
});

test('an unknown tab of a tool leads Home', async ({ page }) => {
  await page.goto('./#/JSON/NoSuchTab');
  await expect(page).toHaveURL(/#\/Home$/);
});
