import { createClient } from 'redis';
import { beat, beatBeyond, keepKnownRoom, keepRoom } from './redis-script.ts';

type ClientOptions = Parameters<typeof createClient>[0];

const createCommands = (options: ClientOptions) =>
  createClient({ ...options, scripts: { keepRoom, keepKnownRoom, beat, beatBeyond } });
const createListener = (options: ClientOptions) => createClient(options);

export type RedisCommands = ReturnType<typeof createCommands>;
export type RedisListener = ReturnType<typeof createListener>;

/** The two connections of a server to Redis: one for commands, one for listening. */
export interface RedisClients {
  readonly commands: RedisCommands;
  readonly listener: RedisListener;
}

/**
 * Creates the connections, which reconnect by themselves; `connectClients` opens them.
 * @param heartbeatEvery the interval of heartbeats in ms
 * @throws Error for an address that is not one of a Redis server
 */
export function createClients(url: string, heartbeatEvery: number): RedisClients {
  const options = {
    url,
    // Rooms keep what cannot be sent now, because they know what it was for.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5 * heartbeatEvery,
      // The heartbeat uses both connections, so one without traffic is dead.
      socketTimeout: 5 * heartbeatEvery,
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, 1000),
    },
  };
  return { commands: createCommands(options), listener: createListener(options) };
}

/** Opens both connections without waiting for them. Failures do not throw, but arrive as 'error' events. */
export function connectClients({ commands, listener }: RedisClients): void {
  // Each promise settles once connected, or when the connection is closed before; errors until then arrive as 'error'
  // events.
  commands.connect().catch(() => {});
  listener.connect().catch(() => {});
}

/** Closes both at once, even if they are still waiting for something. */
export function destroyClients({ commands, listener }: RedisClients): void {
  for (const client of [commands, listener]) {
    if (client.isOpen) {
      client.destroy();
    }
  }
}
