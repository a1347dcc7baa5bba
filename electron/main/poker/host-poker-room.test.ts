import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { hostSite } from '#server/host-site.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { createPokerHost } from './host-poker-room.ts';

/** The folder of a website with one page. */
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'poker-host-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><head><title>Site</title></head>');
});
afterAll(() => rm(root, { recursive: true }));

const hosts: ReturnType<typeof createPokerHost>[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

function create(options: Partial<Parameters<typeof createPokerHost>[0]> = {}) {
  const host = createPokerHost({ root, hostSite, findHosts: () => ['192.168.1.5'], ...options });
  hosts.push(host);
  return host;
}

async function listen(server: ReturnType<typeof createServer>) {
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((done) => server.close(done)),
  };
}

const isAnswered = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.ok,
    () => false,
  );

it('serves the site until it is stopped, and says where', async () => {
  const port = await freePort();
  const host = create();
  expect(await host.read()).toEqual({ status: 'stopped' });
  const hosting = { status: 'hosting', port, addresses: [`http://192.168.1.5:${port}`] };
  expect(await host.start(port)).toEqual(hosting);
  expect(await isAnswered(port)).toBe(true);
  // Information about this machine's rooms must not be readable for the whole network.
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  expect(await host.read()).toEqual(hosting);
  expect(host.isHosting()).toBe(true);
  expect(await host.start(port)).toEqual(hosting);
  expect(await host.stop()).toEqual({ status: 'stopped' });
  expect(host.isHosting()).toBe(false);
  expect(await isAnswered(port)).toBe(false);
});

it('says so when the port is taken, and goes on where it was', async () => {
  const taken = await listen(createServer());
  const port = await freePort();
  const host = create();
  await host.start(port);
  expect(await host.start(taken.port)).toEqual({
    status: 'failed',
    reason: 'Another program uses this port: choose another.',
  });
  expect(await host.read()).toMatchObject({ status: 'hosting', port });
  await taken.close();
});

it('moves to another port', async () => {
  const [first, second] = [await freePort(), await freePort()];
  const host = create();
  await host.start(first);
  expect(await host.start(second)).toMatchObject({ status: 'hosting', port: second });
  expect(await isAnswered(first)).toBe(false);
  expect(await isAnswered(second)).toBe(true);
});

it('does what is asked at once one after the other', async () => {
  const port = await freePort();
  const host = create();
  const answers = await Promise.all([host.start(port), host.stop(), host.start(port), host.start(port), host.read()]);
  expect(answers.map(({ status }) => status)).toEqual(['hosting', 'stopped', 'hosting', 'hosting', 'hosting']);
});

it('has no addresses without a network', async () => {
  const port = await freePort();
  expect(await create({ findHosts: () => [] }).start(port)).toEqual({ status: 'hosting', port, addresses: [] });
});

it('says what went wrong when the server cannot even be made', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = create({ root: join(root, 'missing') });
  expect(await host.start(await freePort())).toMatchObject({ status: 'failed', reason: expect.stringMatching(/./u) });
  expect(await host.stop()).toEqual({ status: 'stopped' });
});
