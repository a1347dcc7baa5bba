import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import Papa from 'papaparse';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { type Figure, type Measure, median } from '../figure.ts';

/**
 * Parsing a file in the app, including decoding and storing its rows, may take this many times as long as bare
 * PapaParse.
 */
const maximumRatio = 1.5;

const rowCount = 1_000_000;
const rounds = 3;

/** Generates about 100 MB: ids, text with and without quotes, numbers, dates. */
function generateCsv(): string {
  const lines = ['id,name,comment,price,quantity,date,country,address'];
  for (let row = 0; row < rowCount; row += 1) {
    const id = String(row).padStart(9, '0');
    const comment = row % 5 === 0 ? '"said ""yes"", and left"' : 'a comment of some words';
    lines.push(
      `${id},Name ${row * 7},${comment},${row / 100},${row % 90},2024-05-${(row % 28) + 1},Country ${row % 200},Street of the Long Address ${row % 5000}`,
    );
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** Milliseconds of each round from the file to the table in the worker. */
function measureWorker(page: Page, workerAddress: string): Promise<{ times: number[]; bytes: number }> {
  return page.evaluate(
    async ({ address, count, expected }) => {
      const file = document.querySelector('input')?.files?.[0];
      const worker = new Worker(address, { type: 'module' });
      const parse = (source: string | File | undefined) =>
        new Promise<{ rowCount: number; byteLength: number }>((resolve, reject) => {
          worker.onmessage = ({ data }) => {
            if (data.kind === 'done') {
              resolve(data.output.value);
            } else if (data.kind === 'threw') {
              reject(new Error(data.message));
            }
          };
          worker.onerror = (event) => reject(new Error(event.message));
          const options = {
            delimiter: '',
            newline: '',
            quoteChar: '"',
            escapeChar: '"',
            header: true,
            dynamicTyping: false,
            preview: 0,
            comments: false,
            skipEmptyLines: false,
            fastMode: null,
            delimitersToGuess: [',', '\t', '|', ';'],
            skipFirstNLines: 0,
          };
          worker.postMessage({ id: 1, name: 'parse', input: { source, encoding: 'utf-8', options } });
        });
      // The worker starts and loads its code before the measurement.
      await parse('a,b');
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < count; round += 1) {
        const start = performance.now();
        const parsed = await parse(file);
        times.push(performance.now() - start);
        bytes = parsed.byteLength;
        if (parsed.rowCount !== expected) {
          throw new Error(`The worker found ${parsed.rowCount} rows.`);
        }
      }
      worker.terminate();
      return { times, bytes };
    },
    { address: workerAddress, count: rounds, expected: rowCount },
  );
}

/** Parses a file of a million rows in the worker of the CSV parser, in Chromium, and with PapaParse in Node. */
async function measureCsv(browser: Browser, address: string): Promise<Figure[]> {
  const script = readdirSync(join(builtSite, 'static/js')).find((name) => /^csv-parser\..+\.worker\.js$/.test(name));
  if (script === undefined) {
    throw new Error('The built website has no worker of the CSV parser.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'web-toolbox-bench-'));
  const path = join(folder, 'bench.csv');
  await writeFile(path, generateCsv());
  const page = await browser.newPage();
  // tsx compiles named functions to calls of a helper, which the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(`${address}healthz`);
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    document.body.append(input);
  });
  await page.locator('input').setInputFiles(path);
  const { times, bytes } = await measureWorker(page, `${address}static/js/${script}`);
  await page.close();
  const bare: number[] = [];
  const text = await readFile(path, 'utf8');
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { data } = Papa.parse(text);
    bare.push(performance.now() - start);
    if (data.length < rowCount) {
      throw new Error(`PapaParse found ${data.length} rows.`);
    }
  }
  await rm(folder, { recursive: true });
  const worker = median(times);
  const papaParse = median(bare);
  return [
    { name: 'Parsing 100 MB of CSV in the worker', value: worker, unit: 'ms' },
    { name: 'Parsing 100 MB of CSV by PapaParse in Node', value: papaParse, unit: 'ms' },
    {
      name: 'Parsing 100 MB of CSV: worker to PapaParse',
      value: worker / papaParse,
      unit: 'times',
      limit: maximumRatio,
    },
    { name: 'Memory of the table of 100 MB of CSV', value: bytes / 1000, unit: 'KB', limit: 2 * (text.length / 1000) },
  ];
}

export const measures: readonly Measure[] = [measureCsv];
