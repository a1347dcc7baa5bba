import { clickMenu, expect, pageOf, test } from './app/desktop-test.ts';
import { launchApp } from './app/launch-app.ts';

test('the startup announcement goes both ways', async ({ app, page }) => {
  const { version, versions, platform } = await app.evaluate(
    ({ app: electronApp }) => ({
      version: electronApp.getVersion(),
      versions: { ...process.versions },
      platform: process.platform,
    }),
    undefined,
  );
  await clickMenu(app, '/about');
  const facts = page.getByRole('table', { name: 'About this version' });
  await expect(facts.getByRole('row', { name: 'Desktop app' })).toContainText(`${version} on ${platform}`);
  await expect(facts.getByRole('row', { name: 'Electron' })).toContainText(versions.electron ?? 'none');
  await expect(facts.getByRole('row', { name: 'Chromium' })).toContainText(versions.chrome ?? 'none');
  await expect(facts.getByRole('row', { name: 'Node' })).toContainText(versions.node ?? 'none');
  await expect(facts.getByRole('row', { name: 'React' })).toContainText(/\d+\.\d+\.\d+/);
});

test('what is said while the page loads is held back until it has started', async ({ app, page }) => {
  await app.evaluate(async ({ BrowserWindow, Menu }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    await new Promise<void>((done) => {
      contents?.once('did-navigate', () => done());
      contents?.reload();
    });
    // The new document exists, but none of its scripts has run yet.
    Menu.getApplicationMenu()?.getMenuItemById('/about')?.click();
  }, undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test.describe('started for this alone', () => {
  test.use({ hasOwnApp: true });

  test('the window has its first size, and is shown once there is something to see', async ({ app, page }) => {
    await expect(page).toHaveTitle('Web Toolbox');
    await expect
      .poll(() =>
        app.evaluate(({ BrowserWindow }) => {
          const window = BrowserWindow.getAllWindows()[0];
          return [window?.getSize(), window?.isVisible()];
        }, undefined),
      )
      .toEqual([[1200, 900], true]);
  });
});

test('the page has window.desktop with the members of the map, and nothing of Electron or Node', async ({ page }) => {
  const found = await page.evaluate(() => {
    const isReplaced = Reflect.set(window, 'desktop', {}) || Reflect.deleteProperty(window, 'desktop');
    const isChanged = Reflect.set(window.desktop ?? {}, 'saveFile', () => undefined);
    const names = ['require', 'process', 'module', 'exports', 'Buffer', 'global', '__dirname', '__filename'];
    const electronNames = ['electron', 'ipcRenderer', 'contextBridge', 'webFrame', 'setImmediate'];
    return {
      members: Object.entries(window.desktop ?? {}).map(([name, member]) => `${name}: ${typeof member}`),
      isReplaced,
      isChanged,
      leaks: [...names, ...electronNames].filter((name) => name in window),
    };
  });
  expect(found).toEqual({
    members: [
      'rendererAppStarted: function',
      'saveFile: function',
      'beginSave: function',
      'writeSavePart: function',
      'finishSave: function',
      'abandonSave: function',
      'getPreferences: function',
      'setPreferences: function',
      'chooseTheme: function',
      'showAtHand: function',
      'refuseNetwork: function',
      'share: function',
      'hostPokerRoom: function',
      'stopPokerRoom: function',
      'joinPokerServer: function',
      'leavePokerServer: function',
      'getPokerHost: function',
      'onOpenFiles: function',
      'onAppStarted: function',
      'onNavigateTo: function',
      'onDisplayAlertMessage: function',
      'onPreferencesChanged: function',
      'quickBoxStarted: function',
      'onQuickBoxShown: function',
      'quickBoxReady: function',
      'leaveQuickBox: function',
      'openWindow: function',
      'openScreen: function',
      'openPasted: function',
      'onTakePasted: function',
    ],
    isReplaced: false,
    isChanged: false,
    leaks: [],
  });
});

test('closing the last window ends the app, but on macOS, where a click on its icon makes a new one', async ({
  app,
  page,
}) => {
  const closed = page.waitForEvent('close');
  await app
    .evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), undefined)
    .catch(() => undefined);
  await closed;
  if (process.platform === 'darwin') {
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, undefined)).toBe(0);
    await app.evaluate(({ app: electronApp }) => electronApp.emit('activate', {}, false), undefined);
    await pageOf(app);
  } else {
    expect(await app.exited).toBe(0);
  }
});

test.describe('started with a route', () => {
  test.use({ startArguments: ['--route=/jwtdecoder/'] });

  test('the app shows that screen, and never Home', async ({ app, page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JWT decoder…');
    const visited = await app.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL(),
      undefined,
    );
    expect(visited).toBe('app://web-toolbox/#/JWTDecoder');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('#/JWTDecoder');
  });
});

test.describe('started by a link', () => {
  test.use({ startArguments: ['web-toolbox://json/JSONRepair/'] });

  test('the app shows its screen', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Repair');
  });
});

test.describe('started with a route that no screen has', () => {
  test.use({ startArguments: ['--route=/../../etc/passwd'] });

  test('the app shows Home', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  });
});

test.describe('started where the system has no sandbox', () => {
  // The start script of the AppImage does the same on systems that restrict user namespaces.
  test.use({ startArguments: ['--no-sandbox'] });

  test('the app shows Home, and its window asks for the sandbox itself', async ({ app, page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
    const found = await app.evaluate(({ app: electronApp, BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      return {
        isWithout: electronApp.commandLine.hasSwitch('no-sandbox'),
        // Electron has this method, although it is undocumented.
        isSandboxed: contents && Reflect.get(contents, 'getLastWebPreferences').call(contents).sandbox,
      };
    }, undefined);
    expect(found).toEqual({ isWithout: true, isSandboxed: true });
  });
});

test('a GITHUB_API_URL that is not an address is told in the log, and the app starts', async () => {
  const app = await launchApp({ environment: { GITHUB_API_URL: 'ghe.example.com/api/v3' } });
  await expect((await pageOf(app)).getByRole('heading', { level: 1 })).toHaveText('Home');
  expect(app.log()).toContain('GITHUB_API_URL has "ghe.example.com/api/v3", which is left out');
  await app.close();
});
