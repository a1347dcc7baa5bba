import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadlessChromium } from './build/chromium.ts';
import { shortLifeArgument } from './tests/support/run/chromium.ts';
import { countRetries } from './tests/support/run/retries.ts';

const launchOptions = { executablePath: findHeadlessChromium() ?? '', args: chromiumArguments };

/** Needs the built app in out/: `npm run build` makes it. */
export default defineConfig({
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A scenario waits for the browser for a third of its time: three keep two processors busy.
  workers: 3,
  retries: countRetries(process.env),
  // How long to wait for what never comes: three times what the slowest takes, on a machine that is as slow again.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['./tests/support/run/scenarios-under-way.ts'],
    ['./tests/support/run/failure-pages.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? 'test-results/reports/playwright.json' }],
  ],
  use: {
    launchOptions,
    // Recording takes as long as the tests themselves: `--trace=on` does it for what is looked into.
    trace: 'off',
  },
  projects: [
    {
      name: 'website',
      testDir: 'tests/e2e',
      // tests/e2e/every-screen/smoke.spec.ts and tests/e2e/loading/offline.spec.ts ask the same of Chromium, and more.
      testIgnore: '**/browsers/{smoke,offline}.spec.ts',
      // What moves on its way to where it is clicked costs the run time, and proves nothing.
      // A desk's window: in a narrower one some of the controls of a pane are behind “…”.
      use: {
        // Pages of one site after the other in one process: a tenth of the time of all scenarios. None has foreign frames.
        launchOptions: {
          ...launchOptions,
          args: [
            ...chromiumArguments,
            '--disable-site-isolation-trials',
            '--renderer-process-limit=1',
            shortLifeArgument,
          ],
        },
        viewport: { width: 1920, height: 900 },
        // A service worker would hide what a page asks for, and fetch the whole site in the background of each scenario.
        // tests/e2e/loading/offline.spec.ts has windows with one.
        serviceWorkers: 'block',
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // What every browser must do: `npm run test:browsers`, after `npx playwright install firefox webkit`.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testDir: 'tests/e2e/browsers',
      // It is about what Firefox does with a failed request of the page.
      ...(browserName === 'webkit' ? { testIgnore: '**/offline.spec.ts' } : {}),
      use: {
        browserName,
        viewport: { width: 1920, height: 900 },
        // Playwright's own build of each, and without the arguments of Chromium.
        launchOptions: { args: [] },
        serviceWorkers: 'block' as const,
        contextOptions: { reducedMotion: 'reduce' as const },
      },
    })),
    // They start and stop a whole app, and write large files.
    { name: 'desktop', testDir: 'tests/desktop', fullyParallel: false, timeout: 600_000 },
  ],
});
