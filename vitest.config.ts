import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';

/**
 * unit        logic, in Node: beside the file it tests
 * components  shared React parts, in a real Chromium: `*.browser.test.tsx`
 * server      the Node server over real sockets
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './renderer/vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{shared,renderer,electron,build}/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
          // Logic keeps nothing between calls; a process for each file took almost half of the time.
          isolate: false,
          // Unless told, Vitest leaves one processor free: of two, that is half.
          maxWorkers: '100%',
          // Documents of many megabytes, on machines that do other work too.
          testTimeout: 30_000,
          // Through the plugins, as in a build: see build/vite/curl-parser.ts.
          server: { deps: { inline: ['curlconverter'] } },
        },
      },
      {
        extends: './renderer/vite.config.ts',
        // Packages are looked for and bundled before each run: one that is found only while tests run
        // would be bundled anew, with a second copy of React.
        optimizeDeps: { entries: ['**/*.browser.test.{ts,tsx}'], force: true },
        test: {
          name: 'components',
          include: ['renderer/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium() ?? '', args: chromiumArguments },
              contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
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
          // The machine may stand still for seconds.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
