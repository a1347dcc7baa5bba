import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findHeadlessChromium } from './build/chromium.ts';
import { shortLifeArgument } from './tests/support/run/chromium.ts';
import { countRetries } from './tests/support/run/retries.ts';

// Numbers and dates follow the language of the browser or, in Node, of the system. This makes it the same everywhere.
process.env.LC_ALL = 'en_US.UTF-8';

// These limits detect hangs and do not measure speed: a machine that is busy with other work stalls for seconds, and a
// document of many megabytes takes ten times as long on it.
const patience = {
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

/**
 * unit        logic, in Node; the tests are beside the files they test
 * components  shared React parts, in a real Chromium: `*.browser.test.tsx`
 * server      the Node server over real sockets
 * image       the steps of the Dockerfile, in an install of their own
 */
export default defineConfig({
  test: {
    // A retried test is reported with its line.
    includeTaskLocation: true,
    projects: [
      {
        extends: './renderer/vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{shared,tools,renderer,electron,build}/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
          // Logic keeps no state between calls, and a process for each file took almost half of the time.
          isolate: false,
          // By default Vitest leaves one processor free, which is half of two.
          maxWorkers: '100%',
          ...patience,
          retry: countRetries(process.env),
        },
      },
      {
        extends: './renderer/vite.config.ts',
        // Packages are discovered and bundled before each run. Those discovered while tests run would be bundled
        // separately, with a second copy of React. Workers are listed as entries because the scan does not follow
        // addresses.
        optimizeDeps: {
          entries: ['**/*.browser.test.{ts,tsx}', '**/{worker,tasks}.ts', '**/worker.test-support.ts'],
          force: true,
        },
        test: {
          name: 'components',
          include: ['{tools,renderer}/**/*.browser.test.{ts,tsx}'],
          ...patience,
          retry: countRetries(process.env),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findHeadlessChromium() ?? '',
                args: [...chromiumArguments, shortLifeArgument],
              },
              contextOptions: { locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          ...patience,
          retry: countRetries(process.env),
        },
      },
      {
        test: {
          name: 'image',
          environment: 'node',
          include: ['tests/image/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
});
