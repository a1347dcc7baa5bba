import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#build/chromium.ts';
import { createSite } from '#server/site.ts';
import { type Screen, screens } from '#tools/screens.ts';
import { projectRoot } from './build-all.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { joinPictures } from './join-pictures.ts';

/**
 * `npm run screenshots`          the picture in the README
 * `npm run screenshots -- all`   every screen, at four widths, in both themes, into test-results/screens
 * `npm run screenshots -- page`  the same as small joined pictures, for docs/experience.md
 */

interface Shot {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly isDark: boolean;
}

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1400, height: 900 },
  { width: 900, height: 900 },
  { width: 360, height: 900 },
];

async function take(browser: Browser, address: string, shot: Shot): Promise<Buffer> {
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
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** One row for each theme, with one shot for each width. */
const shotsOf = ({ path }: Screen): readonly (readonly Shot[])[] =>
  [false, true].map((isDark) => sizes.map((size) => ({ ...size, path, isDark })));

const shotForReadme: Shot = { path: '/JSON/JSONFormatter', width: 1200, height: 760, isDark: false };

async function saveAll(browser: Browser, address: string): Promise<void> {
  const folder = join(projectRoot, 'test-results/screens');
  await mkdir(folder, { recursive: true });
  for (const screen of screens) {
    for (const shot of shotsOf(screen).flat()) {
      const name = `${screen.id}-${shot.width}-${shot.isDark ? 'dark' : 'light'}.png`;
      await writeFile(join(folder, name), await take(browser, address, shot));
    }
  }
}

/** Writes a picture of each screen, and the page that shows them. */
async function writePage(browser: Browser, address: string): Promise<void> {
  const folder = join(projectRoot, 'docs/experience');
  await mkdir(folder, { recursive: true });
  const parts = [pageStart];
  for (const screen of screens) {
    const rows: Buffer[][] = [];
    for (const row of shotsOf(screen)) {
      const pictures: Buffer[] = [];
      for (const shot of row) {
        pictures.push(await take(browser, address, shot));
      }
      rows.push(pictures);
    }
    await writeFile(join(folder, `${screen.id}.jpg`), await joinPictures(browser, rows));
    const title = screen.entry.heading;
    parts.push(`## ${title}\n\n![${title}, in both themes, at four widths](experience/${screen.id}.jpg)\n`);
  }
  await writeFile(join(projectRoot, 'docs/experience.md'), parts.join('\n'));
}

const pageStart = `# Every screen, at four widths, in both themes

Made by \`npm run screenshots -- page\`: windows of ${sizes.map(({ width }) => width).join(', ')} pixels, light above dark,
as a newcomer sees them. Look here before and after a change of what screens share.
`;

await buildIfNeeded();
const site = await createSite({ root: join(projectRoot, 'out/renderer') });
const address = `${await site.listen({ host: '127.0.0.1', port: 0 })}/`;
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArguments });
try {
  if (process.argv.includes('all')) {
    await saveAll(browser, address);
  } else if (process.argv.includes('page')) {
    await writePage(browser, address);
  } else {
    await writeFile(join(projectRoot, 'docs/screenshot.png'), await take(browser, address, shotForReadme));
  }
} finally {
  await browser.close();
  await site.close();
}
