import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './app/desktop-test.ts';

test.use({ hasWholeBrowser: true });

/** Returns `granted`, or the name of the error. */
function record(page: Page, constraints: MediaStreamConstraints): Promise<string> {
  return page.evaluate(async (wanted) => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia(wanted);
      for (const track of stream.getTracks()) {
        track.stop();
      }
      return 'granted';
    } catch (error) {
      return error instanceof Error ? error.name : 'failed';
    }
  }, constraints);
}

test('of the media the page gets the camera only', async ({ page }) => {
  expect(await record(page, { video: true })).toBe('granted');
  expect(await record(page, { audio: true })).toBe('NotAllowedError');
  expect(await record(page, { video: true, audio: true })).toBe('NotAllowedError');
});

test('the page may write to the clipboard, and gets nothing else', async ({ page }) => {
  const states = await page.evaluate(async () => {
    const descriptors = [
      ...['clipboard-read', 'geolocation', 'midi', 'notifications', 'idle-detection', 'local-fonts'].map((name) => ({
        name,
      })),
      { name: 'midi', sysex: true },
      { name: 'microphone' },
    ];
    const asked = descriptors.map((descriptor) =>
      navigator.permissions.query(descriptor as PermissionDescriptor).then(
        ({ state }) => state,
        () => 'unknown',
      ),
    );
    return [...new Set(await Promise.all(asked))].filter((state) => state !== 'unknown');
  });
  expect(states.filter((state) => state === 'granted')).toEqual([]);
  expect(states).toContain('denied');
  expect(
    await page.evaluate(() =>
      navigator.clipboard.writeText('copied').then(
        () => 'written',
        (error) => String(error),
      ),
    ),
  ).toBe('written');
});

test('a foreign page in our window gets nothing', async ({ app, page }) => {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<p>foreign</p>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await app.evaluate(
    ({ BrowserWindow }, url) => BrowserWindow.getAllWindows()[0]?.loadURL(url),
    `http://127.0.0.1:${port}/`,
  );
  await expect(page.getByText('foreign')).toBeVisible();
  expect(await record(page, { video: true })).toBe('NotAllowedError');
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
