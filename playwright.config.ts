import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';

/** Needs the built app in out/: `npm run build` makes it. */
export default defineConfig({
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // The machine of a CI run may stand still for seconds: what passes the second time is listed as flaky, to be mended.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? 'test-results/reports/playwright.json' }],
  ],
  use: {
    launchOptions: { executablePath: findChromium() ?? '', args: chromiumArguments },
    // Recording takes as long as the tests themselves.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'website',
      testDir: 'tests/e2e',
      // What moves on its way to where it is clicked costs the run time, and proves nothing.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'desktop', testDir: 'tests/desktop', fullyParallel: false },
  ],
});
