import { test as base, expect, type Page, type Request } from '@playwright/test';
import { expectScreen } from '#tests/support/page/go-to.ts';
import { untilIdle } from '#tests/support/page/until-idle.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/serve-site.ts';
import { createSharedWindow, type SharedWindow } from './page/shared-window.ts';

interface WorkerFixtures {
  /** The built website, served by the real server. */
  readonly site: ServedSite;
  readonly sharedWindow: SharedWindow;
}

interface TestFixtures {
  /** Opens a route of the website and waits for its heading. */
  readonly open: (route: string) => Promise<void>;
  /** Problems that the test expects: texts that a console error or failed request may contain. */
  readonly allowedProblems: string[];
  /** Origins that the test's page may call besides its own: a server that the test started itself. */
  readonly allowedOrigins: string[];
  /**
   * Whether the scenario has a window of the browser to itself. One that sets the clock needs it: what Playwright leaves
   * of a clock can fail in the page of the next. One that expects a script to be missing without a network needs it,
   * too: the process of a shared window may have it in memory.
   */
  readonly hasOwnWindow: boolean;
}

/**
 * A test whose page must stay clean: no console error, no uncaught error, no violation of the
 * Content-Security-Policy, no request to another origin.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  allowedProblems: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  allowedOrigins: async ({}, use) => use([]),
  hasOwnWindow: [false, { option: true }],
  sharedWindow: [
    async ({ site }, use) => {
      const sharedWindow = createSharedWindow(new URL(site.address).origin);
      await use(sharedWindow);
      await sharedWindow.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      browserName,
      hasOwnWindow,
      sharedWindow,
      site,
      permissions,
      viewport,
      locale,
      timezoneId,
      deviceScaleFactor,
      serviceWorkers,
      contextOptions,
    },
    use,
  ) => {
    const options = {
      ...contextOptions,
      baseURL: site.address,
      serviceWorkers,
      viewport,
      ...(permissions === undefined ? {} : { permissions }),
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
      ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
    };
    // Only Chromium can empty the storage of a window that stays.
    if (hasOwnWindow || browserName !== 'chromium') {
      const own = await browser.newContext(options);
      await own.newPage();
      await use(own);
      await own.close();
    } else {
      // `isolation.spec.ts` proves that nothing of a scenario is left for the next.
      await use(await sharedWindow.open(browser, options));
    }
  },
  page: async ({ context, site, allowedProblems, allowedOrigins }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') {
        problems.push(`console: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const isAllowed = `${origin}/` === site.address || allowedOrigins.includes(origin);
      if (protocol.startsWith('http') && !isAllowed) {
        problems.push(`request: ${request.url()}`);
      }
    });
    await use(page);
    expect(problems.filter((problem) => !allowedProblems.some((allowed) => problem.includes(allowed)))).toEqual([]);
  },
  open: async ({ page }, use) => {
    const hasSettled = watchRequests(page);
    await use(async (route) => {
      await page.goto(`./#${route}`);
      // What the page shows before the app has started has the heading, too.
      await expect(page.locator('[data-shell]')).toHaveCount(0);
      await expectScreen(page, route);
      // Tooltips and overlays come after the first picture.
      await hasSettled();
    });
  },
});

/**
 * Nobody may say that what an ended worker has asked for is over: after so many idle moments it counts as that. A second
 * in which the page reports none, as while nothing is drawn, counts as several.
 */
const mostIdleMoments = 100;
const momentsOfSecond = 25;

/**
 * A wait until a page has loaded what it asks for and has nothing left to do: it asks for no more between two idle
 * moments. Playwright's `networkidle` is the same with half a second of waiting, which was half the time of the tests.
 */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let events = 0;
  const end = (request: Request) => {
    events += 1;
    underWay.delete(request);
  };
  page.on('request', (request) => {
    events += 1;
    underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    let idleMoments = 0;
    do {
      const eventsBefore = events;
      const moments = (await untilIdle(page)) ? 1 : momentsOfSecond;
      idleMoments = events === eventsBefore ? idleMoments + moments : 0;
    } while (idleMoments === 0 || (underWay.size > 0 && idleMoments < mostIdleMoments));
  };
}

/** Sets local storage before the page's own scripts run, on its first load only. */
export async function storeBeforeLoad(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => {
    // An empty page has no storage.
    if (origin !== 'null' && sessionStorage.getItem('stored-before-load') === null) {
      sessionStorage.setItem('stored-before-load', 'true');
      for (const [key, value] of Object.entries(stored)) {
        localStorage.setItem(key, value);
      }
    }
  }, values);
}

/** What local storage holds under a key. */
export function readLocalStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

export { expect };
