import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { InputData, jsonInputForTargetLanguage, quicktype } from 'quicktype-core';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { convertDocument } from '#tools/json/converter/convert-document.ts';
import { type Figure, median } from '../figure.ts';
import { generateJson } from '../json-data.ts';

/**
 * Before quicktype gets the JSON, the app parses it with all digits, duplicates and positions, while quicktype alone
 * calls JSON.parse. The app may take this many times as long.
 */
const maximumRatio = 2.5;

const megabytes = 5;
const rounds = 7;
const request = { source: 'json', target: 'csharp', rootName: 'RootClass', options: {} } as const;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function convertByQuicktype(text: string): Promise<void> {
  const input = jsonInputForTargetLanguage('csharp');
  await input.addSource({ name: 'RootClass', samples: [text] });
  const inputData = new InputData();
  inputData.addInput(input);
  await quicktype({ inputData, lang: 'csharp' });
}

async function convertByApp(text: string): Promise<void> {
  const result = await convertDocument({ ...request, text });
  if (!result.ok) {
    throw new Error(result.error.message);
  }
}

/** Milliseconds of each round from the text to the types, in the built worker of the converter. */
async function measureInWorker(browser: Browser, address: string, text: string): Promise<number[]> {
  const script = readdirSync(join(builtSite, 'static/js')).find((name) =>
    /^json-converter\..+\.worker\.js$/.test(name),
  );
  if (script === undefined) {
    throw new Error('The built website has no worker of the JSON converter.');
  }
  const page = await browser.newPage();
  // tsx compiles named functions to calls of a helper, which the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(`${address}healthz`);
  const times = await page.evaluate(
    async ({ workerAddress, input, count }) => {
      const worker = new Worker(workerAddress, { type: 'module' });
      const run = () =>
        new Promise<void>((resolve, reject) => {
          worker.onmessage = ({ data }) => {
            if (data.kind === 'done') {
              resolve();
            } else if (data.kind === 'threw') {
              reject(new Error(data.message));
            }
          };
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ id: 1, name: 'convert', input });
        });
      const measured: number[] = [];
      for (let round = 0; round < count; round += 1) {
        const start = performance.now();
        await run();
        measured.push(performance.now() - start);
      }
      worker.terminate();
      return measured;
    },
    { workerAddress: `${address}static/js/${script}`, input: { ...request, text }, count: rounds },
  );
  await page.close();
  return times;
}

/**
 * Converts JSON to C# alternately with the app's code and with quicktype alone in Node, and in the app's own worker.
 */
export async function measureConvertJson(browser: Browser, address: string): Promise<Figure[]> {
  const text = generateJson(megabytes * 1_000_000, 'mixed');
  const app: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    app.push(await timed(() => convertByApp(text)));
    bare.push(await timed(() => convertByQuicktype(text)));
  }
  const worker = await measureInWorker(browser, address, text);
  const name = `Converting ${megabytes} MB to C#`;
  return [
    { name: `${name} in the worker, first time`, value: worker[0] ?? Number.NaN, unit: 'ms' },
    { name: `${name} in the worker`, value: median(worker), unit: 'ms' },
    { name: `${name} in Node`, value: median(app), unit: 'ms' },
    { name: `${name} by quicktype alone in Node`, value: median(bare), unit: 'ms' },
    { name: `${name}: app to quicktype`, value: median(app) / median(bare), unit: 'times', limit: maximumRatio },
  ];
}
