import { randomUUID } from 'node:crypto';
import type { Log } from '#server/log.ts';
import { createObservable } from '#shared/observable.ts';
import { RedisLink } from './redis-link.ts';
import { SharedRoom } from './redis-room.ts';
import type { RoomStore } from './room-store.ts';

export interface RedisStoreOptions {
  /** The address, `redis://[[user]:password@]host[:port][/database]`, or with `rediss:` for TLS. */
  readonly url: string;
  readonly log: Log;
  /**
   * The interval of this server's heartbeats in ms; a server that was not heard for five times this long counts as
   * gone.
   */
  readonly heartbeatEvery?: number;
}

/**
 * Creates a store that keeps rooms in Redis, where any number of servers share them.
 * @throws Error for an address that is not one of a Redis server; an unreachable server is not an error, since it may
 *   become available
 */
export function createRedisStore({ url, log, heartbeatEvery = 2000 }: RedisStoreOptions): RoomStore {
  const nodeId = randomUUID();
  const rooms = new Map<string, SharedRoom>();
  /** When each server was last heard, in ms of this process's clock. */
  const heardAt = new Map<string, number>();
  const isAvailable = createObservable(false);

  const link = new RedisLink({
    url,
    nodeId,
    heartbeatEvery,
    log,
    onHeartbeat: (id) => heardAt.set(id, performance.now()),
    onReady: () => {
      heardAt.clear();
      synchronise();
      isAvailable.write(true);
    },
    onLost: () => {
      isAvailable.write(false);
      for (const room of rooms.values()) {
        room.onLost();
      }
    },
    onForgotten: () => {
      log('redis-emptied');
      synchronise();
    },
  });

  function synchronise(): void {
    for (const room of rooms.values()) {
      room.synchronise();
    }
  }

  function missedBy(id: string): number {
    const now = performance.now();
    const last = heardAt.get(id) ?? now; // A server that has not been heard yet gets as much time as any other.
    heardAt.set(id, last);
    return (now - last) / heartbeatEvery;
  }

  const sweep = setInterval(() => {
    if (link.isAvailable) {
      for (const room of rooms.values()) {
        room.tend();
      }
    }
  }, heartbeatEvery);
  sweep.unref();

  const find = (roomId: string): SharedRoom => {
    const room = rooms.get(roomId) ?? new SharedRoom(roomId, nodeId, link, missedBy, log, () => release(roomId));
    rooms.set(roomId, room);
    return room;
  };

  /** Releases a room that nobody watches once its messages are stored. */
  function release(roomId: string): void {
    if (rooms.get(roomId)?.isIdle === true) {
      rooms.delete(roomId);
    }
  }

  link.start();
  return {
    name: 'redis',
    now: () => link.now(),
    isAvailable,
    watch: (roomId, watcher) => find(roomId).watch(watcher),
    unwatch: (roomId) => {
      rooms.get(roomId)?.unwatch();
      release(roomId);
    },
    apply: (roomId, message, sender) => find(roomId).apply(message, sender),
    announce: (roomId, presence) => rooms.get(roomId)?.presence.announce(presence),
    countRooms: () => undefined,
    async close() {
      clearInterval(sweep);
      for (const room of rooms.values()) {
        room.unwatch();
      }
      await link.close();
    },
  };
}
