import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clickMenu, expect, openedOutside, test } from './desktop-test.ts';

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

test('a link to the web opens outside, and the page stays and goes on listening', async ({ app, page }) => {
  await page.evaluate((url) => {
    location.href = `${url}/link?a b`;
  }, address);
  await expect.poll(() => openedOutside(app)).toEqual([`${address}/link?a%20b`]);
  await clickMenu(app, '/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('a link with a new window and a link to mail open outside too, and no window opens', async ({ app, page }) => {
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = `${url}/blank`;
    link.target = '_blank';
    link.rel = 'noopener';
    document.body.append(link);
    link.click();
  }, address);
  await expect.poll(() => openedOutside(app)).toEqual([`${address}/blank`]);
  await page.evaluate(() => {
    location.href = 'mailto:someone@example.org?subject=A b';
  });
  await expect.poll(() => openedOutside(app)).toEqual([`${address}/blank`, 'mailto:someone@example.org?subject=A%20b']);
  await expect.poll(() => app.windows()).toEqual([page]);
});

test('the page cannot open windows', async ({ app, page }) => {
  await page.evaluate((url) => {
    window.open('about:blank');
    window.open('data:text/html,x');
    window.open('./licences.json');
    window.open(`${url}/opened`, 'name', 'width=200');
  }, address);
  await expect.poll(() => openedOutside(app)).toEqual([`${address}/opened`]);
  await expect.poll(() => app.windows()).toEqual([page]);
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
    ]) {
      link.href = target;
      link.click();
    }
    // The one that opens shows that the others were before it.
    link.href = `${url}/last`;
    link.click();
    return 'hasRun' in window;
  }, address);
  await expect.poll(() => openedOutside(app)).toEqual([`${address}/last`]);
  expect(hasRun || (await page.evaluate(() => 'hasRun' in window))).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
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
  const refused = ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'blob:app://web-toolbox/1'];
  for (const url of [...refused, 'app://web-toolbox/licences.json', 'app://other/', 'smb://host/share', 'ms-x:y']) {
    expect(await judge(url), url).toBe(true);
  }
  expect(await openedOutside(app)).toEqual([]);
  expect(await judge('https://example.org/')).toBe(true);
  expect(await openedOutside(app)).toEqual(['https://example.org/']);
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
  await page.evaluate((url) => {
    const frame = document.createElement('iframe');
    frame.src = `${url}/frame`;
    document.body.append(frame);
  }, address);
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
});

test('the guards hold for every window of the app', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  const count = await app.evaluate(({ app: electronApp, BrowserWindow }) => {
    const preload = `${electronApp.getAppPath()}/out/preload/index.cjs`;
    const { webContents } = new BrowserWindow({ width: 400, height: 300, webPreferences: { preload } });
    return ['will-navigate', 'will-redirect', 'will-attach-webview'].map((name) => webContents.listenerCount(name));
  }, undefined);
  expect(count).toEqual([1, 1, 1]);
});
