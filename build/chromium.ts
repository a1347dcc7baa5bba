import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Keeps Chromium from calling home, and lets it run as root in a container. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const systemPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Debian's Chromium without a window of its own: the same page in a sixth less time. */
const debianShell = '/usr/bin/chromium-headless-shell';

const firstThere = (paths: readonly string[]) => paths.find((path) => path !== '' && existsSync(path));

/** CHROMIUM_PATH, else Playwright's own. */
const chosenPaths = () => [process.env.CHROMIUM_PATH ?? '', chromium.executablePath()];

/** The whole Chromium: CHROMIUM_PATH, else Playwright's own if it was installed, else the system's. */
export const findChromium = (): string | undefined =>
  firstThere([...chosenPaths(), ...(systemPaths[process.platform] ?? [])]);

/** The Chromium for pages that need no window: Debian's shell comes before the system's whole one. */
export const findHeadlessChromium = (): string | undefined =>
  firstThere([...chosenPaths(), debianShell, ...(systemPaths[process.platform] ?? [])]);
