import { defineScript } from 'redis';

/** Tells a script's first argument list from its text: Redis wants the keys before all else. */
interface Parser {
  pushKey(key: string): void;
  push(...values: string[]): void;
}

export interface RoomChange {
  /** The stamp of the room that the change was made from; empty where there was none. */
  readonly from: string;
  /** The stamp of the changed room. */
  readonly to: string;
  readonly room: string;
  /** In ms. */
  readonly lifetime: number;
  readonly channel: string;
}

/** The room goes to Redis once a change: the news of it is put together there. */
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
 * Keeps a room only if it is still the one that the change was made from, so that of two servers that change a room at
 * once neither overwrites the other: the second gets the room as it is and applies its messages to that.
 * Tells the other servers in the same step.
 */
export const keepRoom = keepScript('');

/**
 * The same for a room that Redis has already: it may go beyond `maxmemory`, so that a team can end its meeting when
 * the memory is full. The flag is of Redis 7; an older Redis refuses the script.
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
 * Says that a server lives, and finds out whether rooms can be kept: it does with the server's own key what
 * `keepRoom` does with a room's. Gives whether Redis still had the key.
 */
export const beat = beatScript('');
/** The same beyond `maxmemory`. */
export const beatBeyond = beatScript('#!lua flags=allow-oom\n');
