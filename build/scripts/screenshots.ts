import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { screens } from '#shared/catalogue.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { projectRoot } from './build-all.ts';
import { buildIfNeeded } from './build-if-needed.ts';

/**
 * `npm run screenshots`          the picture in the README
 * `npm run screenshots -- all`   every screen, at three widths, in both themes, into test-results/screens
 */

interface Shot {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly isDark: boolean;
  readonly file: string;
}

async function take(browser: Browser, address: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    colorScheme: shot.isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${address}#${shot.path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: shot.file });
  await context.close();
}

async function shotsOfAll(): Promise<Shot[]> {
  const folder = join(projectRoot, 'test-results/screens');
  await mkdir(folder, { recursive: true });
  const sizes = [
    { width: 360, height: 740 },
    { width: 900, height: 700 },
    { width: 1400, height: 900 },
  ];
  return screens.flatMap(({ id, path }) =>
    sizes.flatMap((size) =>
      [false, true].map((isDark) => ({
        ...size,
        path,
        isDark,
        file: join(folder, `${id}-${size.width}-${isDark ? 'dark' : 'light'}.png`),
      })),
    ),
  );
}

const shotForReadme: Shot = {
  path: '/JSON/JSONFormatter',
  width: 1200,
  height: 760,
  isDark: false,
  file: join(projectRoot, 'docs/screenshot.png'),
};

await buildIfNeeded();
const site = await serveSite();
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArguments });
try {
  for (const shot of process.argv.includes('all') ? await shotsOfAll() : [shotForReadme]) {
    await take(browser, site.address, shot);
  }
} finally {
  await browser.close();
  await site.close();
}
