import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { type Figure, median } from '../figure.ts';
import { generateJson } from '../json-data.ts';

/** The app's own code may take this many times as long as JavaScript's functions. */
const maximumRatio = 2;

const cases = [
  { megabytes: 1, rounds: 9 },
  { megabytes: 10, rounds: 5 },
  { megabytes: 100, rounds: 5 },
];

/** Milliseconds of each round; in the first, the worker's code has not been compiled yet. */
interface Times {
  /** The time from the text or file to the result in the worker, including the cost of sending them. */
  readonly worker: readonly number[];
  readonly javaScript: readonly number[];
}

/**
 * Formats the file in the page, alternately in the built worker of the formatter and with JavaScript's own functions.
 */
function measureRounds(page: Page, workerAddress: string, rounds: number): Promise<Times> {
  return page.evaluate(
    async ({ address, count }) => {
      const file = document.querySelector('input')?.files?.[0];
      if (file === undefined) {
        throw new Error('There is no file to format.');
      }
      const text = await file.text();
      // Like the screen, it keeps what is too large for an editor as a file, and the result in the worker.
      const source = text.length > 16_000_000 ? file : text;
      const worker = new Worker(address, { type: 'module' });
      const run = (id: number, name: string, input: unknown) =>
        new Promise<void>((resolve, reject) => {
          worker.onmessage = ({ data }) => {
            if (data.kind === 'done') {
              resolve();
            } else if (data.kind === 'threw') {
              reject(new Error(data.message));
            }
          };
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ id, name, input });
        });
      const options = { layout: 'indented', indent: 2, sortKeys: false, query: '', maximumInlineLength: 24 * 2 ** 20 };
      // The worker starts and loads its code before the measurement.
      await run(1, 'load', { source: '[]' });
      const times = { worker: [] as number[], javaScript: [] as number[] };
      for (let round = 0; round < count; round += 1) {
        const start = performance.now();
        await run(2, 'load', { source });
        await run(3, 'render', options);
        const middle = performance.now();
        JSON.stringify(JSON.parse(text), null, 2);
        times.worker.push(middle - start);
        times.javaScript.push(performance.now() - middle);
      }
      worker.terminate();
      return times;
    },
    { address: workerAddress, count: rounds },
  );
}

/** Compares formatting in the app's own worker, in Chromium, with `JSON.stringify(JSON.parse(text), null, 2)`. */
export async function measureFormatInWorker(browser: Browser, address: string): Promise<Figure[]> {
  const script = readdirSync(join(builtSite, 'static/js')).find((name) =>
    /^json-formatter\..+\.worker\.js$/.test(name),
  );
  if (script === undefined) {
    throw new Error('The built website has no worker of the JSON formatter.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'web-toolbox-bench-'));
  const path = join(folder, 'bench.json');
  const figures: Figure[] = [];
  for (const { megabytes, rounds } of cases) {
    const page = await browser.newPage();
    // tsx compiles named functions to calls of a helper, which the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${address}healthz`);
    await page.evaluate(() => {
      const input = document.createElement('input');
      input.type = 'file';
      document.body.append(input);
    });
    await writeFile(path, generateJson(megabytes * 1_000_000, 'mixed'));
    await page.locator('input').setInputFiles(path);
    const times = await measureRounds(page, `${address}static/js/${script}`, rounds);
    await page.close();
    const worker = median(times.worker);
    const javaScript = median(times.javaScript);
    figures.push(
      {
        name: `Formatting ${megabytes} MB in the worker, first time`,
        value: times.worker[0] ?? Number.NaN,
        unit: 'ms',
      },
      { name: `Formatting ${megabytes} MB in the worker`, value: worker, unit: 'ms' },
      { name: `Formatting ${megabytes} MB by JavaScript`, value: javaScript, unit: 'ms' },
      {
        name: `Formatting ${megabytes} MB: worker to JavaScript`,
        value: worker / javaScript,
        unit: 'times',
        limit: maximumRatio,
      },
    );
  }
  await rm(folder, { recursive: true });
  return figures;
}
