import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { type Figure, type Measure, median } from '../figure.ts';

/**
 * The worker may take this many times as long as the bare call, which has the whole file and its whole Base64 in
 * memory, while the worker processes pieces and passes them to the browser.
 */
const maximumRatio = 4;

const megabytes = 100;
const rounds = 5;

/** Milliseconds of each round, for each variant. */
type Times = Readonly<Record<'encodeWorker' | 'encodeBare' | 'decodeWorker' | 'decodeBare', readonly number[]>>;

/** Converts the file to Base64 and back, alternately in the built worker and with the engine's own functions. */
function measureRounds(page: Page, workerAddress: string, count: number): Promise<Times> {
  return page.evaluate(
    async ({ address, count: roundCount }) => {
      const file = document.querySelector('input')?.files?.[0];
      if (file === undefined) {
        throw new Error('There is no file to encode.');
      }
      const engine = {
        toBase64: (bytes: Uint8Array) => (bytes as unknown as { toBase64(): string }).toBase64(),
        fromBase64: (text: string) =>
          (Uint8Array as unknown as { fromBase64(text: string): Uint8Array }).fromBase64(text),
      };
      const worker = new Worker(address, { type: 'module' });
      const run = (name: string, input: unknown) =>
        new Promise<{ encoded?: Blob }>((resolve, reject) => {
          worker.onmessage = ({ data }) => {
            if (data.kind === 'done') {
              resolve({ encoded: data.output.value.base64 });
            } else if (data.kind === 'threw') {
              reject(new Error(data.message));
            }
          };
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ id: 1, name, input });
        });
      // The worker starts and loads its code before the measurement.
      await run('encode', { file: new File(['a'], 'a') });
      const times = { encodeWorker: [], encodeBare: [], decodeWorker: [], decodeBare: [] } as Record<
        keyof Times,
        number[]
      >;
      const measure = async <Value>(kind: keyof Times, work: () => Promise<Value>): Promise<Value> => {
        const start = performance.now();
        const value = await work();
        times[kind].push(performance.now() - start);
        return value;
      };
      for (let round = 0; round < roundCount; round += 1) {
        const { encoded } = await measure('encodeWorker', () => run('encode', { file }));
        await measure('encodeBare', async () => engine.toBase64(new Uint8Array(await file.arrayBuffer())).length);
        if (encoded === undefined) {
          throw new Error('The worker gave no Base64.');
        }
        const text = new File([encoded], 'a.txt');
        await measure('decodeWorker', () => run('decode', { file: text }));
        await measure('decodeBare', async () => engine.fromBase64(await text.text()).length);
      }
      worker.terminate();
      return times;
    },
    { address: workerAddress, count },
  );
}

/**
 * Compares Base64 in the app's own worker, in Chromium, with `Uint8Array.prototype.toBase64` and
 * `Uint8Array.fromBase64`.
 */
async function measureBase64(browser: Browser, address: string): Promise<Figure[]> {
  const script = readdirSync(join(builtSite, 'static/js')).find((name) => /^base64-file\..+\.worker\.js$/.test(name));
  if (script === undefined) {
    throw new Error('The built website has no worker of the Base64 File screen.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'web-toolbox-bench-'));
  const path = join(folder, 'bench.bin');
  const page = await browser.newPage();
  // tsx compiles named functions to calls of a helper, which the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(`${address}healthz`);
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    document.body.append(input);
  });
  await writeFile(
    path,
    Uint8Array.from({ length: megabytes * 1_000_000 }, (_, index) => (index * 2_654_435_761) >>> 13),
  );
  await page.locator('input').setInputFiles(path);
  const times = await measureRounds(page, `${address}static/js/${script}`, rounds);
  await page.close();
  await rm(folder, { recursive: true });
  return [
    ...compare('Base64 of', times.encodeWorker, times.encodeBare),
    ...compare('Base64 back to', times.decodeWorker, times.decodeBare),
  ];
}

function compare(what: string, worker: readonly number[], bare: readonly number[]): Figure[] {
  const name = `${what} ${megabytes} MB`;
  return [
    { name: `${name} in the worker`, value: median(worker), unit: 'ms' },
    { name: `${name} by the engine`, value: median(bare), unit: 'ms' },
    { name: `${name}: worker to engine`, value: median(worker) / median(bare), unit: 'times', limit: maximumRatio },
  ];
}

export const measures: readonly Measure[] = [measureBase64];
