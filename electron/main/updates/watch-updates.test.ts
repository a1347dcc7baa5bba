import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureRequestOptions, configureRequestUrl, type DownloadOptions, HttpExecutor } from 'builder-util-runtime';
import { AppImageUpdater } from 'electron-updater';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchUpdates } from './watch-updates.ts';

/** An executor that works like Electron's own, but over Node's http. */
class NodeExecutor extends HttpExecutor<ReturnType<typeof request>> {
  createRequest(options: object, callback: (response: IncomingMessage) => void) {
    return request(options, callback);
  }

  download(url: URL, destination: string, options: DownloadOptions): Promise<string> {
    return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
      const requestOptions = { headers: options.headers ?? undefined, redirect: 'manual' };
      configureRequestUrl(url, requestOptions);
      configureRequestOptions(requestOptions);
      const callback = (error: Error | null | undefined) => (error ? reject(error) : resolve(destination));
      this.doDownload(requestOptions, { destination, options, onCancel, callback, responseHandler: null }, 0);
    });
  }
}

const program = (version: string) => `#!/bin/sh\n# ${version}\nexit 0\n`;

let folder: string;
let server: Server;
let release: { version: string; content: string; announced?: string } | undefined;
let requests: IncomingMessage[];
/** Releases the download, which the server holds back until then. */
let letDownload: (() => void) | undefined;
let log: string[];
let quit: (exitCode: number) => void;
let stop: () => void;

/** Answers a request for the newest release like a release host. */
function answer(path: string): string | undefined {
  if (release === undefined) {
    return undefined;
  }
  const { version, content, announced = content } = release;
  if (path.endsWith('.AppImage')) {
    return content;
  }
  const sha512 = createHash('sha512').update(announced).digest('base64');
  const file = `  - url: Web-Toolbox-x86_64.AppImage\n    sha512: ${sha512}\n    size: ${announced.length}\n`;
  return `version: ${version}\nfiles:\n${file}path: Web-Toolbox-x86_64.AppImage\nsha512: ${sha512}\n`;
}

const readAddress = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const appImage = () => join(folder, 'Web-Toolbox.AppImage');

/** Creates the real updater of electron-updater; only Electron's `app` and its network are replaced by the test. */
function createUpdater(): AppImageUpdater {
  const updater = new AppImageUpdater(null, {
    version: '3.0.0',
    name: 'web-toolbox',
    isPackaged: true,
    appUpdateConfigPath: join(folder, 'app-update.yml'),
    userDataPath: join(folder, 'user'),
    baseCachePath: join(folder, 'cache'),
    whenReady: () => Promise.resolve(),
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: (handler: (exitCode: number) => void) => {
      quit = handler;
    },
  });
  Reflect.set(updater, 'httpExecutor', new NodeExecutor());
  return updater;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-toolbox-updates-'));
  release = undefined;
  requests = [];
  letDownload = undefined;
  log = [];
  quit = () => undefined;
  server = createServer((incoming, response) => {
    requests.push(incoming);
    const content = answer(new URL(incoming.url ?? '', 'http://localhost').pathname);
    const send = () => response.writeHead(content === undefined ? 404 : 200).end(content);
    if (letDownload !== undefined && incoming.url?.includes('.AppImage')) {
      letDownload = send;
    } else {
      send();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await writeFile(
    join(folder, 'app-update.yml'),
    `provider: generic\nurl: ${readAddress()}\nupdaterCacheDirName: updates\n`,
  );
  await writeFile(appImage(), program('3.0.0'));
  await chmod(appImage(), 0o755);
  vi.stubEnv('APPIMAGE', appImage());
  for (const level of ['error', 'info', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => log.push(parts.join(' ')));
  }
  vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => log.push(parts.join(' ')));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-01-01T08:00:00Z') });
});

afterEach(async () => {
  stop();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true, force: true });
});

const hour = 60 * 60 * 1000;
const descriptions = () => requests.filter(({ url }) => url?.includes('.yml'));

interface Watched {
  /** The messages to the user. */
  readonly told: string[];
  /** How each check ended. */
  readonly ends: string[];
  /** The checks that have begun, each until it is over for whoever asked for it, which is after it has told its end. */
  readonly checks: readonly Promise<void>[];
}

/** Starts to watch. */
function watch(): Watched {
  const told: string[] = [];
  const ends: string[] = [];
  const checks: Promise<void>[] = [];
  const updater = createUpdater();
  const checkForUpdates = updater.checkForUpdates.bind(updater);
  updater.checkForUpdates = () => {
    const result = checkForUpdates();
    const isOver = result.then((found) => found?.downloadPromise);
    checks.push(
      isOver.then(
        () => undefined,
        () => undefined,
      ),
    );
    return result;
  };
  for (const name of ['error', 'update-not-available', 'update-downloaded'] as const) {
    updater.on(name, () => ends.push(name));
  }
  stop = watchUpdates(updater, (message) => told.push(message));
  return { told, ends, checks };
}

/** Waits until the checks that have begun are over, for the watcher too. */
async function areOver(checks: readonly Promise<void>[]): Promise<void> {
  await Promise.all(checks);
  await new Promise((done) => setImmediate(done));
}

/** Advances the time by some hours. The checks that begin in them end in real time. */
async function pass(hours: number, checks: readonly Promise<void>[], begun: number): Promise<void> {
  await areOver(checks);
  const before = checks.length;
  await vi.advanceTimersByTimeAsync(hours * hour);
  expect(checks.length - before).toBe(begun);
  await areOver(checks);
}

