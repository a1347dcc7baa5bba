import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { freePort } from '#tests/support/servers/free-port.ts';

const any = () => 20_000 + Math.floor(Math.random() * 12_000);

/** Expects that a port is asked for and not given. */
async function expectRefused(port: number): Promise<void> {
  const draw = vi.fn(any).mockReturnValueOnce(port);
  expect(await freePort(draw)).not.toBe(port);
  expect(draw.mock.calls.length).toBeGreaterThan(1);
}

it('gives a port once, on which one can listen', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '0.0.0.0');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
  await expectRefused(port);
});

it('gives no port on which something listens', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  await expectRefused((server.address() as AddressInfo).port);
  server.close();
});

it('gives no port that was given in another process', async () => {
  const file = new URL('../support/servers/free-port.ts', import.meta.url).href;
  const script = `const { freePort } = await import('${file}'); console.log(await freePort()); setInterval(() => {}, 1e6);`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  const port = await new Promise<Buffer>((resolve) => other.stdout.once('data', resolve));
  await expectRefused(Number(String(port)));
  other.kill();
});
