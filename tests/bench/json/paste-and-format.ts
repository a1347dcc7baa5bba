import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../figure.ts';
import { generateJson } from '../json-data.ts';

interface Responsiveness {
  /** The longest task, in milliseconds: between two tasks a click is answered. 0 if none took 50. */
  readonly longestTask: number;
  /** Milliseconds from the paste until the result is shown. */
  readonly untilShown: number;
}

/** The plain solution: a native field, and the whole result in a `pre`. */
const plainPage = `<!doctype html><title>Plain</title><h1>Plain</h1>
<textarea aria-label="JSON Content"></textarea><pre></pre>
<script>
  document.querySelector('textarea').addEventListener('input', (event) => {
    document.querySelector('pre').textContent = JSON.stringify(JSON.parse(event.target.value), null, 2);
    document.title = 'shown';
  });
</script>`;

/** Pastes from the real clipboard with the keyboard, and records the page's longest task. */
async function pasteAndWatch(page: Page, isShown: () => Promise<unknown>): Promise<Responsiveness> {
  const field = page.getByRole('textbox', { name: 'JSON Content' });
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate(() => {
    const watch = { longest: 0 };
    new PerformanceObserver((list) => {
      watch.longest = Math.max(watch.longest, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    Object.assign(window, { watch });
  });
  const start = performance.now();
  await page.keyboard.press('ControlOrMeta+V');
  await isShown();
  const untilShown = performance.now() - start;
  const longestTask = await page.evaluate(() => (window as unknown as { watch: { longest: number } }).watch.longest);
  return { longestTask, untilShown };
}

async function preparePage(browser: Browser, address: string, text: string): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.route('**/bench.json', (route) => route.fulfill({ contentType: 'application/json', body: text }));
  await page.route('**/plain.html', (route) => route.fulfill({ contentType: 'text/html', body: plainPage }));
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(address);
  await page.getByRole('textbox', { name: 'JSON Content' }).waitFor();
  await page.evaluate(async () => navigator.clipboard.writeText(await (await fetch('bench.json')).text()));
  return page;
}

/** Measures how long our page and a plain one are blocked while JSON is pasted and formatted. */
export async function measurePasteAndFormat(browser: Browser, address: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const measure = async (
    name: string,
    text: string,
    pageAddress: string,
    isShown: (page: Page) => Promise<unknown>,
  ) => {
    const page = await preparePage(browser, pageAddress, text);
    const { longestTask, untilShown } = await pasteAndWatch(page, () => isShown(page));
    await page.context().close();
    figures.push(
      { name: `Pasting ${name}: longest task`, value: longestTask, unit: 'ms' },
      { name: `Pasting ${name}: until shown`, value: untilShown, unit: 'ms' },
    );
  };
  const minified = generateJson(10_000_000, 'mixed');
  const indented = JSON.stringify(JSON.parse(minified), null, 2);
  const ours = `${address}#/JSON/JSONFormatter`;
  const lineCount = `${indented.split('\n').length.toLocaleString('en')} lines`;
  const showsResult = (page: Page) => page.getByText(lineCount).waitFor({ timeout: 60_000 });

  await measure('10 MB on one line', minified, ours, showsResult);
  await measure(`${Math.round(indented.length / 1e6)} MB on many lines`, indented, ours, showsResult);
  await measure('1 MB into a plain page', generateJson(1_000_000, 'mixed'), `${address}plain.html`, (page) =>
    page.waitForFunction(() => document.title === 'shown', undefined, { timeout: 120_000 }),
  );
  return figures;
}
