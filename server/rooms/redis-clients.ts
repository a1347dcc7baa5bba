import { createClient } from 'redis';
import { beat, beatBeyond, keepKnownRoom, keepRoom } from './redis-script.ts';

type ClientOptions = Parameters<typeof createClient>[0];

const createCommands = (options: ClientOptions) =>
  createClient({ ...options, scripts: { keepRoom, keepKnownRoom, beat, beatBeyond } });
const createListener = (options: ClientOptions) => createClient(options);

export type RedisCommands = ReturnType<typeof createCommands>;
export type RedisListener = ReturnType<typeof createListener>;

/** The two connections that a server has to Redis: one for commands, one that listens. */
export interface RedisClients {
  readonly commands: RedisCommands;
  readonly listener: RedisListener;
}

/**
 * Makes the connections, which then come back by themselves; `connectClients` begins.
 * @param heartbeatEvery in ms
 * @throws Error for an address that is none of a Redis
 */
export function createClients(url: string, heartbeatEvery: number): RedisClients {
  const options = {
    url,
    // What cannot be sent now is kept by the rooms, which know what it was for.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5 * heartbeatEvery,
      // The heartbeat passes both connections: one on which nothing moves is dead.
      socketTimeout: 5 * heartbeatEvery,
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, 1000),
    },
  };
  return { commands: createCommands(options), listener: createListener(options) };
}

export function connectClients({ commands, listener }: RedisClients): void {
  // Each settles once it is connected, or when it is closed before; what goes wrong until then comes as 'error'.
  commands.connect().catch(() => {});
  listener.connect().catch(() => {});
}

/** Ends both at once, whatever they still wait for. */
export function destroyClients({ commands, listener }: RedisClients): void {
  for (const client of [commands, listener]) {
    if (client.isOpen) {
      client.destroy();
    }
  }
}
