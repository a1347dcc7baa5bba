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

/** The Chromium for tests: CHROMIUM_PATH, else Playwright's own if it was installed, else the system's. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    ...(systemPaths[process.platform] ?? []),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}
