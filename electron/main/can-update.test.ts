import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canUpdate, type Installation } from './can-update.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-toolbox-installation-'));
  await mkdir(join(folder, 'released'));
  await writeFile(join(folder, 'released/app-update.yml'), 'provider: github\n');
});

afterEach(async () => {
  await chmod(folder, 0o755);
  await rm(folder, { recursive: true, force: true });
});

describe('canUpdate', () => {
  const cases: [name: string, differences: Partial<Installation>, isPossible: boolean][] = [
    ['an AppImage', { appImage: 'Web-Toolbox.AppImage' }, true],
    ['Windows', { platform: 'win32' }, true],
    ['macOS', { platform: 'darwin' }, true],
    ['the sources', { isPackaged: false, appImage: 'Web-Toolbox.AppImage' }, false],
    ['the sources on Windows', { isPackaged: false, platform: 'win32' }, false],
    ['a package of the system, as a .deb', {}, false],
    ['a package that knows no releases', { platform: 'win32', resources: 'elsewhere' }, false],
    ['an AppImage in a folder that is gone', { appImage: 'gone/Web-Toolbox.AppImage' }, false],
  ];
  it.each(cases)('%s', async (_name, { resources = 'released', appImage, ...differences }, isPossible) => {
    const installation: Installation = {
      isPackaged: true,
      platform: 'linux',
      resources: join(folder, resources),
      appImage: appImage === undefined ? undefined : join(folder, appImage),
      ...differences,
    };
    expect(await canUpdate(installation)).toBe(isPossible);
  });
});
