import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Installation, whyNoUpdates } from './why-no-updates.ts';

let folder: string;

const feed = 'provider: github\nowner: a\nrepo: b\n';

/** Possible contents of app-update.yml, by the name of the folder that contains it. */
const descriptions: Readonly<Record<string, string>> = {
  unsigned: feed,
  signed: `${feed}publisherName:\n  - Somebody Ltd\n`,
  'signed by Windows': `${feed}publisherName:\r\n- Somebody Ltd\r\n`,
  'signed in a line': `${feed}publisherName: Somebody Ltd\n`,
  'signed by nobody': `${feed}publisherName: []\n`,
  'signed by null': `${feed}publisherName: null\n`,
  'signed by nothing': `${feed}publisherName:\nupdaterCacheDirName: web-toolbox-updater\n`,
  'signed in a comment': `# publisherName: Somebody\n${feed}`,
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-toolbox-installation-'));
  for (const [name, description] of Object.entries(descriptions)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'app-update.yml'), description);
  }
});

afterEach(async () => {
  await chmod(folder, 0o755);
  await rm(folder, { recursive: true, force: true });
});

describe('whyNoUpdates', () => {
  const cases: [name: string, differences: Partial<Installation>, reason: RegExp | undefined][] = [
    ['an AppImage', { appImage: 'Web-Toolbox.AppImage' }, undefined],
    ['Windows', { platform: 'win32', resources: 'signed' }, undefined],
    ['Windows, with lines of its own', { platform: 'win32', resources: 'signed by Windows' }, undefined],
    ['Windows, one publisher', { platform: 'win32', resources: 'signed in a line' }, undefined],
    ['Windows, not signed', { platform: 'win32' }, /not signed/u],
    ['Windows, signed by nobody', { platform: 'win32', resources: 'signed by nobody' }, /not signed/u],
    ['Windows, signed by null', { platform: 'win32', resources: 'signed by null' }, /not signed/u],
    ['Windows, signed by nothing', { platform: 'win32', resources: 'signed by nothing' }, /not signed/u],
    ['Windows, signed in a comment', { platform: 'win32', resources: 'signed in a comment' }, /not signed/u],
    ['macOS, which checks signatures itself', { platform: 'darwin' }, undefined],
    ['the sources', { isPackaged: false, appImage: 'Web-Toolbox.AppImage' }, /sources/u],
    ['the sources on Windows', { isPackaged: false, platform: 'win32', resources: 'signed' }, /sources/u],
    ['a package of the system, as a .deb', {}, /package manager/u],
    ['a package that knows no releases', { platform: 'win32', resources: 'elsewhere' }, /does not know where/u],
    ['an AppImage that knows no releases', { appImage: 'a.AppImage', resources: 'elsewhere' }, /does not know where/u],
    ['an AppImage in a folder that is gone', { appImage: 'gone/Web-Toolbox.AppImage' }, /cannot be written to/u],
  ];
  it.each(cases)('%s', async (_name, { resources = 'unsigned', appImage, ...differences }, reason) => {
    const installation: Installation = {
      isPackaged: true,
      platform: 'linux',
      resources: join(folder, resources),
      appImage: appImage === undefined ? undefined : join(folder, appImage),
      ...differences,
    };
    const said = await whyNoUpdates(installation);
    expect(said).toEqual(reason === undefined ? undefined : expect.stringMatching(reason));
  });
});
