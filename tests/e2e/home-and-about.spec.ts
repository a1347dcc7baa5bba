import { expect, test } from './fixtures.ts';

test('Home tells when it was built, and shows the change log', async ({ page, open }) => {
  await open('/Home');
  await expect(page.getByText(/^Last build: \w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Change Logs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '3.0.0 – 2025-01-19' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('columnheader', { name: 'Form' })).toBeVisible();
});

test('a footnote moves the focus and not the route', async ({ page, open }) => {
  await open('/Home');
  const reference = page.getByRole('link', { name: '1', exact: true });
  await reference.click();
  await expect(page).toHaveURL(/#\/Home$/);
  const back = page.getByRole('link', { name: 'Back to reference 1' });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(reference).toBeFocused();
  await expect(page).toHaveURL(/#\/Home$/);
});

test('links of the change log open outside the app', async ({ page, open }) => {
  await open('/Home');
  const link = page.getByRole('link', { name: 'Keep a Changelog' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('About names the version and the licences, and links the privacy policy', async ({ page, open }) => {
  await open('/about');
  await expect(page.getByRole('row', { name: /^Version 3\.0\.0$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Version date 2025-01-19' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^React 19\./ })).toBeVisible();
  await page.getByRole('link', { name: 'licences of what ships with it' }).click();
  // A library of the page, one of a worker only, a file that is no script, and a font.
  for (const name of ['react-dom', 'quicktype-core', 'tree-sitter-bash', '@fontsource-variable/inter']) {
    await page.getByText(new RegExp(`^${name} \\d`)).click();
  }
  await expect(page.getByText('Copyright (c) 2017 Max Brunsfeld', { exact: false })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('Share copies the address where the browser has no sharing of its own', async ({ page, context, open, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await open('/about');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('alert')).toContainText('The link is in the clipboard.');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(site.address);
});
