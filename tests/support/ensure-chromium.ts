import { findChromium, findHeadlessChromium } from './chromium.ts';
import { installDebianPackage } from './install-debian-package.ts';

const instruction =
  'The tests need a Chromium and found none. Install one (Debian and Ubuntu: sudo apt-get install chromium; ' +
  'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one.';

/**
 * The Chromium for the tests; installs Debian's where that is possible.
 * @throws with what to do, where there is none and it cannot be installed
 */
export function ensureChromium(): string {
  if (findChromium() === undefined) {
    installDebianPackage('chromium');
  }
  const found = findChromium();
  // Debian's own shell goes with Debian's own browser, and is only faster.
  if (found === '/usr/bin/chromium' && findHeadlessChromium() === found) {
    installDebianPackage('chromium-headless-shell');
  }
  if (found === undefined) {
    throw new Error(instruction);
  }
  return found;
}
