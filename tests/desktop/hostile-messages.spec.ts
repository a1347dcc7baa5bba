import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { messages } from '#electron/ipc/messages.ts';
import type { MessageName } from '#shared/ipc.ts';
import { samplePayload } from '#tests/support/inputs/sample-payload.ts';
import { answerSaveDialogs, askedDialogs, clickMenu, expect, test, toasterOf } from './app/desktop-test.ts';

/** Every call of the map with a valid payload: calls that are added there are tested here, too. */
const calls = (Object.keys(messages) as MessageName[])
  .filter((name) => messages[name].kind === 'call')
  .map((name) => ({ name, payload: samplePayload(messages[name].payload) }));

const file = { suggestedName: 'a.json', content: 'top secret', filter: { name: 'JSON', extensions: ['json'] } };

/** Returns the outcome of a call of saveFile with any payload. */
function callSaveFile(target: Page | Frame, payload: unknown): Promise<string> {
  return target.evaluate(async (given) => {
    try {
      const answer = await window.desktop?.saveFile(given as never);
      return `answered ${JSON.stringify(answer)}`;
    } catch (error) {
      return `refused ${String(error)}`;
    }
  }, payload);
}

/** Expects that every call with a valid payload is refused solely because of its sender. */
async function expectRefusals(target: Page | Frame): Promise<void> {
  for (const sent of calls) {
    const outcome = await target.evaluate(async ({ name, payload }) => {
      try {
        return `answered ${JSON.stringify(await Reflect.get(window.desktop ?? {}, name)(payload))}`;
      } catch (error) {
        return `refused ${String(error)}`;
      }
    }, sent);
    expect(outcome, sent.name).toMatch(/^refused .*not from the page/);
  }
}

const malformed: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'a text': 'top secret',
  'an array': [file],
  'no name': { content: file.content, filter: file.filter },
  'no content': { suggestedName: file.suggestedName, filter: file.filter },
  'no filter': { suggestedName: file.suggestedName, content: file.content },
  'one more field': { ...file, path: '/etc/passwd' },
  'a number as content': { ...file, content: 42 },
  'an array as content': { ...file, content: [116, 111, 112] },
  'an empty name': { ...file, suggestedName: '' },
  'a path up': { ...file, suggestedName: '../a.json' },
  'a path': { ...file, suggestedName: '/etc/passwd' },
  'a Windows path': { ...file, suggestedName: '..\\a.json' },
  'a drive': { ...file, suggestedName: 'C:a.json' },
  'the folder above': { ...file, suggestedName: '..' },
  'a NUL': { ...file, suggestedName: 'a.json\0.txt' },
  'a line break': { ...file, suggestedName: 'a\n.json' },
  'a huge name': { ...file, suggestedName: 'a'.repeat(5_000_000) },
  'a filter without extensions': { ...file, filter: { name: 'JSON', extensions: [] } },
  'an extension that is a pattern': { ...file, filter: { name: 'JSON', extensions: ['*'] } },
  'an extension with a separator': { ...file, filter: { name: 'JSON', extensions: ['../json'] } },
  'a filter with one more field': { ...file, filter: { ...file.filter, path: '/' } },
  'a thousand extensions': {
    ...file,
    filter: { name: 'JSON', extensions: Array.from({ length: 1000 }, () => 'json') },
  },
};

test('malformed calls are refused and change nothing', async ({ app, page }, info) => {
  const filePath = join(info.outputDir, 'never.json');
  await answerSaveDialogs(app, { canceled: false, filePath });
  for (const [name, payload] of Object.entries(malformed)) {
    expect(await callSaveFile(page, payload), name).toMatch(/^refused .*not as agreed/);
  }
  expect(await askedDialogs(app)).toEqual([]);
  expect(existsSync(filePath)).toBe(false);
  await expect(toasterOf(page)).toHaveCount(0);
  expect(app.log()).toContain('saveFile was refused');
  expect(app.log()).not.toContain('top secret');
});

