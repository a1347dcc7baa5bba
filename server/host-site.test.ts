import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hostSite } from './host-site.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'web-toolbox-host-'));
  await writeFile(join(root, 'index.html'), '<head><title>Web Toolbox</title>');
});
afterAll(() => rm(root, { recursive: true }));

test('serves site and rooms on one port, and stops both', async () => {
  const hosted = await hostSite({ root, host: '127.0.0.1', port: 0 });
  if (!hosted.ok) {
    throw new Error(hosted.error.message);
  }
  const { address, port, stop } = hosted.value;
  expect(address).toBe(`http://127.0.0.1:${port}`);
  expect(await (await fetch(address)).text()).toContain('name="poker-planning-server"');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?roomUUID=room`);
  await new Promise((resolve) => socket.once('message', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await stop();
  expect(await closed).toBe(1012);
  await expect(fetch(address)).rejects.toThrow();
  const again = await hostSite({ root, host: '127.0.0.1', port });
  expect(again.ok && (await again.value.stop())).toBeUndefined();
});

test('says that a port is in use, and leaves it alone', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  expect(await hostSite({ root, host: '127.0.0.1', port })).toMatchObject({
    ok: false,
    error: { code: 'port-in-use' },
  });
  other.close();
});

test.each(['203.0.113.7', 'no-such-host.invalid'])('says that %s is not an address of this machine', async (host) => {
  expect(await hostSite({ root, host, port: 0 })).toMatchObject({ ok: false, error: { code: 'no-such-address' } });
});
