import type { Browser, Page } from '@playwright/test';
import { type Figure, median } from './figure.ts';

/**
 * How much longer the page may take to show a key stroke in a list than a plain page with a list of the same length.
 */
const maximumRatio = 8;
const rounds = 5;

/** Milliseconds from each key stroke in the focused field until the next frame has been drawn. */
function typeAndWatch(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const input = document.activeElement as HTMLInputElement;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const times: number[] = [];
    for (const text of ['a', 'ap', 'app', 'appl', 'appli', 'applic', 'applica', 'applicat']) {
      const start = performance.now();
      setValue?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return times;
  });
}

/** Makes the page record the longest time during which it could not respond. */
function watchBlocks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watch = { longest: 0, last: performance.now() };
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const now = performance.now();
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
    Object.assign(window, { watch });
  });
}

const longestBlock = (page: Page) =>
  page.evaluate(() => (window as unknown as { watch: { longest: number } }).watch.longest);

/** Replaces an editor's text by a synthetic paste, which does not need to read the clipboard. */
async function put(page: Page, editor: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: editor });
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Noticeably large work on a screen; the scenarios prove that a worker does it. */
const works = [
  {
    name: '5 MB with 345,000 matches in the RegEx tester',
    route: '/RegExTester',
    editor: 'Content to test the regular expression against',
    text: () => 'Fixed in TOOL-42 and LIB-7, not yet in X-1.\n'.repeat(115_000),
    shows: '345,000 matches',
  },
  {
    name: '100,000 parameters in the URL parser',
    route: '/URL/URLParser',
    editor: 'URL',
    text: () => `https://x/?${Array.from({ length: 100_000 }, (_, index) => `p${index}=v${index}`).join('&')}`,
    shows: '100,000 parameters',
  },
  {
    name: '5 MB of JSON to C#',
    route: '/JSON/JSONConverter',
    editor: 'Content to convert',
    text: () =>
      `[${Array.from({ length: 50_000 }, (_, id) => `{"id": ${id}, "name": "name ${id}", "nested": {"value": ${id}.5}, "at": "2026-01-01T00:00:00Z"}`).join(',')}]`,
    shows: 'JsonPropertyName("nested")',
  },
  {
    name: '10 MB of text to Base64',
    route: '/Base64/Base64Encoder',
    editor: 'Text to encode',
    text: () => 'Some words of a text.\n'.repeat(500_000),
    shows: '14,666,668 characters',
  },
  {
    name: 'a QR code of 2,300 bytes',
    route: '/QRCodeGenerator',
    editor: 'Text to store into QR Code',
    text: () => 'x'.repeat(2300),
    shows: 'Version 40',
  },
] as const;

/** Measures how soon pages respond to a key stroke in a list, and to anything during large work. */
export async function measureAnswers(browser: Browser, address: string): Promise<Figure[]> {
  const times = { list: [] as number[], plain: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage();
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${address}#/CommonLists`);
    await page.getByText(/^1–25 of 2,/u).waitFor();
    await page.getByRole('textbox', { name: 'Filter' }).focus();
    times.list.push(...(await typeAndWatch(page)));
    await page.evaluate(() => {
      document.body.innerHTML = '<input><table></table>';
      const input = document.querySelector('input');
      const table = document.querySelector('table');
      const list = Array.from({ length: 2500 }, (_, index) => `application/vnd.example-${index}`);
      input?.addEventListener('input', () => {
        const rows = list.filter((name) => name.includes(input.value)).slice(0, 25);
        table?.replaceChildren(
          ...rows.map((name) => {
            const row = document.createElement('tr');
            row.append(
              ...[name, '.ext'].map((text) => Object.assign(document.createElement('td'), { textContent: text })),
            );
            return row;
          }),
        );
      });
      input?.focus();
    });
    times.plain.push(...(await typeAndWatch(page)));
    await page.close();
  }
  const figures: Figure[] = [
    { name: 'A key stroke in the filter of 2,500 media types', value: median(times.list), unit: 'ms' },
    { name: 'A key stroke in the filter of a plain page', value: median(times.plain), unit: 'ms' },
    {
      name: 'A key stroke in the filter: to a plain page',
      value: median(times.list) / median(times.plain),
      unit: 'times',
      limit: maximumRatio,
    },
  ];
  for (const { name, route, editor, text, shows } of works) {
    const page = await browser.newPage();
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${address}#${route}`);
    await page.getByRole('textbox', { name: editor }).waitFor();
    await watchBlocks(page);
    await put(page, editor, text());
    await page.getByText(shows).first().waitFor({ timeout: 60_000 });
    figures.push({ name: `${name}: longest block`, value: await longestBlock(page), unit: 'ms' });
    await page.close();
  }
  figures.push({ name: 'Cancelling text recognition', value: await measureCancel(browser, address), unit: 'ms' });
  return figures;
}

/** Milliseconds from the click until the image is reported as cancelled. */
async function measureCancel(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(`${address}#/ImageOCR`);
  await page.getByRole('button', { name: 'Use a sample' }).click();
  const duration = await page.getByRole('button', { name: 'Cancel' }).evaluate(async (button: HTMLElement) => {
    const start = performance.now();
    button.click();
    while (!document.body.textContent.includes('Cancelled')) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
  await page.close();
  return duration;
}
