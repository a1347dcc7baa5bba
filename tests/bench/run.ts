import { chromium } from '@playwright/test';
import { chromiumArguments } from '#build/chromium.ts';
import { buildIfNeeded } from '#build/scripts/build-if-needed.ts';
import { importOfTools } from '#tests/support/catalogue/import-of-tools.ts';
import { ensureChromium } from '#tests/support/run/ensure-chromium.ts';
import { serveSite } from '#tests/support/servers/serve-site.ts';
import { measureAnswers } from './answers.ts';
import { measureArrive } from './arrive.ts';
import { type Figure, isWithinLimit, type MeasuresModule } from './figure.ts';
import { measureHostileTexts } from './hostile-texts.ts';
import { measureRecognise } from './recognise.ts';
import { measureRests } from './rest.ts';
import { measureWaterfall } from './waterfall.ts';

/**
 * `npm run bench` prints every figure with its limit, and exits with 1 if a limit is exceeded.
 * `npm run bench -- paste` runs the measurements whose names contain that word. Some have options, which are described
 * there.
 */

const word = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';

function print({ name, value, unit, limit }: Figure): void {
  const shown = unit === 'times' ? value.toFixed(2) : value.toFixed(value < 10 ? 1 : 0);
  const verdict =
    limit === undefined
      ? ''
      : `  (at most ${limit}: ${isWithinLimit({ name, value, unit, limit }) ? 'kept' : 'EXCEEDED'})`;
  console.log(`${name.padEnd(56)} ${shown.padStart(8)} ${unit}${verdict}`);
}

const ofTools = await importOfTools<MeasuresModule>((folder) => new URL(`./${folder}/measures.ts`, import.meta.url));

const measurements = [
  measureArrive,
  measureWaterfall,
  measureAnswers,
  measureHostileTexts,
  measureRecognise,
  measureRests,
  ...[...ofTools.values()].flatMap(({ measures }) => measures),
].filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));

await buildIfNeeded();
const site = await serveSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
let isWithinAll = true;
try {
  for (const measure of measurements) {
    for (const figure of await measure(browser, site.address)) {
      print(figure);
      isWithinAll &&= isWithinLimit(figure);
    }
  }
} finally {
  await browser.close();
  await site.close();
}
process.exitCode = isWithinAll ? 0 : 1;
