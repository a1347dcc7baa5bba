import { defineScript } from 'redis';

/** Collects the keys and arguments of a script: Redis requires the keys first. */
interface Parser {
  pushKey(key: string): void;
  push(...values: string[]): void;
}

export interface RoomChange {
  /** The stamp of the room on which the change is based; empty if there was none. */
  readonly from: string;
  /** The stamp of the changed room. */
  readonly to: string;
  readonly room: string;
  /** The lifetime in ms. */
  readonly lifetime: number;
  readonly channel: string;
}

/** The room is sent to Redis only once per change: the script assembles the news of it there. */
const keep = `
  local kept = redis.call('HGET', KEYS[1], 'stamp') or ''
  if kept ~= ARGV[1] then
    return {0, redis.call('HGET', KEYS[1], 'room') or ''}
  end
  redis.call('HSET', KEYS[1], 'stamp', ARGV[2], 'room', ARGV[3])
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
  redis.call('PUBLISH', ARGV[5], 'room ' .. ARGV[2] .. ' ' .. ARGV[3])
  return {1, ''}
`;

const keepScript = (head: string) =>
  defineScript({
    NUMBER_OF_KEYS: 1,
    SCRIPT: `${head}${keep}`,
    parseCommand(parser: Parser, key: string, { from, to, room, lifetime, channel }: RoomChange) {
      parser.pushKey(key);
      parser.push(from, to, room, `${lifetime}`, channel);
    },
    transformReply(reply: unknown): { readonly isKept: boolean; readonly room: string } {
      const [isKept, room] = reply as [number, string];
      return { isKept: isKept === 1, room };
    },
  });

/**
 * Stores a room only if the stored one is still the one on which the change is based. If two servers change a room at
 * once, neither overwrites the other: the second receives the current room and applies its messages to that. Notifies
 * the other servers in the same step.
 */
export const keepRoom = keepScript('');

/**
 * Does the same for a room that Redis already has, which may exceed `maxmemory`, so that a team can finish its meeting
 * when the memory is full. The flag requires Redis 7; an older Redis rejects the script.
 */
export const keepKnownRoom = keepScript('#!lua flags=allow-oom\n');

const beatScript = (head: string) =>
  defineScript({
    NUMBER_OF_KEYS: 1,
    SCRIPT: `${head}
      local was = redis.call('HGET', KEYS[1], 'stamp')
      redis.call('HSET', KEYS[1], 'stamp', ARGV[1])
      redis.call('PEXPIRE', KEYS[1], ARGV[2])
      redis.call('PUBLISH', ARGV[3], ARGV[1])
      return was and 1 or 0
    `,
    parseCommand(parser: Parser, key: string, nodeId: string, lifetime: number, channel: string) {
      parser.pushKey(key);
      parser.push(nodeId, `${lifetime}`, channel);
    },
    transformReply: (reply: unknown): boolean => reply === 1,
  });

/**
 * Sends a server's heartbeat and checks whether rooms can be stored: it does the same with the server's own key as
 * `keepRoom` does with a room's. Returns whether Redis still had the key.
 */
export const beat = beatScript('');
/** Does the same, even beyond `maxmemory`. */
export const beatBeyond = beatScript('#!lua flags=allow-oom\n');
