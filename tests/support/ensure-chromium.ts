import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const instruction =
  'The tests need a Chromium and found none. Install one (Debian and Ubuntu: sudo apt-get install chromium; ' +
  'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one.';

/**
 * The Chromium for the tests; installs Debian's where that is possible without asking: as root on Debian.
 * @throws with what to do, where there is none and it cannot be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) {
    return found;
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium found: installing the one of Debian…');
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], options);
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error(instruction);
  }
  return installed;
}
