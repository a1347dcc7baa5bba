import type { Browser } from '@playwright/test';
import { findInitialScripts } from '#build/scripts/initial-scripts.ts';
import { builtSite } from '#tests/support/serve-site.ts';
import { type Figure, median } from './figure.ts';

const rounds = 5;

interface Load {
  /** Bytes on the wire, headers too, until nothing more comes. */
  readonly transferred: number;
  /** Milliseconds from the start of the navigation until the heading is in the page. */
  readonly heading: number;
}

declare global {
  interface Window {
    headingAt?: number;
  }
}

async function load(browser: Browser, address: string, body?: string): Promise<Load> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  let transferred = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  await network.send('Network.enable');
  if (body !== undefined) {
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  }
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.querySelector('h1')) {
        window.headingAt = performance.now();
        observer.disconnect();
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  const heading = await page.evaluate(() => window.headingAt ?? Number.NaN);
  await context.close();
  return { transferred, heading };
}

/** What the first visit costs, against a page with nothing but a heading. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<Figure[]> {
  const pages = [
    { name: 'a bare page', address: `${address}bare.html`, body: '<!doctype html><title>Bare</title><h1>Bare</h1>' },
    { name: 'Home', address: `${address}#/Home` },
    { name: 'the JSON formatter', address: `${address}#/JSON/JSONFormatter` },
  ];
  const figures: Figure[] = [];
  for (const { name, address: pageAddress, body } of pages) {
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      loads.push(await load(browser, pageAddress, body));
    }
    figures.push(
      { name: `First load of ${name}: to the heading`, value: median(loads.map(({ heading }) => heading)), unit: 'ms' },
      {
        name: `First load of ${name}: transferred in all`,
        value: median(loads.map(({ transferred }) => transferred)) / 1000,
        unit: 'KB',
      },
    );
  }
  return [
    ...figures,
    {
      name: 'First scripts of Home, gzip',
      value: findInitialScripts(builtSite, 'home').gzipSize / 1000,
      unit: 'KB',
      limit: 170,
    },
    {
      name: 'First scripts of the JSON formatter, gzip',
      value: findInitialScripts(builtSite, 'json-formatter').gzipSize / 1000,
      unit: 'KB',
    },
  ];
}
