import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { clickMenu, expect, openedOutside, test, toasterOf } from './app/desktop-test.ts';
import { projectRoot } from './app/running-app.ts';

let server: Server;
let address: string;
let requests: string[];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/redirect') {
      response.writeHead(302, { Location: '/target' }).end();
    } else {
      response.setHeader('Content-Type', 'text/html').end('<title>foreign</title>');
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.beforeEach(() => {
  requests = [];
});

test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('the preload script needs Electron alone, and exposes one object', async () => {
  const folder = process.env.DESKTOP_APP_FOLDER ?? projectRoot;
  const code = await readFile(join(folder, 'out/preload/index.cjs'), 'utf8');
  expect(new Set(code.match(/\brequire\([^)]*\)/g)?.map((call) => call.slice(9, -2)))).toEqual(new Set(['electron']));
  expect(code.match(/\bexposeInMainWorld\([^,]*/g)?.map((call) => call.slice(19, -1))).toEqual(['desktop']);
  expect(code).not.toMatch(/\beval\(|\bnew Function\b/);
});

test('a link to the web opens outside, and the page stays and goes on listening', async ({ app, page }) => {
  await page.evaluate((url) => {
    location.href = `${url}/link?a b`;
  }, address);
  await expect.poll(() => openedOutside(app)).toEqual([`${address}/link?a%20b`]);
  await clickMenu(app, '/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(requests).toEqual([]);
});

test.describe(() => {
  test.use({ hasWholeBrowser: true });

  test('links to new windows and to mail open outside too, and no window opens', async ({ app, page }) => {
    await page.evaluate((url) => {
      const link = document.createElement('a');
      link.textContent = 'A link';
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
      link.href = `${url}/link`;
      document.body.append(link);
    }, address);
    const link = page.getByRole('link', { name: 'A link', exact: true });
    const opened: string[] = [];
    const expectOpened = async (target: string) => {
      opened.push(target);
      await expect.poll(() => openedOutside(app)).toEqual(opened);
      await expect.poll(() => app.windows()).toEqual([page]);
    };
    await page.evaluate(() => {
      location.href = 'mailto:someone@example.org?subject=A b';
    });
    await expectOpened('mailto:someone@example.org?subject=A%20b');
    for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
      await link.click({ modifiers: [modifier] });
      await expectOpened(`${address}/link`);
    }
    await link.click({ button: 'middle' });
    await expectOpened(`${address}/link`);
    await link.evaluate((element) => element.setAttribute('target', '_blank'));
    await link.click();
    await expectOpened(`${address}/link`);
    await page.evaluate(() =>
      ['about:blank', 'data:text/html,x', './licences.json'].map((target) => !window.open(target)),
    );
    for (const features of ['', 'width=200', 'noopener', 'nodeIntegration=yes,preload=/x,webSecurity=no']) {
      await page.evaluate(([url, wanted]) => void window.open(url, '_blank', wanted), [
        `${address}/opened`,
        features,
      ] as const);
      await expectOpened(`${address}/opened`);
    }
  });
});

test('what is neither the web nor mail opens nowhere', async ({ app, page }) => {
  const hasRun = await page.evaluate(async (url) => {
    const link = document.createElement('a');
    document.body.append(link);
    for (const target of [
      'javascript:window.hasRun = true',
      'file:///etc/passwd',
      'ftp://127.0.0.1/',
      './licences.json',
      'data:text/html,<p>x',
      'view-source:https://example.org/',
      'chrome://settings/',
    ]) {
      link.href = target;
      link.click();
    }
    const form = document.createElement('form');
    form.action = `${url}/form`;
    document.body.append(form);
    for (const method of ['get', 'post']) {
      form.method = method;
      form.submit();
    }
    // The last address, which opens, shows that the others have been handled before.
    link.href = `${url}/last`;
    link.click();
    return 'hasRun' in window;
  }, address);
  await expect.poll(() => openedOutside(app)).toEqual([`${address}/last`]);
  expect(hasRun || (await page.evaluate(() => 'hasRun' in window))).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('every navigation that Electron reports is judged by its address', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const judge = (url: string) =>
    app.evaluate(({ BrowserWindow }, target) => {
      let isRefused = false;
      const event = { url: target, isMainFrame: true, preventDefault: () => (isRefused = true) };
      BrowserWindow.getAllWindows()[0]?.webContents.emit('will-navigate', event);
      return isRefused;
    }, url);
  expect(await judge('app://web-toolbox/')).toBe(false);
  expect(await judge('app://web-toolbox/#/about')).toBe(false);
  for (const url of [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'about:blank',
    'about:srcdoc',
    'blob:app://web-toolbox/1',
    'filesystem:app://web-toolbox/1',
    'view-source:app://web-toolbox/',
    'app://web-toolbox/licences.json',
    'app://web-toolbox/index.html',
    'app://web-toolbox/?x#/Home',
    'app://web-toolbox:80/',
    'app://user@web-toolbox/',
    'app://web-toolbox.evil/',
    'app://other/',
    'https://user:secret@example.org/',
    'mailto:?attach=/etc/passwd',
    'smb://host/share',
    'ms-x:y',
    'not an address',
    '',
  ]) {
    expect(await judge(url), url).toBe(true);
  }
  expect(await openedOutside(app)).toEqual([]);
  expect(await judge('ms-msdt:/id')).toBe(true);
  await expect(toasterOf(page)).toHaveText('The link was not opened: only http, https and mailto links can be opened.');
  expect(await judge('https://example.org/')).toBe(true);
  expect(await openedOutside(app)).toEqual(['https://example.org/']);
});

test('a web socket reaches the server of the room that the page has joined, and no other', async ({ app, page }) => {
  const sockets = createServer((_request, response) => response.end());
  const reached: string[] = [];
  sockets.on('upgrade', (request, socket) => {
    reached.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((done) => sockets.listen(0, '127.0.0.1', done));
  const { port } = sockets.address() as AddressInfo;
  /** Tries each address, and waits until its socket has closed. */
  const attempt = (...addresses: string[]) =>
    page.evaluate(
      (all) =>
        Promise.all(
          all.map((url) => new Promise((done) => new WebSocket(url).addEventListener('close', () => done(url)))),
        ),
      addresses,
    );
  const join = (host: string, isSecure = false) =>
    page.evaluate((server) => window.desktop?.joinPokerServer(server), { host, isSecure });
  const room = `ws://127.0.0.1:${port}/ws?roomUUID=1`;
  await attempt(room, `ws://127.0.0.1:${port}/`, `ws://localhost:${port}/ws?roomUUID=1`);
  expect(reached).toEqual([]);

  await join(`127.0.0.1:${port}`);
  await attempt(
    `ws://127.0.0.1:${port}/?data=1`,
    `ws://127.0.0.1:${port}/other?data=2`,
    `ws://localhost:${port}/ws?roomUUID=3`,
    `wss://127.0.0.1:${port}/ws?roomUUID=4`,
  );
  expect(reached).toEqual([]);
  await attempt(room);
  expect(reached).toEqual(['/ws?roomUUID=1']);

  await join('poker.example.com', true);
  await attempt(room);
  await join(`127.0.0.1:${port}`);
  await page.evaluate(() => window.desktop?.leavePokerServer(undefined));
  await attempt(room);
  expect(reached).toHaveLength(1);
  expect(app.log()).toContain('A web socket was refused: its server is not that of the poker room.');

  // A reloaded page is not in a room.
  await join(`127.0.0.1:${port}`);
  const isLoaded = page.waitForEvent('load');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload(), undefined);
  await isLoaded;
  await attempt(room);
  expect(reached).toHaveLength(1);
  await new Promise((done) => sockets.close(done));
});

test('redirects are not followed', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const outcome = await app.evaluate(
    ({ BrowserWindow }, url) =>
      BrowserWindow.getAllWindows()[0]
        ?.loadURL(`${url}/redirect`)
        .then(
          () => 'loaded',
          () => 'refused',
        ),
    address,
  );
  expect(outcome).toBe('refused');
  expect(requests).toEqual(['/redirect']);
});

test('frames inside the page and webviews are refused', async ({ app, page }) => {
  const bridges = await page.evaluate((url) => {
    const sources = [
      `${url}/frame`,
      'app://web-toolbox/',
      './licences.json',
      'about:blank',
      'data:text/html,<script>top.hasRun = 1</script>',
      URL.createObjectURL(new Blob(['<script>top.hasRun = 1</script>'], { type: 'text/html' })),
      'javascript:top.hasRun = 1',
    ];
    const frames = sources.flatMap((src) => [{ src }, { src, sandbox: 'allow-scripts allow-same-origin' }]);
    const all = [...frames, { srcdoc: '<script>top.hasRun = 1</script>' }].map((attributes) => {
      const frame = document.createElement('iframe');
      for (const [name, value] of Object.entries(attributes)) {
        frame.setAttribute(name, value);
      }
      document.body.append(frame);
      return frame;
    });
    for (const [name, attribute] of [
      ['object', 'data'],
      ['embed', 'src'],
      ['webview', 'src'],
    ] as const) {
      const element = document.createElement(name);
      element.setAttribute(attribute, `${url}/${name}`);
      document.body.append(element);
    }
    // The empty documents of frames have the page's own origin, but no bridge.
    return all.map((frame) => {
      try {
        return typeof Reflect.get(frame.contentWindow ?? {}, 'desktop');
      } catch {
        return 'another origin';
      }
    });
  }, address);
  expect(new Set(bridges)).toEqual(new Set(['undefined']));
  const refusals = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const refused: string[] = [];
    for (const name of ['will-attach-webview', 'will-frame-navigate'] as const) {
      const event = { url: 'app://web-toolbox/', isMainFrame: false, preventDefault: () => refused.push(name) };
      contents?.emit(name, event, {}, {});
    }
    return refused;
  }, undefined);
  expect(refusals).toEqual(['will-attach-webview', 'will-frame-navigate']);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test.describe('in an app of its own', () => {
  // The test opens a second window that does not belong to the app.
  test.use({ hasOwnApp: true });

  test('the guards hold for every window, and the doors of the session are closed', async ({ app, page }) => {
    await expect(page).toHaveTitle('Web Toolbox');
    const found = await app.evaluate(async ({ app: electronApp, BrowserWindow, session }) => {
      const preload = `${electronApp.getAppPath()}/out/preload/index.cjs`;
      const { webContents } = new BrowserWindow({ width: 400, height: 300, webPreferences: { preload } });
      const guards = [
        'will-navigate',
        'will-frame-navigate',
        'will-redirect',
        'will-attach-webview',
        'will-prevent-unload',
      ];
      const { defaultSession } = session;
      // Without a listener, Electron grants no device and no log-in, and rejects invalid certificates.
      const unheard = ['select-hid-device', 'select-serial-port', 'select-usb-device'].map((name) =>
        defaultSession.listenerCount(name),
      );
      unheard.push(webContents.listenerCount('select-bluetooth-device'));
      unheard.push(...['login', 'certificate-error'].map((name) => electronApp.listenerCount(name)));
      const isPrevented = (emit: (event: object) => void) => {
        let count = 0;
        emit({ preventDefault: () => (count += 1) });
        return count === 1;
      };
      const certificates: unknown[] = [];
      return {
        guards: guards.map((name) => webContents.listenerCount(name)),
        unheard,
        isSandboxed: electronApp.commandLine.hasSwitch('enable-sandbox'),
        checksSpelling: defaultSession.spellCheckerEnabled,
        isUnloadFree: isPrevented((event) => webContents.emit('will-prevent-unload', event)),
        isCertificateKept: isPrevented((event) =>
          electronApp.emit('select-client-certificate', event, webContents, '', [{}], (...chosen: unknown[]) =>
            certificates.push(...chosen),
          ),
        ),
        certificates,
      };
    }, undefined);
    expect(found).toEqual({
      guards: [1, 1, 1, 1, 1],
      unheard: [0, 0, 0, 0, 0, 0],
      isSandboxed: true,
      checksSpelling: process.platform === 'darwin' ? expect.anything() : false,
      isUnloadFree: true,
      isCertificateKept: true,
      certificates: [],
    });
  });
});

test('every window that the app makes has the preferences written down', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const read = () =>
    app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows().map((window) => window.webContents);
      // Electron has this method, although it is undocumented.
      return contents.map((each) => Reflect.get(each, 'getLastWebPreferences').call(each) as Electron.WebPreferences);
    }, undefined);
  const expected = {
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    nodeIntegrationInWorker: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    navigateOnDragDrop: false,
    plugins: false,
    webviewTag: false,
    spellcheck: false,
  };
  const [first, ...others] = await read();
  expect(first).toMatchObject(expected);
  expect(first?.enableBlinkFeatures ?? '').toBe('');
  expect(others).toEqual([]);
  // The window is destroyed and created again.
  await app.evaluate(async ({ app: electronApp, BrowserWindow }) => {
    electronApp.once('before-quit', (event) => event.preventDefault());
    const [window] = BrowserWindow.getAllWindows();
    await new Promise<void>((done) => {
      window?.once('closed', () => done());
      window?.destroy();
    });
    electronApp.emit('activate');
  }, undefined);
  await expect.poll(async () => (await read()).length).toBe(1);
  expect((await read())[0]).toMatchObject(expected);
});

test('downloads are refused, and a page cannot hold the app back from quitting', async ({ app, page }) => {
  // A listener that is registered after the app's own sees its decision.
  await app.evaluate(({ session }) => {
    session.defaultSession.once('will-download', (event) =>
      Reflect.set(globalThis, 'isDownloadRefused', event.defaultPrevented),
    );
  }, undefined);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['x']));
    link.download = 'x.exe';
    link.click();
    window.addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await expect.poll(() => app.evaluate(() => Reflect.get(globalThis, 'isDownloadRefused'), undefined)).toBe(true);
  expect(app.log()).toContain('A download was refused.');
  // Only a page with which the user has interacted may ask to stay.
  await page.getByRole('heading', { level: 1 }).click();
  await app.evaluate(({ app: electronApp }) => electronApp.quit(), undefined).catch(() => undefined);
  expect(await app.exited).toBe(0);
});
