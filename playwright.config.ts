import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';

/** Needs the built app in out/: `npm run build` makes it. */
export default defineConfig({
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? 'test-results/reports/playwright.json' }],
  ],
  use: {
    launchOptions: { executablePath: findChromium() ?? '', args: chromiumArguments },
    // Recording takes as long as the tests themselves: `--trace retain-on-failure` where a failure needs it.
  },
  projects: [
    { name: 'website', testDir: 'tests/e2e' },
    { name: 'desktop', testDir: 'tests/desktop', fullyParallel: false },
  ],
});
