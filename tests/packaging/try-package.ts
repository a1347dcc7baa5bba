import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/**
 * `npm run try-package`, after `npm run dist`, starts the unpacked app of dist/ as users get it, with its fuses set,
 * and waits for Home. `npm run try-package -- dist/Web-Toolbox-x86_64.AppImage` does so with another program.
 * Playwright drives Electron through an argument that a fuse disables, but Chromium's pages are still reachable.
 */

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const programs: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['linux-unpacked/web-toolbox'],
  win32: ['win-unpacked/Web Toolbox.exe'],
  darwin: [
    `mac-${process.arch}/Web Toolbox.app/Contents/MacOS/Web Toolbox`,
    'mac/Web Toolbox.app/Contents/MacOS/Web Toolbox',
  ],
};

/** Milliseconds after which a packed app that has not started is considered broken. */
const patience = 60_000;

const [given] = process.argv.slice(2);
const candidates = given === undefined ? programs[process.platform]?.map((path) => join(dist, path)) : [resolve(given)];
const program = candidates?.find(existsSync);
if (program === undefined) {
  throw new Error(`${given ?? 'dist/'} holds no package for this system: run \`npm run dist\` first.`);
}

const userData = await mkdtemp(join(tmpdir(), 'web-toolbox-package-'));
const app = spawn(program, ['--remote-debugging-port=0', `--user-data-dir=${userData}`], {
  stdio: ['ignore', 'inherit', 'pipe'],
});
const ended = once(app, 'exit').then(([code]) => {
  throw new Error(`The packed app ended with code ${code}.`);
});

/** The endpoint that Chromium reports for its pages. */
async function findEndpoint(): Promise<string> {
  for await (const line of createInterface({ input: app.stderr })) {
    const endpoint = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (endpoint !== undefined) {
      app.stderr.resume();
      return endpoint;
    }
    console.error(line);
  }
  return ended;
}

async function findHome(): Promise<void> {
  const browser = await chromium.connectOverCDP(await findEndpoint());
  const context = browser.contexts()[0];
  if (context === undefined) {
    throw new Error('The packed app has no window.');
  }
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  if (!page.url().startsWith('app://web-toolbox/')) {
    throw new Error(`The packed app shows ${page.url()}.`);
  }
  console.log('The packed app started.');
}

const late = AbortSignal.timeout(patience);
try {
  await Promise.race([
    findHome(),
    ended,
    once(late, 'abort').then(() => {
      throw new Error('The packed app did not show Home in time.');
    }),
  ]);
} finally {
  ended.catch(() => undefined);
  app.kill();
  await rm(userData, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
process.exit();
