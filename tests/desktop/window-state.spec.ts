import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, pageOf } from './desktop-test.ts';
import { createProfile, type DesktopApp, launchApp, removeProfile } from './launch-app.ts';

/** A test that starts the app itself, each time with the same profile. */
const test = base.extend<{ userData: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  userData: async ({}, use) => {
    const userData = await createProfile();
    await use(userData);
    await removeProfile(userData);
  },
});

/** Starts the app, does something once the window shows, and quits. */
async function withApp<Value>(userData: string, act: (app: DesktopApp) => Promise<Value>): Promise<Value> {
  const app = await launchApp({ userData });
  try {
    await pageOf(app);
    return await act(app);
  } finally {
    await app.close();
  }
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

function fileIn(userData: string): string {
  return join(userData, 'window-state.json');
}

test('the window comes back where it was closed', async ({ userData }) => {
  const bounds = { x: 130, y: 90, width: 840, height: 610 };
  await withApp(userData, (app) =>
    app.evaluate(({ BrowserWindow }, given) => BrowserWindow.getAllWindows()[0]?.setBounds(given), bounds),
  );
  expect((await withApp(userData, stateOf)).bounds).toEqual(bounds);
});

test('the place is written while the window is open: a power cut does not lose it', async ({ userData }) => {
  await withApp(userData, async (app) => {
    await app.evaluate(({ BrowserWindow }, given) => BrowserWindow.getAllWindows()[0]?.setBounds(given), saved.bounds);
    await expect.poll(() => readFile(fileIn(userData), 'utf8').catch(String)).toBe(JSON.stringify(saved));
  });
});

test('a maximised window comes back maximised, and then has its former place', async ({ userData }) => {
  await writeFile(fileIn(userData), JSON.stringify({ ...saved, isMaximized: true }));
  await withApp(userData, async (app) => {
    await expect.poll(() => stateOf(app)).toMatchObject({ isMaximized: true, isVisible: true });
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.unmaximize(), undefined);
    await expect.poll(() => stateOf(app)).toMatchObject({ isMaximized: false, bounds: saved.bounds });
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize(), undefined);
  });
  expect(JSON.parse(await readFile(fileIn(userData), 'utf8'))).toEqual({ ...saved, isMaximized: true });
});

test('a full screen window comes back in full screen', async ({ userData }) => {
  await writeFile(fileIn(userData), JSON.stringify({ ...saved, isFullScreen: true }));
  await withApp(userData, (app) => expect.poll(() => stateOf(app)).toMatchObject({ isFullScreen: true }));
  expect(JSON.parse(await readFile(fileIn(userData), 'utf8'))).toEqual({ ...saved, isFullScreen: true });
});

for (const [name, bounds] of Object.entries({
  'on a display that is gone': { x: -30_000, y: -20_000, width: 700, height: 600 },
  'partly beyond the edge': { x: -300, y: -200, width: 700, height: 600 },
  'larger than every display': { x: 0, y: 0, width: 90_000, height: 90_000 },
})) {
  test(`a window that was ${name} opens on the screen`, async ({ userData }) => {
    await writeFile(fileIn(userData), JSON.stringify({ ...saved, bounds }));
    expect(await withApp(userData, stateOf)).toMatchObject({ isOnScreen: true, isVisible: true });
  });
}

test('a window whose display goes away while it is open comes back', async ({ userData }) => {
  await withApp(userData, async (app) => {
    await app.evaluate(({ BrowserWindow, screen }) => {
      BrowserWindow.getAllWindows()[0]?.setBounds({ x: -30_000, y: 0, width: 700, height: 600 });
      screen.emit('display-removed', {}, screen.getPrimaryDisplay());
    }, undefined);
    await expect.poll(() => stateOf(app)).toMatchObject({ isOnScreen: true });
  });
});

for (const [name, content] of Object.entries({
  'a damaged file': '{"bounds":{"x":1',
  'a file of something else': '{"bounds":"everywhere","isMaximized":1}',
  'an empty file': '',
})) {
  test(`the window has its first size after ${name}`, async ({ userData }) => {
    await writeFile(fileIn(userData), content);
    const { bounds, isVisible } = await withApp(userData, stateOf);
    expect([bounds.width, bounds.height, isVisible]).toEqual([1200, 900, true]);
  });
}
