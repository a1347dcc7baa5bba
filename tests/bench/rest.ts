import type { Browser, CDPSession, Page } from '@playwright/test';
import { chromiumArguments } from '#build/chromium.ts';
import { ensureChromium } from '#tests/support/run/ensure-chromium.ts';
import type { Figure } from './figure.ts';

/** How many seconds an open page is left idle. */
const restTime = 5;

/** The seconds of main thread time that the page has used since it was opened. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** The milliseconds of main thread time that an idle page uses in a second. */
async function measureRest(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(restTime * 1000);
  const before = await busyTime(session);
  await page.waitForTimeout(restTime * 1000);
  const after = await busyTime(session);
  await page.close();
  return ((after - before) * 1000) / restTime;
}

const switches = [
  ['/JSON/JSONFormatter', 'JSON Formatter'],
  ['/UUIDGenerator', 'UUID Generator'],
] as const;

/** Runs in a single call, since each call leaves something behind. */
function switchScreens(page: Page, times: number): Promise<void> {
  return page.evaluate(
    async ([places, rounds]) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const [path, heading] of places) {
          location.hash = path;
          // Screens that were left stay hidden in the page.
          while (
            [...document.querySelectorAll('h1')].find((one) => one.getClientRects().length > 0)?.textContent !== heading
          ) {
            await new Promise(requestAnimationFrame);
          }
          await new Promise((idle) => requestIdleCallback(idle));
        }
      }
    },
    [switches, times / switches.length] as const,
  );
}

/** The kilobytes of JavaScript heap in use after garbage collection. */
async function measureHeap(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1000;
}

/** Measures what an idle page costs, and what a day of work leaves behind. */
export async function measureRests(browser: Browser, address: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const name = (what: string) => `Left alone for a second: ${what}`;
  // Home's field has the focus as well, but the theme keeps its caret from blinking.
  const blinking = await measureRest(browser, 'data:text/html,<textarea autofocus></textarea>');
  figures.push({ name: name('a page with a focused field'), value: blinking, unit: 'ms' });
  for (const path of ['/Home', '/JSON/JSONFormatter']) {
    figures.push({ name: name(path), value: await measureRest(browser, `${address}#${path}`), unit: 'ms', limit: 1 });
  }
  // Compilation is off: the engine's code for frequently run functions takes megabytes that are not ours.
  const interpreter = await browser
    .browserType()
    .launch({ executablePath: ensureChromium(), args: [...chromiumArguments, '--js-flags=--jitless'] });
  const page = await interpreter.newPage();
  await page.goto(`${address}#/Home`);
  const session = await page.context().newCDPSession(page);
  await switchScreens(page, 50);
  const early = await measureHeap(session);
  await switchScreens(page, 450);
  const late = await measureHeap(session);
  await interpreter.close();
  return [
    ...figures,
    { name: 'Heap after 50 changes of the screen', value: early, unit: 'KB' },
    { name: 'Heap that 450 more leave behind', value: late - early, unit: 'KB', limit: 1000 },
  ];
}
