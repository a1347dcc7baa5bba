import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { characterAccuracy } from '#tests/support/inputs/character-accuracy.ts';
import { englishText } from '#tests/support/inputs/english-text.ts';
import { renderTextImage } from '#tests/support/inputs/text-image.ts';
import { servePlain } from '#tests/support/servers/plain-static-server.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { type Figure, type Measure, median } from '../figure.ts';

/** The app may take this many times as long as tesseract.js alone, used as in its documentation. */
const maximumRatio = 1.25;

/** The percentage of misread characters. */
const maximumErrors = 2;

const rounds = 3;
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

interface Measured {
  /** Milliseconds of each round from the page's image to its text, including what is loaded for it. */
  readonly times: readonly number[];
  readonly text: string;
}

/** Runs the app's own worker as the screen does. */
function measureApp(page: Page, files: Record<'worker' | 'wasm' | 'data', string>, image: string): Promise<Measured> {
  return page.evaluate(
    async ({ worker: script, wasm, data, base64, count }) => {
      const blob = await (await fetch(base64)).blob();
      const worker = new Worker(script, { type: 'module' });
      const run = (name: string, input: unknown) =>
        new Promise<{ text: string }>((resolve, reject) => {
          worker.onmessage = ({ data: reply }) => {
            if (reply.kind === 'done' && reply.output.ok) {
              resolve(reply.output.value);
            } else if (reply.kind === 'done' || reply.kind === 'threw') {
              reject(new Error(reply.message ?? reply.output.error.message));
            }
          };
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ id: 1, name, input });
        });
      await run('load', { core: 'relaxed', wasmUrl: wasm, languages: [{ code: 'eng', url: data }] });
      const times: number[] = [];
      let text = '';
      for (let round = 0; round < count; round += 1) {
        const start = performance.now();
        await run('prepare', { image: blob });
        text = (await run('recognise', { layout: 'auto' })).text;
        times.push(performance.now() - start);
      }
      worker.terminate();
      return { times, text };
    },
    { ...files, base64: image, count: rounds },
  );
}

/** Runs tesseract.js alone. */
function measureBare(page: Page, address: string, image: string): Promise<Measured> {
  return page.evaluate(
    async ({ base, base64, count }) => {
      const blob = await (await fetch(base64)).blob();
      const { default: tesseract } = await import(`${base}tesseract.js/dist/tesseract.esm.min.js`);
      const worker = await tesseract.createWorker('eng', 1, {
        workerPath: `${base}tesseract.js/dist/worker.min.js`,
        corePath: `${base}tesseract.js-core`,
        langPath: `${base}@tesseract.js-data/eng/4.0.0_best_int`,
        workerBlobURL: false,
        cacheMethod: 'none',
      });
      const times: number[] = [];
      let text = '';
      for (let round = 0; round < count; round += 1) {
        const start = performance.now();
        text = (await worker.recognize(blob)).data.text;
        times.push(performance.now() - start);
      }
      await worker.terminate();
      return { times, text };
    },
    { base: address, base64: image, count: rounds },
  );
}

function builtFile(folder: string, pattern: RegExp): string {
  const name = readdirSync(join(builtSite, 'static', folder)).find((file) => pattern.test(file));
  if (name === undefined) {
    throw new Error(`The built website has no file like ${pattern}.`);
  }
  return `static/${folder}/${name}`;
}

/** Compares recognising a page printed at 300 dpi in the app with tesseract.js alone. */
async function measureOcr(browser: Browser, address: string): Promise<Figure[]> {
  const png = await renderTextImage(browser, englishText.slice(0, 5), { width: 2480, fontSize: 50 });
  const image = `data:image/png;base64,${png.toString('base64')}`;
  const files = {
    worker: address + builtFile('js', /^image-ocr\.[^.]+\.worker\.js$/),
    wasm: address + builtFile('media', /^tesseract-core-relaxedsimd-lstm\..+\.wasm$/),
    data: address + builtFile('media', /^eng\.traineddata\..+\.gz$/),
  };
  const server = await servePlain(modules, '/modules/');
  // The site's policy would not let the page read the image from a text.
  const context = await browser.newContext({ bypassCSP: true });
  try {
    const page = await context.newPage();
    // tsx compiles named functions to calls of a helper, which the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${address}healthz`);
    const app = await measureApp(page, files, image);
    await page.goto(`${server.address}tesseract.js/package.json`);
    const bare = await measureBare(page, server.address, image);
    const expected = englishText.slice(0, 5).join('\n');
    const errors = (text: string) => 100 * (1 - characterAccuracy(text, expected));
    return [
      { name: 'Recognising a page in the app', value: median(app.times), unit: 'ms' },
      { name: 'Recognising a page by tesseract.js', value: median(bare.times), unit: 'ms' },
      {
        name: 'Recognising a page: app to tesseract.js',
        value: median(app.times) / median(bare.times),
        unit: 'times',
        limit: maximumRatio,
      },
      { name: 'Characters of a page read wrong by the app', value: errors(app.text), unit: '%', limit: maximumErrors },
      { name: 'Characters of a page read wrong by tesseract.js', value: errors(bare.text), unit: '%' },
    ];
  } finally {
    await context.close();
    server.close();
  }
}

export const measures: readonly Measure[] = [measureOcr];
