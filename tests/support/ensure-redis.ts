import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './install-debian-package.ts';

const instruction =
  'The tests of the server need redis-server and found none. Install it (Debian and Ubuntu: sudo apt-get install ' +
  'redis-server; elsewhere: https://redis.io/docs/latest/operate/oss_and_stack/install/), or set REDIS_SERVER_PATH to one.';

/** @returns a redis-server that runs, if there is one */
export function findRedis(): string | undefined {
  const candidates = [process.env.REDIS_SERVER_PATH, 'redis-server'].filter(
    (path) => path !== undefined && path !== '',
  );
  return candidates.find((path) => path !== undefined && spawnSync(path, ['--version']).status === 0);
}

/**
 * The redis-server for the tests; installs Debian's where that is possible without asking: as root on Debian.
 * @throws with what to do, where there is none and it cannot be installed
 */
export function ensureRedis(): string {
  const found = findRedis();
  if (found !== undefined) {
    return found;
  }
  installDebianPackage('redis-server');
  const installed = findRedis();
  if (installed === undefined) {
    throw new Error(instruction);
  }
  return installed;
}
