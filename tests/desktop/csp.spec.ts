import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { metaPolicy } from '#shared/security-policy.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { goTo } from '#tests/support/page/go-to.ts';
import { switchOffRoomLight } from '#tests/support/page/without-room-light.ts';
import { screens } from '#tools/screens.ts';
import { expect, test } from './app/desktop-test.ts';

/** Collects the problems in a page from now on: violations of the policy, errors, requests to other origins. */
async function watchProblems(page: Page): Promise<() => Promise<string[]>> {
  const problems: string[] = [];
  const [own = ''] = page.url().split('#', 1);
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !/^(?:data|blob):/.test(request.url())) {
      problems.push(`request: ${request.url()}`);
    }
  });
  const violations = await page.evaluateHandle(() => {
    const found: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      found.push(`policy: ${effectiveDirective} ${blockedURI}`),
    );
    return found;
  });
  return async () => [...problems, ...(await violations.jsonValue())];
}

function drawText(page: Page, text: string): Promise<number[]> {
  return page.evaluate(async (words) => {
    const canvas = new OffscreenCanvas(600, 120);
    const context = canvas.getContext('2d');
    if (context === null) {
      return [];
    }
    context.fillStyle = 'white';
    context.fillRect(0, 0, 600, 120);
    context.fillStyle = 'black';
    context.font = '48px sans-serif';
    context.fillText(words, 20, 75);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  }, text);
}

test('every screen works under the policy, and asks nobody outside', async ({ page }) => {
  const readProblems = await watchProblems(page);
  expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')).toBe(metaPolicy);
  await switchOffRoomLight(page);
  for (const { path } of screens) {
    await goTo(page, path);
    expect(await readProblems(), path).toEqual([]);
  }

  await goTo(page, '/URL/CURLConverter');
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toContainText(
    "fetch('https://api.example.com",
  );

  await goTo(page, '/ImageOCR');
  const buffer = Buffer.from(await drawText(page, 'Read without a network'));
  await fileInput(page, 'Drop or paste images here').setInputFiles([
    { name: 'text.png', mimeType: 'image/png', buffer },
  ]);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Extracted text' })).toContainText('Read without a network');

  await goTo(page, '/QRCodeGenerator');
  await expect(page.getByRole('img', { name: /QR/ }).first()).toBeVisible();

  await goTo(page, '/VR3DViewer');
  const model = fileURLToPath(new URL('../fixtures/models/box.glb', import.meta.url));
  await page.getByLabel('Files of a model', { exact: true }).setInputFiles([model]);
  await expect(page.getByRole('application', { name: /^3D view of/ })).toBeVisible();

  expect(await readProblems()).toEqual([]);
});

test('the policy stops what a foreign script or mark-up would do', async ({ page }) => {
  const violated = await page.evaluateHandle(() => {
    const found = new Set<string>();
    document.addEventListener('securitypolicyviolation', (event) => found.add(event.effectiveDirective));
    const add = (name: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        element.setAttribute(attribute, value);
      }
      element.textContent = text;
      document.body.append(element);
      return element;
    };
    const run = 'window.hasRun = true';
    add('script', {}, run);
    add('script', { src: `data:text/javascript,${run}` });
    add('script', { src: 'https://example.org/x.js' });
    add('button', { onclick: run }).click();
    add('a', { href: `javascript:${run}` }).click();
    add('link', { rel: 'stylesheet', href: 'https://example.org/x.css' });
    add('link', { rel: 'manifest', href: 'https://example.org/x.json' });
    add('img', { src: 'https://example.org/x.png' });
    add('video', { src: 'https://example.org/x.mp4' });
    add('iframe', { src: 'https://example.org/' });
    add('object', { data: 'https://example.org/' });
    add('base', { href: 'https://example.org/' });
    const form = add('form', { action: 'https://example.org/', method: 'post' }) as HTMLFormElement;
    form.submit();
    fetch('https://example.org/').catch(() => undefined);
    navigator.sendBeacon('https://example.org/', 'x');
    try {
      new Worker(URL.createObjectURL(new Blob([run])));
      new WebSocket('wss://example.org/');
      new EventSource('https://example.org/');
    } catch {
      // Refused immediately instead of asynchronously.
    }
    document.fonts.add(new FontFace('Foreign', 'url(https://example.org/x.woff2)'));
    document.fonts.load('1em Foreign').catch(() => undefined);
    // Code that runs within this call may use eval despite the policy; code that runs after it may not.
    setTimeout(() => Reflect.construct(Function, [run])());
    return found;
  });
  await expect
    .poll(() => violated.evaluate((found) => [...found].sort()))
    .toEqual([
      'base-uri',
      'connect-src',
      'font-src',
      'form-action',
      'frame-src',
      'img-src',
      'media-src',
      'object-src',
      'script-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-elem',
      'worker-src',
    ]);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});
