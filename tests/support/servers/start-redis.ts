import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureRedis } from '../run/ensure-redis.ts';
import { freePort } from './free-port.ts';

export interface RunningRedis {
  readonly url: string;
  readonly port: number;
  /** The process id of the running server. */
  readonly pid: number;
  /** Ends the server like `systemctl stop`: confirmed data is on disk if the server keeps an append-only file. */
  stop(): Promise<void>;
  /** Starts it again on the same port, with the data on disk. */
  restart(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

/**
 * Starts a real redis-server on a free port, with its own files.
 * @param keepsAll whether it writes each change to disk, or forgets everything when it ends
 * @param more further settings of redis.conf
 */
export async function startRedis(
  keepsAll: boolean,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningRedis> {
  const program = ensureRedis();
  const folder = await mkdtemp(join(tmpdir(), 'web-toolbox-redis-'));
  const port = await freePort();
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: keepsAll ? 'yes' : 'no', ...more };
    const started = spawn(program, [
      ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]),
      ...(keepsAll ? ['--appendfsync', 'always'] : []),
    ]);
    server = started;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('Ready to accept connections')) {
          resolve();
        }
      });
      started.once('error', reject);
      started.once('exit', () => reject(new Error(`redis-server ended:\n${output}`)));
    });
  }

  async function stop(): Promise<void> {
    if (server !== undefined && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGCONT');
      server.kill('SIGTERM');
      await ended;
    }
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    get pid() {
      return server?.pid ?? 0;
    },
    stop,
    restart: start,
    async remove() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
