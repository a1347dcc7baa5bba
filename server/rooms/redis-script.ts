import { defineScript } from 'redis';

/**
 * Keeps a room only if it is still the one that the change was made from, so that of two servers that change a room at
 * once neither overwrites the other: the second gets the room as it is and applies its messages to that.
 * Tells the other servers in the same step.
 */
export const keepRoom = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local kept = redis.call('HGET', KEYS[1], 'stamp') or ''
    if kept ~= ARGV[1] then
      return {0, redis.call('HGET', KEYS[1], 'room') or ''}
    end
    redis.call('HSET', KEYS[1], 'stamp', ARGV[2], 'room', ARGV[3])
    redis.call('PEXPIRE', KEYS[1], ARGV[4])
    redis.call('PUBLISH', ARGV[5], ARGV[6])
    return {1, ''}
  `,
  parseCommand(
    parser,
    key: string,
    change: {
      readonly from: string;
      readonly to: string;
      readonly room: string;
      readonly lifetime: number;
      readonly channel: string;
      readonly news: string;
    },
  ) {
    parser.pushKey(key);
    parser.push(change.from, change.to, change.room, `${change.lifetime}`, change.channel, change.news);
  },
  transformReply(reply: unknown): { readonly isKept: boolean; readonly room: string } {
    const [isKept, room] = reply as [number, string];
    return { isKept: isKept === 1, room };
  },
});
