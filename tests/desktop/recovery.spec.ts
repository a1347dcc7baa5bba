import {
  answerMessageBoxes,
  askedMessageBoxes,
  clickMenu,
  evaluateInPage,
  expect,
  test,
  toasterOf,
} from './app/desktop-test.ts';
import type { DesktopApp } from './app/running-app.ts';

function crash(app: DesktopApp): Promise<void> {
  return app.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    undefined,
  );
}

/** Counts the loaded documents from now on, in `globalThis.loads`. */
function countLoads(app: DesktopApp): Promise<void> {
  return app.evaluate(({ BrowserWindow }) => {
    Reflect.set(globalThis, 'loads', 0);
    BrowserWindow.getAllWindows()[0]?.webContents.on('did-finish-load', () => {
      Reflect.set(globalThis, 'loads', Reflect.get(globalThis, 'loads') + 1);
    });
  }, undefined);
}

function loads(app: DesktopApp): Promise<number> {
  return app.evaluate(() => Reflect.get(globalThis, 'loads') as number, undefined);
}

/** Evaluates an expression as text, even while no page can answer. */
function textInPage(app: DesktopApp, expression: string): Promise<string> {
  return evaluateInPage(app, expression).then(String, String);
}

const headingText = `[...document.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0)?.textContent`;
const alertText = `[...document.querySelectorAll('[role="presentation"] [role="alert"]')].map((alert) => alert.textContent).join()`;

// Crashes are counted, and after a crash Playwright cannot use the page any more.
test.describe('in an app of its own', () => {
  test.use({ hasOwnApp: true });

  test('a crashed page is loaded again on its route, with a message, and what was typed', async ({ app, page }) => {
    await clickMenu(app, '/URL/URLParser');
    await page.getByRole('link', { name: 'Encoder', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('URL Encoder / decoder');
    await page.evaluate(() => localStorage.setItem('lastUrlEncoderValue', 'typed before the crash'));
    await countLoads(app);
    await crash(app);
    await expect.poll(() => textInPage(app, alertText)).toContain('This page crashed and was loaded again.');
    expect(await evaluateInPage(app, headingText)).toBe('URL Encoder / decoder');
    expect(await evaluateInPage(app, `localStorage.getItem('lastUrlEncoderValue')`)).toBe('typed before the crash');
    expect(await loads(app)).toBe(1);
    // The new page receives messages like the old one.
    await clickMenu(app, '/about');
    await expect.poll(() => textInPage(app, headingText)).toBe('About Web Toolbox');
  });

  test('a page that crashes three times within a minute is asked about', async ({ app, page }) => {
    await clickMenu(app, '/CSVParser');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CSV Parser');
    await answerMessageBoxes(app, 'Open Home');
    await countLoads(app);
    for (const crashes of [1, 2]) {
      await crash(app);
      await expect.poll(() => loads(app)).toBe(crashes);
      await expect.poll(() => textInPage(app, headingText)).toBe('CSV Parser');
    }
    expect(await askedMessageBoxes(app)).toEqual([]);
    await crash(app);
    await expect.poll(() => textInPage(app, headingText)).toBe('Home');
    expect(await askedMessageBoxes(app)).toMatchObject([
      { message: 'Web Toolbox stopped three times within a minute.', buttons: ['Open Home', 'Try again', 'Quit'] },
    ]);
  });

  test('a page that hangs is ended and loaded again on its route', async ({ app, page }) => {
    await clickMenu(app, '/JWTDecoder');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JWT decoder…');
    await countLoads(app);
    page
      .evaluate(() => {
        for (;;) {}
      })
      .catch(() => undefined);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.emit('unresponsive'), undefined);
    await expect.poll(() => loads(app)).toBe(1);
    await expect.poll(() => textInPage(app, alertText)).toContain('This page stopped responding');
    expect(await evaluateInPage(app, headingText)).toBe('JWT decoder…');
  });

  test('a page that cannot be loaded is told of, and tried again', async ({ app, page }) => {
    await expect(page).toHaveTitle('Web Toolbox');
    await answerMessageBoxes(app, 'Try again');
    await countLoads(app);
    await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      contents?.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'app://web-toolbox/#/about', true);
    }, undefined);
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    expect(await askedMessageBoxes(app)).toMatchObject([
      {
        message: 'Web Toolbox could not open its page.',
        detail: expect.stringContaining('ERR_FILE_NOT_FOUND'),
        buttons: ['Try again', 'Quit'],
      },
    ]);
    await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      // Aborted loads, loads in frames and loads of other addresses are ignored.
      contents?.emit('did-fail-load', {}, -3, 'ERR_ABORTED', 'app://web-toolbox/', true);
      contents?.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'app://web-toolbox/', false);
      contents?.emit('did-fail-load', {}, -105, 'ERR_NAME_NOT_RESOLVED', 'https://example.org/', true);
      contents?.emit('did-navigate', {}, 'app://web-toolbox/#/CSVParser', 404, 'Not Found');
    }, undefined);
    await expect(page.getByRole('heading', { level: 1, name: 'CSV Parser' })).toBeVisible();
    expect((await askedMessageBoxes(app)).slice(1)).toMatchObject([{ detail: expect.stringContaining('status 404') }]);
  });
});

test('what was typed is written to the disk whenever the window goes out of sight', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const flushes = await app.evaluate(({ BrowserWindow, session }) => {
    let count = 0;
    session.defaultSession.flushStorageData = () => {
      count += 1;
    };
    const window = BrowserWindow.getAllWindows()[0];
    return ['blur', 'hide', 'close', 'session-end'].map((name) => {
      count = 0;
      window?.emit(name, { preventDefault: () => undefined });
      return count;
    });
  }, undefined);
  expect(flushes).toEqual([1, 1, 1, 1]);
});

test('an error that nobody catches in the main process is told, once, and the app lives on', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const raise = (text: string) =>
    app.evaluate((_electron, message) => {
      setTimeout(() => {
        throw new Error(message);
      });
      Promise.reject(new Error(message));
    }, text);
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const send = contents?.send.bind(contents);
    const told: string[] = [];
    Reflect.set(globalThis, 'told', told);
    if (contents && send) {
      contents.send = (channel, payload) => {
        // The page may still be starting, so it may also receive other messages.
        if (typeof payload?.message === 'string') {
          told.push(payload.message);
        }
        send(channel, payload);
      };
    }
  }, undefined);
  await raise('the first problem.\nwith a second line');
  await expect(toasterOf(page)).toContainText('went wrong in Web Toolbox: the first problem. If anything');
  await toasterOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasterOf(page)).toHaveCount(0);
  await raise('the first problem.\nwith another second line');
  await raise('the second problem');
  await expect(toasterOf(page)).toContainText('the second problem');
  const told = await app.evaluate(() => Reflect.get(globalThis, 'told') as string[], undefined);
  expect(told.map((message) => message.match(/the \w+ problem/)?.[0])).toEqual([
    'the first problem',
    'the second problem',
  ]);
  expect(app.log()).toContain('Uncaught exception: Error: the first problem.');
  expect(app.log()).toContain('Unhandled rejection: Error: the first problem.');
  await clickMenu(app, '/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('a process of Chromium that is gone is logged', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  await app.evaluate(({ app: electronApp }) => {
    electronApp.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 139 });
  }, undefined);
  await expect.poll(() => app.log()).toContain('A process ended: GPU, crashed, exit code 139.');
});
