import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './install-debian-package.ts';

const instruction =
  'The tests of the server need redis-server and found none. Install it (Debian and Ubuntu: sudo apt-get install ' +
  'redis-server; elsewhere: https://redis.io/docs/latest/operate/oss_and_stack/install/), or set REDIS_SERVER_PATH to one.';

/** @returns a redis-server that works, if there is one */
function findRedis(): string | undefined {
  const candidates = [process.env.REDIS_SERVER_PATH, 'redis-server'].filter(
    (path) => path !== undefined && path !== '',
  );
  return candidates.find((path) => path !== undefined && spawnSync(path, ['--version']).status === 0);
}

/**
 * Finds the redis-server for the tests, and installs Debian's if possible without asking, that is, as root on Debian.
 * @throws an error with instructions if there is none and it cannot be installed
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
