import { pages, tools } from '#shared/catalogue.ts';
import { clickTrayMenu, expect, test } from './desktop-test.ts';

test("the tray's menu has the tools, About…, Dev tools… and Quit", async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const labels = await app.evaluate(() => {
    const recorded = Reflect.get(globalThis, 'recordedTray');
    recorded.tray.emit('right-click');
    return recorded.menu.items.map((item: Electron.MenuItem) => (item.type === 'separator' ? '-' : item.label));
  }, undefined);
  const about = pages.find((entry) => entry.id === 'About')?.menuLabel;
  expect(labels).toEqual([
    // On Linux a click on the icon may only open the menu.
    ...(process.platform === 'linux' ? ['Show Web Toolbox', '-'] : []),
    ...tools.map((tool) => tool.menuLabel.replaceAll('&', '&&')),
    '-',
    about,
    'Dev tools…',
    '-',
    'Quit',
  ]);
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
