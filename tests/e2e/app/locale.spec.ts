import { expect, storeBeforeLoad, test } from '../fixtures.ts';

// Simulates WebKit on a system without a language: `navigator.language` is not a valid tag, and Intl throws.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C' });
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['C'] });
  }),
);

test('dates and numbers are written also where the language of the browser is not a valid tag', async ({
  page,
  open,
}) => {
  const main = page.getByRole('main');
  await storeBeforeLoad(page, { lastCSVInputContent: 'b,2\na,1\n'.repeat(600) });
  await open('/DateConverter');
  expect(await page.evaluate(() => navigator.language)).toBe('C');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Locale', exact: true }) });
  await expect(row.getByRole('cell').first()).toContainText(/\d{4}/u);
  await open('/CSVParser');
  await expect(main.getByText('1,200 rows', { exact: true })).toBeVisible();
  await open('/RegExTester');
  await expect(main.getByText('1 match', { exact: true })).toBeVisible();
  for (const route of ['/Home', '/GithubUserProjects', '/UUIDGenerator', '/JWTDecoder', '/JSON/JSONFormatter']) {
    await open(route);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This screen has failed')).toHaveCount(0);
  }
});
