import type { Browser, Page } from '@playwright/test';
import { ownResult } from '../arrival.ts';
import { type Figure, median } from '../figure.ts';
import { generateJson } from '../json-data.ts';

const sizes = [
  ['100 B', 100],
  ['10 KB', 10_000],
  ['100 KB', 100_000],
  ['1 MB', 1_000_000],
] as const;
const rounds = 5;

/** A document of about that many bytes, whose result shows the mark in its first lines. */
function documentWith(mark: string, bytes: number): string {
  return JSON.stringify({
    mark,
    data: bytes < 1000 ? 'x'.repeat(bytes - 40) : JSON.parse(generateJson(bytes, 'mixed')),
  });
}

/** Pastes from the real clipboard. @returns milliseconds from the key until the result with the mark is painted */
async function paste(page: Page, mark: string, bytes: number): Promise<number> {
  const field = page.getByRole('textbox', { name: 'JSON Content' });
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate((text) => navigator.clipboard.writeText(text), documentWith(mark, bytes));
  // Passed as text: the page lacks the helper that the compiler adds to named functions.
  await page.evaluate(`(() => {
    window.pastedIn = undefined;
    addEventListener('keydown', function start({ key }) {
      if (key.toLowerCase() !== 'v') {
        return;
      }
      removeEventListener('keydown', start, true);
      const from = performance.now();
      (function look() {
        const result = document.querySelector(${JSON.stringify(ownResult)});
        if ((result?.value ?? result?.textContent ?? '').slice(0, 1000).includes(${JSON.stringify(mark)})) {
          // The frame that this callback belongs to has it; the timer runs after it.
          setTimeout(() => { window.pastedIn = performance.now() - from; });
        } else {
          requestAnimationFrame(look);
        }
      })();
    }, true);
  })()`);
  await page.keyboard.press('ControlOrMeta+V');
  const handle = await page.waitForFunction(() => (window as { pastedIn?: number }).pastedIn);
  return (await handle.jsonValue()) ?? Number.NaN;
}

/** Measures how soon the JSON formatter's result is painted after a paste, in a page that has just come to rest. */
export async function measurePasteSizes(browser: Browser, address: string): Promise<Figure[]> {
  const times = new Map<string, number[]>();
  const note = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, bytes] of sizes) {
      const context = await browser.newContext({
        viewport: { width: 1400, height: 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      await page.goto(`${address}#/JSON/JSONFormatter`);
      await page.waitForLoadState('networkidle');
      for (const turn of [1, 2, 3]) {
        note(`${name}, paste ${turn}`, await paste(page, `paste-${round}-${turn}`, bytes));
      }
      await context.close();
    }
  }
  return [...times].map(
    ([name, all]): Figure => ({ name: `Pasting ${name}: until painted`, value: median(all), unit: 'ms' }),
  );
}
