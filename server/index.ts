import { hostSite } from './host-site.ts';
import { logToOutput } from './log.ts';
import { createRedisStore } from './rooms/redis-store.ts';
import type { RoomStore } from './rooms/room-store.ts';
import { builtSite } from './site.ts';

function openRedis(url: string): RoomStore {
  try {
    return createRedisStore({ url, log: logToOutput });
  } catch {
    // Without the address: it may hold a password.
    throw new Error('REDIS_URL is no address of a Redis: one such as redis://localhost:6379 is needed.');
  }
}

/** Starts the server that the environment describes; ends with 1 if it cannot, and with 0 on a signal to stop. */
async function start(): Promise<void> {
  const { HOST, PORT, GITHUB_API_URL, REDIS_URL } = process.env;
  const portText = PORT || '8080';
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${portText}": a number from 0 to 65535 is needed.`);
  }
  const host = HOST || '127.0.0.1';
  const hosted = await hostSite({
    root: builtSite,
    host,
    port,
    githubApis: GITHUB_API_URL,
    store: REDIS_URL ? openRedis(REDIS_URL) : undefined,
    log: logToOutput,
  });
  if (!hosted.ok) {
    throw new Error(`${host}:${port} (HOST and PORT): ${hosted.error.message}`);
  }
  console.log(`Web Toolbox is at ${hosted.value.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      logToOutput('stopping', { signal });
      hosted.value.stop().then(() => process.exit(0));
    });
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
