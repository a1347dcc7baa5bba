import { readIdentity } from '#build/identity.ts';
import { expect, test } from '../fixtures.ts';

test('Home tells when it was built, and shows the change log', async ({ page, open }) => {
  await open('/Home');
  await expect(page.getByText(/^Last build: \w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Change Logs' })).toBeVisible();
  for (const name of ['Unreleased', '3.0.0 - 2025-01-19']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
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

test('a footnote scrolls its region, and never the window', async ({ page, open }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await open('/Home');
  // A pointer that has never been moved is in the top left corner, on the rail.
  await page.mouse.move(700, 300);
  const scrolled = () => page.evaluate(() => [document.scrollingElement?.scrollTop, document.body.scrollTop]);
  const heading = page.getByRole('heading', { level: 1, name: 'Home' });
  const reference = page.getByRole('link', { name: '1', exact: true });
  const back = page.getByRole('link', { name: 'Back to reference 1' });
  await reference.click();
  await expect(back).toBeInViewport();
  await expect(back).toBeFocused();
  expect(await scrolled()).toEqual([0, 0]);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });

  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, -20_000);
  await expect(heading).toBeInViewport({ ratio: 1 });

  await back.press('Enter');
  await expect(reference).toBeInViewport();
  await reference.press('Enter');
  await expect(back).toBeInViewport();
  await page.keyboard.press('Home');
  expect(await scrolled()).toEqual([0, 0]);

  // Scripts, a search in the page or the browser itself may try this.
  await page.evaluate(() => {
    window.scrollTo(0, 500);
    document.body.scrollTop = 500;
  });
  expect(await scrolled()).toEqual([0, 0]);
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
  // The names are a library of the page, one used only by workers, a work in its WebAssembly, and a font.
  for (const name of ['react-dom', 'zxing-wasm', 'stb_image', '@fontsource-variable/inter']) {
    await page.getByText(new RegExp(`^${name} (?:in |\\d)`)).click();
  }
  await expect(page.getByText('Copyright (c) 2017 Sean Barrett', { exact: false })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('About has a row for what the build was told of the project, and for nothing else', async ({ page, open }) => {
  const { homepage, repository, contact } = readIdentity(process.env);
  await open('/about');
  const rows = page.getByRole('table', { name: 'About this version' }).getByRole('row');
  await expect(rows.filter({ hasText: /^Privacy/u })).toBeVisible();
  const said = [
    ...(homepage === undefined ? [] : [`Project${homepage}`]),
    ...(repository === undefined || repository === homepage ? [] : [`Source code${repository}`]),
    ...(contact === undefined ? [] : [`Contact${contact}`]),
  ];
  await expect(rows.filter({ hasText: /^(?:Project|Source code|Contact)/u })).toHaveText(said);
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

test('About and Licences can be searched', async ({ page, open }) => {
  await open('/about');
  await page.getByRole('textbox', { name: 'Search this page' }).fill('react');
  await expect(page.getByRole('table', { name: 'About this version' }).getByRole('row')).toHaveCount(1);
  await open('/licences');
  const search = page.getByRole('textbox', { name: 'Search packages, licences and texts' });
  await search.fill('max brunsfeld');
  await expect(page.getByText(/^tree-sitter-bash \d/u)).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ of \d+ packages$/u);
  await search.fill('no such words');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('No package contains these words.');
});
