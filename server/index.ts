import { messageOf } from '#shared/message-of.ts';
import { hostSite } from './host-site.ts';
import { logToOutput } from './log.ts';
import { createRedisStore } from './rooms/redis-store.ts';
import type { RoomStore } from './rooms/room-store.ts';
import { readServerSettings } from './settings.ts';
import { builtSite } from './site.ts';

function openRedis(url: string): RoomStore {
  try {
    return createRedisStore({ url, log: logToOutput });
  } catch {
    // The message does not contain the address, which may include a password.
    throw new Error('REDIS_URL is not the address of a Redis server, such as redis://localhost:6379.');
  }
}

/** Starts the server that the environment describes; exits with 1 if it cannot, and with 0 on a signal to stop. */
async function start(): Promise<void> {
  const settings = readServerSettings(process.env);
  if (!settings.ok) {
    throw new Error(settings.error);
  }
  const { configuration, host, port, githubApis, pokerServers, redisUrl, hasMetrics, connectionsPerAddress } =
    settings.value;
  const { takesVersion1, socketsPerAddress, roomsPerAddress, clientAddressHeader } = settings.value;
  const hosted = await hostSite({
    root: builtSite,
    host,
    port,
    githubApis,
    pokerServers,
    configuration,
    hasMetrics,
    limits: { connectionsPerAddress },
    rooms: { takesVersion1, socketsPerAddress, roomsPerAddress, clientAddressHeader },
    store: redisUrl === undefined ? undefined : openRedis(redisUrl),
    log: logToOutput,
  });
  if (!hosted.ok) {
    throw new Error(`${host}:${port} (HOST and PORT): ${hosted.error.message}`);
  }
  console.log(`Web Toolbox is at ${hosted.value.address}`);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // With npm in between, Ctrl+C arrives twice, once from the terminal and once from npm: the second one has no
    // effect.
    process.on(signal, () => {
      if (!isStopping) {
        isStopping = true;
        logToOutput('stopping', { signal });
        hosted.value.stop().then(() => process.exit(0));
      }
    });
  }
}

// The process that reads the log may end before the server does; rooms continue without it.
process.stdout.on('error', () => undefined);

try {
  await start();
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
