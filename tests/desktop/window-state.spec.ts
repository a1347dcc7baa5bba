import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, pageOf } from './app/desktop-test.ts';
import { test } from './app/profile-test.ts';
import type { DesktopApp } from './app/running-app.ts';

/** Returns the file that stores the window's position. */
async function stateFileOf(app: DesktopApp): Promise<string> {
  return join(await app.evaluate(({ app: electronApp }) => electronApp.getPath('userData'), undefined), stateFile);
}

/**
 * Destroys the window and makes another one, which finds this content in the file, as at a start but without starting.
 */
async function openAnew(app: DesktopApp, content: string): Promise<void> {
  await app.evaluate(async ({ app: electronApp, BrowserWindow }) => {
    electronApp.once('before-quit', (event) => event.preventDefault());
    const [window] = BrowserWindow.getAllWindows();
    await new Promise<void>((done) => {
      window?.once('closed', () => done());
      window?.destroy();
    });
  }, undefined);
  await writeFile(await stateFileOf(app), content);
  await app.evaluate(({ app: electronApp }) => void electronApp.emit('activate'), undefined);
  await pageOf(app);
}

function stateOf(app: DesktopApp) {
  return app.evaluate(({ BrowserWindow, screen }) => {
    const window = BrowserWindow.getAllWindows()[0];
    const bounds = window?.getBounds() ?? { x: 0, y: 0, width: 0, height: 0 };
    return {
      bounds,
      isMaximized: window?.isMaximized(),
      isFullScreen: window?.isFullScreen(),
      isVisible: window?.isVisible(),
      isOnScreen: screen.getAllDisplays().some(({ workArea: { x, y, width, height } }) => {
        const isInside = bounds.x >= x && bounds.y >= y;
        return isInside && bounds.x + bounds.width <= x + width && bounds.y + bounds.height <= y + height;
      }),
    };
  }, undefined);
}

const saved = { bounds: { x: 60, y: 80, width: 700, height: 600 }, isMaximized: false, isFullScreen: false };

const stateFile = 'window-state.json';

test('the window comes back where it was closed, after another start', async ({ profile }) => {
  const bounds = { x: 130, y: 90, width: 840, height: 610 };
  const first = await profile.open();
  await first.app.evaluate(({ BrowserWindow }, given) => BrowserWindow.getAllWindows()[0]?.setBounds(given), bounds);
  await first.app.close();
  expect(JSON.parse(await readFile(join(profile.folder, stateFile), 'utf8'))).toMatchObject({ bounds });
  const second = await profile.open();
  expect((await stateOf(second.app)).bounds).toEqual(bounds);
});

test('the place is written while the window is open: a power cut does not lose it', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  await app.evaluate(({ BrowserWindow }, given) => BrowserWindow.getAllWindows()[0]?.setBounds(given), saved.bounds);
  const file = await stateFileOf(app);
  await expect.poll(() => readFile(file, 'utf8').catch(String)).toBe(JSON.stringify(saved));
});

test('a maximised window comes back maximised, and then has its former place', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  await openAnew(app, JSON.stringify({ ...saved, isMaximized: true }));
  await expect.poll(() => stateOf(app)).toMatchObject({ isMaximized: true, isVisible: true });
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.unmaximize(), undefined);
  await expect.poll(() => stateOf(app)).toMatchObject({ isMaximized: false, bounds: saved.bounds });
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize(), undefined);
  const file = await stateFileOf(app);
  await expect.poll(async () => JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...saved, isMaximized: true });
});

test('a full screen window comes back in full screen', async ({ profile }) => {
  await writeFile(join(profile.folder, stateFile), JSON.stringify({ ...saved, isFullScreen: true }));
  const { app } = await profile.open();
  await expect.poll(() => stateOf(app)).toMatchObject({ isFullScreen: true });
  await app.close();
  expect(JSON.parse(await readFile(join(profile.folder, stateFile), 'utf8'))).toEqual({ ...saved, isFullScreen: true });
});

test('a window opens on the screen, wherever it was', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  for (const [name, bounds] of Object.entries({
    'on a display that is gone': { x: -30_000, y: -20_000, width: 700, height: 600 },
    'partly beyond the edge': { x: -300, y: -200, width: 700, height: 600 },
    'larger than every display': { x: 0, y: 0, width: 90_000, height: 90_000 },
  })) {
    await openAnew(app, JSON.stringify({ ...saved, bounds }));
    await expect.poll(() => stateOf(app), name).toMatchObject({ isOnScreen: true, isVisible: true });
  }
});

test('a window whose display goes away while it is open comes back', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  await app.evaluate(({ BrowserWindow, screen }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: -30_000, y: 0, width: 700, height: 600 });
    screen.emit('display-removed', {}, screen.getPrimaryDisplay());
  }, undefined);
  await expect.poll(() => stateOf(app)).toMatchObject({ isOnScreen: true });
});

test('the window has its first size after a file that is not in order', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  for (const [name, content] of Object.entries({
    'a damaged file': '{"bounds":{"x":1',
    'a file of something else': '{"bounds":"everywhere","isMaximized":1}',
    'an empty file': '',
  })) {
    await openAnew(app, content);
    await expect
      .poll(async () => {
        const { bounds, isVisible } = await stateOf(app);
        return [bounds.width, bounds.height, isVisible];
      }, name)
      .toEqual([1200, 900, true]);
  }
});
