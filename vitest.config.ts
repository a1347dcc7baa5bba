import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findHeadlessChromium } from './tests/support/chromium.ts';
import { countRetries } from './tests/support/retries.ts';

// Numbers and dates are written in the language of the browser, which in Node is the system's: of every machine the same.
process.env.LC_ALL = 'en_US.UTF-8';

// How long a test may take, and wait for one thing, says when it hangs and never how fast it is: a machine that does
// other work too stands still for seconds, and a document of many megabytes takes ten times as long on it.
const patience = {
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

/**
 * unit        logic, in Node: beside the file it tests
 * components  shared React parts, in a real Chromium: `*.browser.test.tsx`
 * server      the Node server over real sockets
 * image       the steps of the Dockerfile, from an install of their own
 */
export default defineConfig({
  test: {
    // A test that needed another try is named with its line.
    includeTaskLocation: true,
    projects: [
      {
        extends: './renderer/vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{shared,tools,renderer,electron,build}/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
          // Logic keeps nothing between calls; a process for each file took almost half of the time.
          isolate: false,
          // Unless told, Vitest leaves one processor free: of two, that is half.
          maxWorkers: '100%',
          ...patience,
          // Through the plugins, as in a build: see build/vite/curl-parser.ts.
          server: { deps: { inline: ['curlconverter'] } },
        },
      },
      {
        extends: './renderer/vite.config.ts',
        // Packages are looked for and bundled before each run: one that is found only while tests run
        // would be bundled anew, with a second copy of React.
        // Workers are entries of their own: the scan does not follow `new Worker`.
        optimizeDeps: {
          entries: ['**/*.browser.test.{ts,tsx}', '**/worker.ts', '**/worker.test-support.ts'],
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
              launchOptions: { executablePath: findHeadlessChromium() ?? '', args: chromiumArguments },
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
