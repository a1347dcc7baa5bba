import { readIdentity } from '#build/identity.ts';
import { clickMenu, expect, test, toasterOf } from './app/desktop-test.ts';

/** The identity of the tested build: none, unless the environment, such as that of GitHub Actions, provides it. */
const { homepage } = readIdentity(process.env);

test('About offers to share the address of the project, and nothing where none is known', async ({ app, page }) => {
  await clickMenu(app, '/about');
  await expect(page.getByRole('row', { name: /^Version / }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^Project / })).toHaveCount(homepage === undefined ? 0 : 1);
  if (homepage === undefined) {
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    return;
  }
  if (process.platform === 'darwin') {
    await app.evaluate(({ ShareMenu }) => {
      ShareMenu.prototype.popup = () => {
        Reflect.set(globalThis, 'hasShared', true);
      };
    }, undefined);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => app.evaluate(() => Reflect.get(globalThis, 'hasShared'), undefined)).toBe(true);
    return;
  }
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toasterOf(page)).toHaveText('The link is in the clipboard.');
  await clickMenu(app, '/preferences');
  const field = page.getByRole('textbox', { name: 'Global shortcut' });
  await field.fill('');
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue(homepage);
});

test('only a secure address is shared', async ({ page }) => {
  const share = { title: 'a', text: 'b', url: 'https://example.org/' };
  const outcomes = await page.evaluate(
    (payloads) =>
      Promise.all(
        payloads.map((payload) =>
          window.desktop?.share(payload as never).then(
            () => 'answered',
            () => 'refused',
          ),
        ),
      ),
    [
      undefined,
      { ...share, url: 'app://web-toolbox/' },
      { ...share, url: 'http://example.org/' },
      { ...share, url: 'https://' },
      { ...share, url: 'javascript:alert(1)' },
      { ...share, url: `https://example.org/${'a'.repeat(2000)}` },
      { ...share, text: 'a'.repeat(2001) },
      { ...share, files: ['/etc/passwd'] },
    ],
  );
  expect(outcomes).toEqual(outcomes.map(() => 'refused'));
});
