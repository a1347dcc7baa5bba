import type { RedisCommands } from './redis-clients.ts';
import { readRefusal } from './redis-refusal.ts';
import type { RoomChange } from './redis-script.ts';

/** The channel on which each server's heartbeats are published, as its node's id. */
export const heartbeatChannel = 'poker-planning:nodes';
/** The lifetime of a server's key after its last heartbeat, in heartbeats. */
const nodeLifetime = 30;

/**
 * What a server writes to Redis: rooms, and its own heartbeat. What Redis already has may exceed its memory limit, if
 * Redis supports that, so that a team can finish its meeting when the memory is full.
 */
export class RedisWrites {
  /** Whether Redis supports scripts that may exceed `maxmemory`, as it does since version 7. */
  private hasFlags = true;

  /**
   * Stores a room: see `keepRoom`. A room that Redis already has may exceed its memory limit.
   * @throws the refusal of Redis, or the error of the connection
   */
  async keepRoom(commands: RedisCommands, key: string, change: RoomChange): ReturnType<RedisCommands['keepRoom']> {
    if (change.from !== '' && this.hasFlags) {
      try {
        return await commands.keepKnownRoom(key, change);
      } catch (error) {
        if (readRefusal(error)?.kind !== 'unflagged') {
          throw error;
        }
        this.hasFlags = false;
      }
    }
    return commands.keepRoom(key, change);
  }

  /**
   * Stores and publishes a server's heartbeat.
   * @param heartbeatEvery the interval at which the server sends them, in ms
   * @returns whether Redis still knew this server before
   * @throws the refusal of Redis, or the error of the connection
   */
  async keepBeat(commands: RedisCommands, nodeId: string, heartbeatEvery: number): Promise<boolean> {
    const beatOf = [`poker-planning:node:${nodeId}`, nodeId, nodeLifetime * heartbeatEvery, heartbeatChannel] as const;
    try {
      return await (this.hasFlags ? commands.beatBeyond(...beatOf) : commands.beat(...beatOf));
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal?.kind === 'unflagged') {
        this.hasFlags = false;
        return commands.beat(...beatOf);
      }
      if (refusal?.kind === 'full') {
        // Redis cannot store any more, but its contents are still available to everyone.
        await commands.publish(heartbeatChannel, nodeId);
        return true;
      }
      throw error;
    }
  }
}