describe('watchUpdates', () => {
  it('downloads a newer version, says so, and puts it in place when the app quits', async () => {
    release = { version: '3.1.0', content: program('3.1.0') };
    const { told } = watch();
    await expect.poll(() => told).toEqual(['Version 3.1.0 is ready and will be installed when you quit.']);
    expect(await readFile(appImage(), 'utf8')).toBe(program('3.0.0'));
    quit(0);
    expect(await readFile(appImage(), 'utf8')).toBe(program('3.1.0'));
    expect(log).toEqual([]);
  });

  it('leaves the app alone when it ends with an error', async () => {
    release = { version: '3.1.0', content: program('3.1.0') };
    const { told } = watch();
    await expect.poll(() => told).toHaveLength(1);
    quit(1);
    expect(await readFile(appImage(), 'utf8')).toBe(program('3.0.0'));
  });

  it('installs nothing and asks nothing once it is ended', async () => {
    release = { version: '3.1.0', content: program('3.1.0') };
    const { told } = watch();
    await expect.poll(() => told).toHaveLength(1);
    const asked = requests.length;
    stop();
    await vi.advanceTimersByTimeAsync(100 * hour);
    quit(0);
    expect(await readFile(appImage(), 'utf8')).toBe(program('3.0.0'));
    expect(requests).toHaveLength(asked);
  });

  it('downloads nothing when it is ended before the answer is there', async () => {
    release = { version: '3.1.0', content: program('3.1.0') };
    const { told, ends } = watch();
    stop();
    await expect.poll(() => descriptions()).toHaveLength(1);
    // The next watcher sends its request later, and so receives its answer later.
    const next = watch();
    await expect.poll(() => next.told).toHaveLength(1);
    expect(requests.filter(({ url }) => url?.endsWith('.AppImage'))).toHaveLength(1);
    expect(told).toEqual([]);
    expect(ends).toEqual([]);
  });

  it.each(['3.0.0', '2.9.9'])('does nothing about version %s', async (version) => {
    release = { version, content: program(version) };
    const { told, ends } = watch();
    await expect.poll(() => ends).toEqual(['update-not-available']);
    expect(told).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it('sends nothing that tells one machine from another', async () => {
    release = { version: '3.1.0', content: program('3.1.0') };
    const { told } = watch();
    await expect.poll(() => told).toHaveLength(1);
    expect(requests.length).toBeGreaterThan(1);
    for (const { headers } of requests) {
      const known = ['accept', 'cache-control', 'connection', 'host', 'user-agent', 'x-user-staging-id'];
      expect(Object.keys(headers).filter((name) => !known.includes(name))).toEqual([]);
      expect(headers['x-user-staging-id']).toBe('none');
    }
  });

  it('refuses a file that is not the one announced', async () => {
    release = { version: '3.1.0', content: program('evil'), announced: program('3.1.0') };
    const { told, ends, checks } = watch();
    await expect.poll(() => ends).toEqual(['error']);
    expect(log).toEqual([expect.stringMatching(/^Updating failed: .*checksum mismatch/)]);
    // The check is repeated, as after every failure.
    await pass(1, checks, 1);
    expect(ends).toEqual(['error', 'error']);
    quit(0);
    expect(told).toEqual([]);
    expect(await readFile(appImage(), 'utf8')).toBe(program('3.0.0'));
  });

  it('asks once a day, and tells of each version once', async () => {
    release = { version: '3.0.0', content: program('3.0.0') };
    const { told, checks } = watch();
    await pass(23, checks, 0);
    await pass(1, checks, 1);
    release = { version: '3.1.0', content: program('3.1.0') };
    await pass(23, checks, 0);
    await pass(1, checks, 1);
    await pass(24, checks, 1);
    release = { version: '3.2.0', content: program('3.2.0') };
    await pass(24, checks, 1);
    expect(told.map((message) => message.slice(0, 'Version 3.1.0'.length))).toEqual(['Version 3.1.0', 'Version 3.2.0']);
    expect(descriptions()).toHaveLength(5);
    stop();
    await pass(100, checks, 0);
  });

  it('asks for nothing more while a download takes hours', async () => {
    release = { version: '3.1.0', content: program('3.1.0') };
    letDownload = () => undefined;
    const { told } = watch();
    const downloads = () => requests.filter(({ url }) => url?.includes('.AppImage'));
    await expect.poll(downloads).toHaveLength(1);
    for (let hours = 0; hours < 30; hours += 1) {
      await vi.advanceTimersByTimeAsync(hour);
      // Any request made before would have arrived by the time this later one is answered.
      await new Promise((done) => get(readAddress(), (response) => response.resume().on('end', done)));
    }
    expect(descriptions()).toHaveLength(1);
    letDownload();
    await expect.poll(() => told).toEqual(['Version 3.1.0 is ready and will be installed when you quit.']);
    expect(downloads()).toHaveLength(1);
  });

  it('asks again after an hour when it could not ask, and writes one line about it', async () => {
    const { told, ends, checks } = watch();
    await expect.poll(() => ends).toEqual(['error']);
    expect(log).toEqual([expect.stringMatching(/^Updating failed: [^\n]+$/)]);
    release = { version: '3.1.0', content: program('3.1.0') };
    await pass(1, checks, 1);
    await expect.poll(() => told).toHaveLength(1);
  });

  it('goes on without a network', async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    const { told, ends } = watch();
    // A host that refuses the connection is tried three times, a second or two apart.
    await expect.poll(() => ends, { timeout: 15_000 }).toEqual(['error']);
    expect(log).toEqual([expect.stringContaining('ECONNREFUSED')]);
    expect(told).toEqual([]);
  });
});