test('no call takes what no message has, through the bridge either, and a flood of it does not wedge the app', async ({
  app,
  page,
}, info) => {
  await answerSaveDialogs(app, { canceled: false, filePath: join(info.outputDir, 'never.json') });
  const outcomes = await page.evaluate(async (samples) => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    let nest: unknown = 'top secret';
    for (let depth = 0; depth < 20_000; depth += 1) {
      nest = { nest };
    }
    const hostile = (sample: unknown): unknown[] => [
      null,
      true,
      'top secret',
      '\ud800',
      'top secret'.repeat(100_000),
      Number.NaN,
      -0,
      2n ** 70n,
      [],
      new Array(3),
      new Map([['suggestedName', 'top secret']]),
      new Set(['top secret']),
      new Date(0),
      new Float64Array(8),
      new Error('top secret'),
      Symbol('top secret'),
      cycle,
      nest,
      () => 'top secret',
      JSON.parse('{"__proto__": {"isAdmin": true}}'),
      ...(typeof sample === 'object' && sample !== null
        ? [
            { ...sample, extra: 1 },
            { ...sample, constructor: 1 },
            Object.defineProperty({ ...sample }, 'extra', { get: () => 'top secret', enumerable: true }),
          ]
        : []),
    ];
    const call = async (name: string, payload: unknown): Promise<string> => {
      try {
        await Reflect.get(window.desktop ?? {}, name)(payload);
        return 'answered';
      } catch (error) {
        return error instanceof Error && error.message.includes('was refused') ? 'refused by main' : 'refused before';
      }
    };
    const found: (readonly [name: string, index: number, outcome: string])[] = [];
    for (const { name, payload: sample } of samples) {
      for (const [index, payload] of hostile(sample).entries()) {
        found.push([name, index, await call(name, payload)]);
      }
      const flood = await Promise.all(Array.from({ length: 200 }, () => call(name, { flood: 1 })));
      found.push([name, -1, [...new Set(flood)].join()]);
    }
    return found;
  }, calls);
  expect(outcomes.filter(([, , outcome]) => outcome === 'answered')).toEqual([]);
  expect(outcomes.filter(([, index]) => index === -1)).toEqual(calls.map(({ name }) => [name, -1, 'refused by main']));
  expect(await askedDialogs(app)).toEqual([]);
  expect(app.log()).not.toContain('top secret');
  expect(await app.evaluate(() => 'isAdmin' in {}, undefined)).toBe(false);
  await clickMenu(app, '/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('main listens to the messages of the map, and to nothing else', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const channels = await app.evaluate(
    ({ ipcMain }) => ipcMain.eventNames().filter((name) => typeof name === 'string' && name.startsWith('web-toolbox')),
    undefined,
  );
  const announced = Object.entries(messages).filter(([, { kind }]) => kind === 'announce');
  expect(channels.sort()).toEqual(announced.map(([name]) => `web-toolbox:${name}`).sort());
});

test('a call with a function in it never leaves the page', async ({ app, page }, info) => {
  await answerSaveDialogs(app, { canceled: false, filePath: join(info.outputDir, 'never.json') });
  const outcome = await page.evaluate(async () => {
    const payload = { suggestedName: 'a', content: () => 'top secret', filter: { name: 'a', extensions: ['a'] } };
    return window.desktop?.saveFile(payload as never).catch(() => 'refused');
  });
  expect(outcome).toBe('refused');
  expect(await askedDialogs(app)).toEqual([]);
});

test('malformed events do not reach the page, whoever sends them', async ({ app, page }) => {
  const received = await page.evaluateHandle(() => {
    const list: unknown[] = [];
    window.desktop?.onNavigateTo((path) => list.push(path));
    window.desktop?.onDisplayAlertMessage((toaster) => list.push(toaster.message));
    window.desktop?.onAppStarted((announcement) => list.push(announcement.version));
    return list;
  });
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const toaster = { open: true, message: 'x', type: 'info', autoHideDuration: 4000 };
    const events: [string, unknown][] = [
      ['navigateTo', '/nowhere'],
      ['navigateTo', 'https://example.org/'],
      ['navigateTo', { path: '/about' }],
      ['navigateTo', undefined],
      ['displayAlertMessage', 'x'],
      ['displayAlertMessage', { ...toaster, type: 'fatal' }],
      ['displayAlertMessage', { ...toaster, autoHideDuration: -1 }],
      ['displayAlertMessage', { ...toaster, html: '<img>' }],
      ['displayAlertMessage', { ...toaster, message: 'x'.repeat(1_000_000) }],
      ['appStarted', { version: '1' }],
      // The valid event shows that the others have been handled before.
      ['navigateTo', '/about'],
    ];
    for (const [name, payload] of events) {
      contents?.send(`web-toolbox:${name}`, payload);
    }
  }, undefined);
  // The valid announcement of the start may still arrive when the page begins to listen.
  await expect.poll(async () => (await received.jsonValue()).filter((event) => event !== '3.0.0')).toEqual(['/about']);
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(toasterOf(page)).toHaveCount(0);
});

