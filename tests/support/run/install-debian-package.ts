import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs a package where that is possible without asking: as root on Debian. Elsewhere it does nothing, and a failure
 * is only in the output: whoever needs the package looks whether it is there.
 */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing Debian's ${name}…`);
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', name], options);
  }
}
