import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from './build-all.ts';
import { describeMissingElectron, reasonOf } from './ensure-electron.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-toolbox-electron-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Ending {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script without Electron's binary, installed or cached; it can only be downloaded from this mirror. */
function runWithout(script: string, mirror: string): Promise<Ending> {
  const environment = {
    ...process.env,
    ELECTRON_MIRROR: mirror,
    electron_config_cache: folder,
    // Ignores the binary that may be installed on this machine.
    ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'no-such-folder'),
  };
  return promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: projectRoot,
    env: environment,
  }).then(
    (said) => ({ code: 0, ...said }),
    (failed: Ending) => failed,
  );
}

describe.each(['build/scripts/desktop.ts', 'build/scripts/dist.ts'])('%s', (script) => {
  it('says in one sentence that Electron cannot be had, from where, and what to do', async () => {
    const server = createServer((_request, response) => response.writeHead(404).end());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const mirror = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { code, stdout, stderr } = await runWithout(script, mirror);
    await new Promise((done) => server.close(done));
    const lines = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('No .deb and no .rpm is made'));
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`could not be downloaded from ${mirror} (`);
    for (const word of ['ELECTRON_MIRROR', 'PROXY', '`npm start`']) {
      expect(lines[0]).toContain(word);
    }
  });
});

it.each([
  [
    'HTTPError: Response code 404 (Not Found)\n    at Request.<anonymous> (got.js:1:1)\n    at process.x',
    'Response code 404 (Not Found)',
  ],
  ['(node:1) Warning: a\nRequestError: getaddrinfo ENOTFOUND github.com\n    at x', 'getaddrinfo ENOTFOUND github.com'],
  ['TypeError: Error: fetch failed\n    at x', 'fetch failed'],
  ['no stack at all', 'no stack at all'],
  ['', 'the download ended without a word'],
])('of %j the reason is %s', (said, reason) => {
  expect(reasonOf(said)).toBe(reason);
});

it('names the place where it was tried', () => {
  expect(describeMissingElectron('x', {})).toContain('from https://github.com/electron/electron/releases (x)');
  expect(describeMissingElectron('x', { npm_config_electron_mirror: 'https://m/' })).toContain('from https://m/ (x)');
});
