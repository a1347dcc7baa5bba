import { test as base, expect, type Page, type Request } from '@playwright/test';
import { type ServedSite, serveSite } from '#tests/support/serve-site.ts';

interface WorkerFixtures {
  /** The built website, served by the real server. */
  readonly site: ServedSite;
}

interface TestFixtures {
  /** Opens a route of the website and waits for its heading. */
  readonly open: (route: string) => Promise<void>;
  /** Problems that the test expects: texts that a console error or failed request may contain. */
  readonly allowedProblems: string[];
  /** Origins that the test's page may call besides its own: a server that the test started itself. */
  readonly allowedOrigins: string[];
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
  page: async ({ page, site, allowedProblems, allowedOrigins }, use) => {
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
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Tooltips and overlays come after the first picture.
      await hasSettled();
    });
  },
});

/** Milliseconds. Of what a worker asks for that is ended meanwhile, nobody says that it is over. */
const longestAnswer = 3000;

/**
 * A wait until a page has loaded what it asks for and has nothing left to do: it asks for no more between two idle
 * moments. Playwright's `networkidle` is the same with half a second of waiting, which was half the time of the tests.
 */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let asked = 0;
  let askedAt = 0;
  page.on('request', (request) => {
    asked += 1;
    askedAt = performance.now();
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const patience = () => (underWay.size > 0 ? askedAt + longestAnswer - performance.now() : 0);
  return async () => {
    let askedBefore: number;
    do {
      askedBefore = asked;
      const timeout = patience();
      if (timeout > 0) {
        await page.waitForEvent('requestfinished', { timeout }).catch(() => undefined);
      }
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    } while (patience() > 0 || asked > askedBefore);
  };
}

/** Sets local storage before the page's own scripts run, on its first load only. */
export async function storeBeforeLoad(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('stored-before-load') === null) {
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
