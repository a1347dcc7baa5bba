import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data that a second instance passes to the first. */
export interface SecondStart {
  readonly argv: readonly string[];
  readonly workingDirectory: string;
  readonly additionalData: object;
}

const lockName = 'instance-lock';
const messageName = /^second-instance-.*\.json$/;

function isRunning(lock: string): boolean {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    return false;
  }
}

/** Whether nobody holds the lock of a profile yet. */
export function isFirstInstance(folder: string): boolean {
  return !isRunning(join(folder, lockName));
}

/**
 * The lock is a file in the profile. A second process creates a file beside it: like Electron, it has passed on all
 * data when this function returns, and may end immediately.
 * @returns whether this process is the first
 */
export function takeInstanceLock(folder: string, own: SecondStart, onSecond: (second: SecondStart) => void): boolean {
  const lock = join(folder, lockName);
  if (isRunning(lock)) {
    const name = join(folder, `${randomUUID()}.tmp`);
    writeFileSync(name, JSON.stringify(own));
    renameSync(name, join(folder, `second-instance-${randomUUID()}.json`));
    return false;
  }
  writeFileSync(lock, String(process.pid));
  watch(folder, () => {
    for (const name of readdirSync(folder).filter((entry) => messageName.test(entry))) {
      const second = JSON.parse(readFileSync(join(folder, name), 'utf8')) as SecondStart;
      rmSync(join(folder, name));
      onSecond(second);
    }
  }).unref();
  return true;
}
