import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { createSite } from '#server/site.ts';
import { budgetOfFormatter, budgetOfHome } from '#tests/support/graphs/script-budgets.ts';
import { readScriptGraph, sizeOf } from '#tests/support/graphs/script-graph.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { ownResult, shownAt, watchFor } from './arrival.ts';
import { type Figure, median } from './figure.ts';

/**
 * Measures the time from the address to the paint: cold (nothing cached), warm (visited before in the same browser, and
 * kept by the service worker if there is one), and from one screen to the next. `--phone` also measures on a phone's
 * network and processor. `--beside=DIR` measures another built site in the same run, round by round;
 * `--ready=SELECTOR` selects what its JSON screen shows once it has its result.
 */

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const hasPhone = process.argv.includes('--phone');

const rounds = 5;
/** 1.6 Mbit/s down, 750 kbit/s up, a latency of 150 ms, and a quarter of the processor. */
const phone = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, slowdown: 4 };
const phoneRounds = 3;

const barePage = 'bare.html';

const heading = 'h1';

interface Arrival {
  /** Milliseconds from the start of the navigation until the frame with the element has been painted. */
  readonly shown: number;
  readonly requests: number;
  /** Bytes on the wire, including headers, until the network is idle. */
  readonly transferred: number;
}

async function slowDown(session: CDPSession): Promise<void> {
  const { slowdown, ...network } = phone;
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function arrive(
  context: BrowserContext,
  { address, selector, hasServiceWorker }: Place,
  { isPhone = false, untilKept = false } = {},
): Promise<Arrival> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let transferred = 0;
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    // The logo is in the page itself.
    requests += request.url.startsWith('data:') ? 0 : 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  if (isPhone) {
    await slowDown(session);
  }
  await page.addInitScript({ content: watchFor(selector) });
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await shownAt(page);
  await page.waitForLoadState('networkidle');
  if (untilKept && hasServiceWorker) {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
  await page.close();
  return { shown, requests, transferred };
}

/** Milliseconds from the click on a menu entry until the heading of its screen is painted. */
async function switchScreens(browser: Browser, address: string, isVisited: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}#/Home`);
  await page.waitForLoadState('networkidle');
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  const click = async (name: string, title: string) => {
    // Passed as text: the page lacks the helper that the compiler adds to named functions.
    await page.evaluate(`(() => {
      window.switchedIn = undefined;
      addEventListener('click', () => {
        const from = performance.now();
        (function look() {
          // Screens that were left stay in the page, out of sight.
          const shown = [...document.querySelectorAll('h1')].find((one) => one.getClientRects().length > 0);
          if (shown?.textContent === ${JSON.stringify(title)}) {
            setTimeout(() => { window.switchedIn = performance.now() - from; });
          } else {
            requestAnimationFrame(look);
          }
        })();
      }, { capture: true, once: true });
    })()`);
    await link(name).click();
    const handle = await page.waitForFunction(() => (window as { switchedIn?: number }).switchedIn);
    await page.waitForLoadState('networkidle');
    return (await handle.jsonValue()) ?? Number.NaN;
  };
  if (isVisited) {
    await click('JSON utilities', 'JSON Formatter');
    await click('Home', 'Home');
  }
  const time = await click('JSON utilities', 'JSON Formatter');
  await context.close();
  return time;
}

interface Place {
  readonly name: string;
  readonly address: string;
  readonly selector: string;
  readonly hasServiceWorker: boolean;
}

async function measurePlaces(browser: Browser, places: readonly Place[], kind: 'cold' | 'warm' | 'phone') {
  const arrivals = new Map<string, Arrival[]>(places.map(({ name }) => [name, []]));
  for (let round = 0; round < (kind === 'phone' ? phoneRounds : rounds); round += 1) {
    for (const place of places) {
      const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
      await context.route(`**/${barePage}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title><h1>Bare</h1>' }),
      );
      if (kind === 'warm') {
        await arrive(context, place, { untilKept: true });
      }
      arrivals.get(place.name)?.push(await arrive(context, place, { isPhone: kind === 'phone' }));
      await context.close();
    }
  }
  return [...arrivals].flatMap(([name, all]): Figure[] => [
    { name: `${name}, ${kind}`, value: median(all.map(({ shown }) => shown)), unit: 'ms' },
    ...(kind === 'cold'
      ? [
          { name: `${name}: requests`, value: median(all.map(({ requests }) => requests)), unit: 'requests' as const },
          {
            name: `${name}: transferred in all`,
            value: median(all.map(({ transferred }) => transferred)) / 1000,
            unit: 'KB' as const,
          },
        ]
      : []),
  ]);
}

/** Measures how soon pages show their content, compared with a page that has only a heading. */
export async function measureArrive(browser: Browser, address: string): Promise<Figure[]> {
  const beside = option('beside');
  const other = beside === undefined ? undefined : await createSite({ root: beside });
  const otherAddress = await other?.listen({ host: '127.0.0.1', port: 0 });
  try {
    const places: Place[] = [
      {
        name: 'A page with a heading',
        address: `${address}${barePage}`,
        selector: heading,
        hasServiceWorker: false,
      },
      { name: 'Home, heading', address: `${address}#/Home`, selector: heading, hasServiceWorker: true },
      {
        name: 'JSON formatter, result',
        address: `${address}#/JSON/JSONFormatter`,
        selector: ownResult,
        hasServiceWorker: true,
      },
      ...(otherAddress === undefined
        ? []
        : [
            {
              name: 'Beside: Home, heading',
              address: `${otherAddress}/#/Home`,
              selector: 'h1, h2, h3, h4, h5, h6',
              hasServiceWorker: false,
            },
            {
              name: 'Beside: JSON formatter, result',
              address: `${otherAddress}/#/JSON/JSONFormatter`,
              selector: option('ready') ?? ownResult,
              hasServiceWorker: false,
            },
          ]),
    ];
    const figures: Figure[] = [];
    for (const kind of hasPhone ? (['cold', 'warm', 'phone'] as const) : (['cold', 'warm'] as const)) {
      figures.push(...(await measurePlaces(browser, places, kind)));
    }
    for (const isVisited of [false, true]) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await switchScreens(browser, address, isVisited));
      }
      const name = `From Home to the JSON formatter by the menu, ${isVisited ? 'visited before' : 'first visit'}`;
      figures.push({ name, value: median(times), unit: 'ms' });
    }
    const { first } = readScriptGraph(builtSite);
    return [
      ...figures,
      {
        name: 'Scripts of Home, gzip',
        value: sizeOf(builtSite, first('Home'), 'gzip') / 1000,
        unit: 'KB',
        limit: budgetOfHome / 1000,
      },
      { name: 'Scripts of Home, brotli', value: sizeOf(builtSite, first('Home'), 'brotli') / 1000, unit: 'KB' },
      {
        name: 'Scripts of the JSON formatter before its result, brotli',
        value: sizeOf(builtSite, first('JSONFormatter'), 'brotli') / 1000,
        unit: 'KB',
        limit: budgetOfFormatter / 1000,
      },
    ];
  } finally {
    await other?.close();
  }
}
