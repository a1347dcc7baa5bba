import { clickMenu, expect, test } from './desktop-test.ts';

test('the parser of the cURL converter loads from the app', async ({ app, page }) => {
  await clickMenu(app, '/URL/URLParser');
  await page.getByRole('tab', { name: 'cURL Converter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('cURL Converter');
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toContainText(
    "fetch('https://api.example.com",
  );
});
