import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessChromium } from '#build/chromium.ts';
import { installDebianPackage } from './install-debian-package.ts';

/** Older versions never fetch a module again that could not be fetched once, which Retry relies on. */
const oldestVersion = 156;

const howToInstall =
  'Install one (Debian and Ubuntu: sudo apt-get install chromium; elsewhere: npx playwright install chromium), ' +
  'or set CHROMIUM_PATH to one.';

const debianChromium = '/usr/bin/chromium';

/** Whether a Chromium is too old for the tests. On Windows, asking for the version would open a window. */
function isOld(path: string): boolean {
  const printed = process.platform === 'win32' ? '' : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;
  return Number(/\b(\d+)\.\d+\.\d+/.exec(printed ?? '')?.[1] ?? oldestVersion) < oldestVersion;
}

/**
 * Finds a Chromium for the tests. Installs or upgrades that of Debian, if possible.
 * @throws Error with instructions, if there is none that is recent enough and none can be installed
 */
export function ensureChromium(): string {
  const before = findChromium();
  if (before === undefined || (before === debianChromium && isOld(before))) {
    installDebianPackage('chromium');
  }
  const found = findChromium();
  const headless = findHeadlessChromium();
  // Debian's shell comes with Debian's browser, and is only faster.
  if (found === debianChromium && headless !== undefined && (headless === found || isOld(headless))) {
    installDebianPackage('chromium-headless-shell');
  }
  if (found === undefined) {
    throw new Error(`The tests need a Chromium and found none. ${howToInstall}`);
  }
  const old = [found, findHeadlessChromium() ?? found].find(isOld);
  if (old !== undefined) {
    throw new Error(`The tests need Chromium ${oldestVersion} or later; ${old} is older. ${howToInstall}`);
  }
  return found;
}
