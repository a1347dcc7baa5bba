import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BusNameWatch, findBusSockets, watchBusName } from '#electron/main/menus/watch-bus-name.ts';
import { type SessionBus, startSessionBus } from '#tests/desktop/app/session-bus.ts';

const name = 'org.kde.StatusNotifierWatcher';

describe('findBusSockets', () => {
  it.each([
    ['unix:path=/run/user/1000/bus', ['/run/user/1000/bus']],
    ['unix:path=/tmp/a%20b,guid=85ea1f4c', ['/tmp/a b']],
    ['unix:guid=85ea,abstract=/tmp/dbus-x', ['\0/tmp/dbus-x']],
    ['unix:runtime=yes', ['/run/user/7/bus']],
    ['tcp:host=127.0.0.1,port=1;unix:path=/a;unix:path=/b', ['/a', '/b']],
    ['unixexec:path=/bin/sh', []],
    ['unix:path=%zz', []],
    ['unix:', []],
    ['autolaunch:', []],
    ['', ['/run/user/7/bus']],
    [undefined, ['/run/user/7/bus']],
  ])('of %j are %j', (DBUS_SESSION_BUS_ADDRESS, sockets) => {
    expect(findBusSockets({ DBUS_SESSION_BUS_ADDRESS, XDG_RUNTIME_DIR: '/run/user/7' })).toEqual(sockets);
  });

  it('are none where nothing says so', () => {
    expect(findBusSockets({})).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32')('watchBusName', () => {
  let folder: string;
  let bus: SessionBus | undefined;
  let watch: BusNameWatch | undefined;
  let heard: boolean[];
  let server: Server | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bus-name-'));
    heard = [];
  });
  afterEach(async () => {
    vi.useRealTimers();
    watch?.stop();
    await bus?.close();
    bus = undefined;
    await new Promise((done) => (server === undefined ? done(undefined) : server.close(done)));
    server = undefined;
    await rm(folder, { recursive: true });
  });

  function start(address: string | undefined): Promise<boolean> {
    const environment = { DBUS_SESSION_BUS_ADDRESS: address };
    watch = watchBusName({ name, environment, onChange: (hasOwner) => heard.push(hasOwner) });
    return watch.first;
  }

  it.each([true, false])('says that there is an owner: %s', async (hasOwner) => {
    bus = await startSessionBus(hasOwner);
    expect(await start(bus.address)).toBe(hasOwner);
  });

  it('says when the owner comes, goes, and its bus ends', async () => {
    bus = await startSessionBus(false);
    expect(await start(bus.address)).toBe(false);
    bus.setTray(true);
    await expect.poll(() => heard).toEqual([true]);
    bus.setTray(false);
    bus.setTray(true);
    await expect.poll(() => heard).toEqual([true, false, true]);
    await bus.close();
    bus = undefined;
    await expect.poll(() => heard).toEqual([true, false, true, false]);
  });

  it('goes on to the next address, and is told nothing once it was stopped', async () => {
    bus = await startSessionBus(true);
    expect(await start(`unix:path=${join(folder, 'missing')};${bus.address}`)).toBe(true);
    watch?.stop();
    bus.setTray(false);
    const second = watchBusName({ name, environment: { DBUS_SESSION_BUS_ADDRESS: bus.address }, onChange: () => {} });
    expect(await second.first).toBe(false);
    second.stop();
    expect(heard).toEqual([]);
  });

  it.each([
    ['no bus', undefined],
    ['an address that is none', 'nonsense'],
    ['no socket at the address', 'unix:path=/nowhere/at/all'],
  ])('says no where there is %s', async (_name, address) => {
    expect(await start(address)).toBe(false);
  });

  it.each<readonly [string, (socket: Socket) => unknown]>([
    ['hangs up', (socket) => socket.end()],
    ['lets nobody in', (socket) => socket.write('REJECTED EXTERNAL\r\n')],
    ['says something else, without end', (socket) => socket.write('x'.repeat(100_000))],
    ['goes on with nonsense', (socket) => socket.write('OK 0\r\nnonsense, and more of it')],
    ['says nothing for half a minute', () => vi.advanceTimersByTime(30_000)],
  ])('says no where the bus %s', async (_name, speak) => {
    const path = join(folder, 'bus');
    const sockets: Socket[] = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => speak(socket));
    });
    await new Promise<void>((done) => server?.listen(path, done));
    expect(await start(`unix:path=${path}`)).toBe(false);
    for (const socket of sockets) {
      socket.destroy();
    }
  });
});
