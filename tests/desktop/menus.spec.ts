import { switchOffRoomLight } from '#tests/support/page/without-room-light.ts';
import { appScreens } from '#tools/app-screens.ts';
import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry } from '#tools/define-tool.ts';
import { findScreen } from '#tools/screens.ts';
import { clickMenu, clickTrayMenu, expect, test } from './app/desktop-test.ts';

function headingOf(path: string): string {
  return findScreen(path)?.entry.heading ?? `No screen has the path ${path}.`;
}

/** The letters of the specification, by the screen: Ctrl+Alt (on macOS Command+Option) and this key. */
const letters: Readonly<Record<string, string>> = {
  '/URL/URLParser': 'U',
  '/Base64/Base64Encoder': 'B',
  '/JSON/JSONFormatter': 'J',
  '/JSON/JSONConverter': 'V',
  '/RegExTester': 'X',
  '/UUIDGenerator': 'I',
  '/JWTDecoder': 'T',
  '/QRCodeGenerator': 'Q',
  '/ImageOCR': 'O',
  '/Colors/ColorPicker': 'C',
  '/CommonLists': 'W',
  '/GithubUserProjects': 'G',
  '/DateConverter': 'E',
  '/CSVParser': 'S',
  '/PokerPlanning': 'P',
  '/VR3DViewer': 'M',
  '/about': 'A',
};

/** The screens of the application menu: the single screens, and the tabs that have their own label. */
const menuPaths = [...tools, ...appScreens].flatMap((entry: CatalogueEntry) =>
  entry.kind === 'single'
    ? [entry.route]
    : entry.tabs.flatMap((tab) => (tab.menuLabel === undefined ? [] : [`${entry.route}/${tab.path}`])),
);

test('each screen with a menu entry is reached by it', async ({ app, page }) => {
  await switchOffRoomLight(page);
  for (const path of menuPaths) {
    await clickMenu(app, path);
    await expect(page.getByRole('heading', { level: 1, name: headingOf(path) })).toBeVisible();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${path}`);
  }
});

test("the menu shows the spec's accelerators", async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const shown = await app.evaluate(
    ({ Menu }, paths) => {
      const menu = Menu.getApplicationMenu();
      return Object.fromEntries(paths.map((path) => [path, menu?.getMenuItemById(path)?.accelerator]));
    },
    Object.keys(letters).filter((path) => findScreen(path) !== undefined),
  );
  expect(Object.keys(shown)).toContain('/JSON/JSONFormatter');
  for (const [path, accelerator] of Object.entries(shown)) {
    expect(accelerator, path).toBe(`CommandOrControl+Alt+${letters[path]}`);
  }
});

test('Dev tools… opens the developer tools of the window', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const isOpen = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.isDevToolsOpened(), undefined);
  expect(await isOpen()).toBe(false);
  await clickMenu(app, 'dev-tools');
  await expect.poll(isOpen).toBe(true);
});

test('a click on the tray shows the hidden window', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const isVisible = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible(), undefined);
  await expect.poll(isVisible).toBe(true);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide(), undefined);
  expect(await isVisible()).toBe(false);
  await app.evaluate(() => Reflect.get(globalThis, 'recordedTray').tray.emit('click'), undefined);
  await expect.poll(isVisible).toBe(true);
});

test("the tray's entries show the window and lead to their screens", async ({ app, page }) => {
  await switchOffRoomLight(page);
  for (const { route } of [...tools, { route: '/about' }]) {
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide(), undefined);
    await clickTrayMenu(app, route);
    await expect(page.getByRole('heading', { level: 1, name: headingOf(route) })).toBeVisible();
    await expect
      .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible(), undefined))
      .toBe(true);
  }
});

test("Quit of the tray's menu ends the app", async ({ app, page }) => {
  await clickTrayMenu(app, 'quit').catch(() => undefined);
  expect(await app.exited).toBe(0);
  expect(page.isClosed()).toBe(true);
});
