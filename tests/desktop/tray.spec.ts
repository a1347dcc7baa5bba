import { goTo } from '#tests/support/page/go-to.ts';
import { appScreens } from '#tools/app-screens.ts';
import { tools } from '#tools/catalogue.ts';
import { clickTrayMenu, expect, test } from './app/desktop-test.ts';

test.describe('after a start of its own', () => {
  test.use({ hasOwnApp: true });

  test("the tray's menu has the favourites and what was used last before the tools, each once", async ({
    app,
    page,
  }) => {
    await expect(page).toHaveTitle('Web Toolbox');
    await goTo(page, '/UUIDGenerator');
    await page.getByRole('button', { name: /favourite/iu }).click();
    await goTo(page, '/JWTDecoder');
    const first = () =>
      app.evaluate(() => {
        const recorded = Reflect.get(globalThis, 'recordedTray');
        recorded.tray.emit('right-click');
        const labels = recorded.menu.items.map((item: Electron.MenuItem) => item.label);
        return labels
          .slice(labels.indexOf('Favourites'), labels.indexOf('Home'))
          .filter((label: string) => label !== '');
      }, undefined);
    await expect.poll(first).toEqual(['Favourites', 'UUID generator', 'Recent', 'JWT decoder']);
    await clickTrayMenu(app, 'Favourites:/UUIDGenerator');
    await expect(page.getByRole('heading', { level: 1, name: 'UUID generator' })).toBeVisible();
  });
});

test.describe('with nothing at hand', () => {
  test.use({ hasOwnApp: true });

  test("the tray's menu has the quick box, the tools, About…, Dev tools… and Quit", async ({ app, page }) => {
    await expect(page).toHaveTitle('Web Toolbox');
    const labels = await app.evaluate(() => {
      const recorded = Reflect.get(globalThis, 'recordedTray');
      recorded.tray.emit('right-click');
      return recorded.menu.items.map((item: Electron.MenuItem) => (item.type === 'separator' ? '-' : item.label));
    }, undefined);
    const about = appScreens.find((entry) => entry.id === 'About')?.menuLabel;
    expect(labels).toEqual([
      // On Linux a click on the icon may only open the menu.
      ...(process.platform === 'linux' ? ['Show Web Toolbox', '-'] : []),
      'Quick box',
      '-',
      ...tools.map((tool) => tool.menuLabel.replaceAll('&', '&&')),
      '-',
      about,
      'Dev tools…',
      '-',
      'Quit',
    ]);
  });
});

test('Show Web Toolbox shows the hidden window', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const isVisible = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible(), undefined);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide(), undefined);
  if (process.platform === 'linux') {
    await clickTrayMenu(app, 'show');
  } else {
    await app.evaluate(() => Reflect.get(globalThis, 'recordedTray').tray.emit('click'), undefined);
  }
  await expect.poll(isVisible).toBe(true);
});

test('Dev tools… of the tray opens the developer tools of the shown window', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide(), undefined);
  await clickTrayMenu(app, 'dev-tools');
  await expect
    .poll(() =>
      app.evaluate(({ BrowserWindow }) => {
        const window = BrowserWindow.getAllWindows()[0];
        return [window?.isVisible(), window?.webContents.isDevToolsOpened()];
      }, undefined),
    )
    .toEqual([true, true]);
});
