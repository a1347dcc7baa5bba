import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { type Figure, type Measure, median } from '../figure.ts';

/** The app's own code may take this many times as long as a loop over `matchAll` that stores nothing. */
const maximumRatio = 5;

const cases = [
  { name: 'without groups', expression: '/[A-Z]+-\\d+/g', flags: 'g' },
  // matchAll reports the positions of groups, which the screen needs, only with the flag d.
  { name: 'with groups', expression: '/([A-Z]+)-(?<number>\\d+)/g', flags: 'dg' },
];
const rounds = 9;

/** Milliseconds of each round. */
interface Times {
  /** The time from the text to the positions of all matches and groups in the page, including that for sending both. */
  readonly worker: readonly number[];
  readonly matchAll: readonly number[];
}

function measureRounds(page: Page, workerAddress: string, expression: string, flags: string): Promise<Times> {
  return page.evaluate(
    async ({ address, typed, letters, count }) => {
      const text = 'Fixed in TOOL-42 and LIB-7, not yet in X-1.\n'.repeat(115_000);
      const worker = new Worker(address, { type: 'module' });
      const find = (searched: string) =>
        new Promise<number>((resolve, reject) => {
          worker.onmessage = ({ data }) => {
            if (data.kind === 'done') {
              resolve(data.output.value.count);
            } else if (data.kind === 'threw') {
              reject(new Error(data.message));
            }
          };
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ id: 1, name: 'find', input: { expression: typed, text: searched } });
        });
      // The worker starts and loads its code before the measurement.
      await find('A-1');
      const regex = new RegExp(typed.slice(1, -2), letters);
      const times = { worker: [] as number[], matchAll: [] as number[] };
      for (let round = 0; round < count; round += 1) {
        const start = performance.now();
        const found = await find(text);
        const middle = performance.now();
        let expected = 0;
        for (const match of text.matchAll(regex)) {
          expected += match.length > 0 ? 1 : 0;
        }
        times.worker.push(middle - start);
        times.matchAll.push(performance.now() - middle);
        if (found !== expected) {
          throw new Error(`The worker found ${found} of ${expected} matches.`);
        }
      }
      worker.terminate();
      return times;
    },
    { address: workerAddress, typed: expression, letters: flags, count: rounds },
  );
}

/** Compares finding 345,000 matches in 5 MB, in the worker of the RegEx tester in Chromium, with `matchAll`. */
async function measureMatchRegex(browser: Browser, address: string): Promise<Figure[]> {
  const script = readdirSync(join(builtSite, 'static/js')).find((name) =>
    /^regex-tester\.[^.]+\.worker\.js$/.test(name),
  );
  if (script === undefined) {
    throw new Error('The built website has no worker of the RegEx tester.');
  }
  const figures: Figure[] = [];
  for (const { name, expression, flags } of cases) {
    const page = await browser.newPage();
    // tsx compiles named functions to calls of a helper, which the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${address}healthz`);
    const times = await measureRounds(page, `${address}static/js/${script}`, expression, flags);
    await page.close();
    const worker = median(times.worker);
    const matchAll = median(times.matchAll);
    figures.push(
      { name: `Matching 5 MB ${name} in the worker`, value: worker, unit: 'ms' },
      { name: `Matching 5 MB ${name} by matchAll`, value: matchAll, unit: 'ms' },
      {
        name: `Matching 5 MB ${name}: worker to matchAll`,
        value: worker / matchAll,
        unit: 'times',
        limit: maximumRatio,
      },
    );
  }
  return figures;
}

export const measures: readonly Measure[] = [measureMatchRegex];