test('an announcement counts only from the main frame of our window on our origin', async ({ app, page }) => {
  const received = await page.evaluateHandle(() => {
    const list: string[] = [];
    window.desktop?.onAppStarted(() => list.push('announced'));
    window.desktop?.onNavigateTo((path) => list.push(path));
    return list;
  });
  // Pending messages of the page's own start arrive before this one.
  await clickMenu(app, '/preferences');
  await expect.poll(() => received.jsonValue()).toContain('/preferences');
  await received.evaluate((list) => list.splice(0));
  const announce = (forgery: 'none' | 'window' | 'origin' | 'frame' | 'gone' | 'payload') =>
    app.evaluate(({ BrowserWindow, ipcMain }, kind) => {
      const sender = kind === 'window' ? {} : BrowserWindow.getAllWindows()[0]?.webContents;
      const frame = {
        origin: kind === 'origin' ? 'https://example.org' : 'app://web-toolbox',
        parent: kind === 'frame' ? {} : null,
      };
      const event = { sender, senderFrame: kind === 'gone' ? null : frame };
      ipcMain.emit('web-toolbox:rendererAppStarted', event, ...(kind === 'payload' ? [undefined, 'more'] : []));
    }, forgery);
  for (const forgery of ['window', 'origin', 'frame', 'gone', 'payload'] as const) {
    await announce(forgery);
  }
  // These are answered. Main's messages keep their order, so an answer to the earlier ones would have arrived as well.
  await announce('none');
  await page.evaluate(() => window.desktop?.rendererAppStarted());
  await expect.poll(async () => (await received.jsonValue()).length).toBeGreaterThanOrEqual(2);
  await clickMenu(app, '/about');
  await expect.poll(() => received.jsonValue()).toContain('/about');
  expect(await received.jsonValue()).toEqual(['announced', 'announced', '/about']);
});

test.describe('foreign documents', () => {
  // One test opens a second window that does not belong to the app.
  test.use({ hasOwnApp: true });

  let server: Server;
  let address: string;

  test.beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html');
      const { port } = server.address() as AddressInfo;
      response.end(
        request.url === '/outer' ? `<iframe src="http://localhost:${port}/inner"></iframe>` : '<p>foreign</p>',
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  test('a page on another origin is refused, even in our own window', async ({ app, page }, info) => {
    const filePath = join(info.outputDir, 'never.json');
    await answerSaveDialogs(app, { canceled: false, filePath });
    await app.evaluate(({ BrowserWindow }, url) => BrowserWindow.getAllWindows()[0]?.loadURL(`${url}/page`), address);
    await expect(page.getByText('foreign')).toBeVisible();
    await expectRefusals(page);
    expect(await askedDialogs(app)).toEqual([]);
    expect(existsSync(filePath)).toBe(false);
  });

  test('a frame of another origin is refused, even with the bridge in its hands', async ({ app, page }, info) => {
    await expect(page).toHaveTitle('Web Toolbox');
    const filePath = join(info.outputDir, 'never.json');
    await answerSaveDialogs(app, { canceled: false, filePath });
    await app.evaluate(async ({ app: electronApp, BrowserWindow }, url) => {
      const window = new BrowserWindow({
        width: 400,
        height: 300,
        webPreferences: {
          preload: `${electronApp.getAppPath()}/out/preload/index.cjs`,
          sandbox: true,
          nodeIntegrationInSubFrames: true,
        },
      });
      // The guard would block the loading of the frame, and the check of the sender would not be tested.
      window.webContents.removeAllListeners('will-frame-navigate');
      await window.loadURL(`${url}/outer`);
    }, address);
    const findFrames = () => app.windows().flatMap((window) => (window === page ? [] : window.frames()));
    const inner = address.replace('127.0.0.1', 'localhost');
    await expect.poll(() => findFrames().map((frame) => frame.url())).toEqual([`${address}/outer`, `${inner}/inner`]);
    for (const frame of findFrames()) {
      await expectRefusals(frame);
    }
    expect(await askedDialogs(app)).toEqual([]);
    expect(existsSync(filePath)).toBe(false);
  });
});
