import type { Browser } from '@playwright/test';
import { createSite } from '#server/site.ts';
import { ownResult, shownAt, watchFor } from './arrival.ts';
import type { Figure } from './figure.ts';

/**
 * Prints what a visit to the JSON formatter with nothing cached spends its time on, as bars: what is loaded and the
 * tasks of the main thread, until the frame with the result is painted. After several visits it prints the one with
 * the median time. `--beside=DIR` prints the same for another built site, visited in turn and drawn on the same scale;
 * `--ready=SELECTOR` selects what shows its result.
 */

const rounds = 5;

interface Span {
  readonly what: string;
  /** Milliseconds from the start of the navigation. */
  readonly from: number;
  readonly until: number;
}

interface Visit {
  readonly spans: readonly Span[];
  /** Milliseconds until the frame with the result has been painted. */
  readonly shown: number;
}

/** Loads that begin within this time of each other, in milliseconds, share a bar. */
const wave = 25;

/** The width of the chart in characters. */
const width = 60;

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** What is loaded from an address, in words. */
function kindOf(address: string): string {
  const { pathname } = new URL(address);
  const kinds = [
    [/worker[^/]*\.js$/u, 'worker'],
    [/\.js$/u, 'script'],
    [/\.css$/u, 'style'],
    [/\.woff2?$/u, 'font'],
    [/\.(?:svg|png)$/u, 'picture'],
  ] as const;
  return kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other';
}

/** Joins the loads of one kind that begin together. */
function joinLoads(loads: readonly Span[]): readonly Span[] {
  const waves: { readonly kind: string; readonly members: Span[] }[] = [];
  for (const load of loads.toSorted((a, b) => a.from - b.from)) {
    const current = waves.findLast(({ kind }) => kind === load.what);
    if (current !== undefined && load.from - (current.members.at(-1)?.from ?? 0) < wave) {
      current.members.push(load);
    } else {
      waves.push({ kind: load.what, members: [load] });
    }
  }
  return waves.map(({ kind, members }) => ({
    what: members.length === 1 ? kind : `${members.length} × ${kind}`,
    from: Math.min(...members.map(({ from }) => from)),
    until: Math.max(...members.map(({ until }) => until)),
  }));
}

async function visit(
  browser: Browser,
  { address, selector }: { readonly address: string; readonly selector: string },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript({
    content: `${watchFor(selector)}
      window.tasks = [];
      new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({ type: 'longtask' });`,
  });
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await shownAt(page);
  await page.waitForLoadState('networkidle');
  // Passed as text: the page lacks the helper that the compiler adds to named functions.
  const { loads, tasks }: { readonly loads: readonly Span[]; readonly tasks: readonly Span[] } =
    await page.evaluate(`(() => {
      const toSpan = ({ name, startTime, duration }) => ({ what: name, from: startTime, until: startTime + duration });
      const [{ responseEnd }] = performance.getEntriesByType('navigation');
      return {
        loads: [
          { what: location.href, from: 0, until: responseEnd },
          ...performance.getEntriesByType('resource').map(toSpan),
        ],
        tasks: window.tasks.map(toSpan),
      };
    })()`);
  await context.close();
  const [document, ...others] = loads.filter(({ from }) => from < shown);
  const remote = others.filter(({ what }) => what.startsWith('http'));
  return {
    shown,
    spans: [
      ...(document === undefined ? [] : [{ ...document, what: 'page' }]),
      ...joinLoads(remote.map((load) => ({ ...load, what: kindOf(load.what) }))),
      ...tasks.filter(({ from }) => from < shown).map((task) => ({ ...task, what: 'task of 50 ms or more' })),
      { what: 'result painted', from: shown, until: shown },
    ].toSorted((a, b) => a.from - b.from),
  };
}

function draw({ what, from, until }: Span, scale: number): string {
  const start = Math.round(from / scale);
  const length = Math.max(1, Math.round(until / scale) - start);
  const times = until > from ? `${from.toFixed(0)}–${until.toFixed(0)}` : from.toFixed(0);
  return `${what.padEnd(22)} ${times.padStart(11)}  ${' '.repeat(start)}${'█'.repeat(length)}`;
}

/** Prints the waterfalls, and returns when each result was painted. */
export async function measureWaterfall(browser: Browser, address: string): Promise<Figure[]> {
  const beside = option('beside');
  const other = beside === undefined ? undefined : await createSite({ root: beside });
  const otherAddress = await other?.listen({ host: '127.0.0.1', port: 0 });
  try {
    const path = '#/JSON/JSONFormatter';
    const places = [
      { name: 'JSON formatter, nothing cached', address: `${address}${path}`, selector: ownResult },
      ...(otherAddress === undefined
        ? []
        : [
            {
              name: 'Beside: JSON formatter, nothing cached',
              address: `${otherAddress}/${path}`,
              selector: option('ready') ?? ownResult,
            },
          ]),
    ];
    const all: (Visit & { readonly name: string })[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const place of places) {
        all.push({ name: place.name, ...(await visit(browser, place)) });
      }
    }
    const visits = places.flatMap(({ name }) => {
      const own = all.filter((one) => one.name === name).toSorted((a, b) => a.shown - b.shown);
      return own.slice(Math.floor(own.length / 2), Math.floor(own.length / 2) + 1);
    });
    const scale = Math.max(...visits.map(({ shown }) => shown)) / width;
    for (const { name, spans } of visits) {
      console.log(`\n${name} (milliseconds)\n${spans.map((span) => draw(span, scale)).join('\n')}\n`);
    }
    return visits.map(({ name, shown }) => ({ name, value: shown, unit: 'ms' }));
  } finally {
    await other?.close();
  }
}
