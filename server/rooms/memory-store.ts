import { createObservable } from '#shared/observable.ts';
import type { Refusal, RoomMessage } from '#shared/poker/messages.ts';
import type { Room } from '#shared/poker/room.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { applyFrom, type RoomStore, type RoomWatcher, roomLifetime, type Sender } from './room-store.ts';

export interface MemoryStoreOptions {
  /** The current time, in ms since 1970. */
  readonly now?: () => number;
  /**
   * The approximate maximum size of all rooms in bytes: rooms can be created only within half of it; the rest is for
   * existing rooms.
   */
  readonly mostBytes?: number;
  /** How often to check for expired rooms, in ms. */
  readonly sweepEvery?: number;
}

interface KeptRoom {
  readonly room: Room;
  readonly bytes: number;
  /** When the last message arrived, in ms since 1970. */
  readonly usedAt: number;
}

/** Creates a store that keeps rooms in this process: they end with it. */
export function createMemoryStore({
  now = Date.now,
  mostBytes = 256 * 1024 * 1024,
  sweepEvery = 60_000,
}: MemoryStoreOptions = {}): RoomStore {
  const rooms = new Map<string, KeptRoom>();
  const watchers = new Map<string, RoomWatcher>();
  /** The rooms that everybody has left, in the order in which they were left. */
  const left = new Set<string>();
  let bytes = 0;

  function forget(roomId: string): void {
    bytes -= rooms.get(roomId)?.bytes ?? 0;
    rooms.delete(roomId);
    left.delete(roomId);
  }

  /** Makes space by forgetting rooms that everybody has left. @returns whether there is then enough space */
  function makeSpace(needed: number, most: number, exceptFor: string): boolean {
    for (const roomId of left) {
      if (bytes + needed <= most) {
        break;
      }
      if (roomId !== exceptFor) {
        forget(roomId);
      }
    }
    return bytes + needed <= most;
  }

  /** The room, unless it has expired. */
  function find(roomId: string): Room | undefined {
    const kept = rooms.get(roomId);
    if (kept !== undefined && now() - kept.usedAt >= roomLifetime) {
      forget(roomId);
      return undefined;
    }
    return kept?.room;
  }

  const sweep = setInterval(() => {
    for (const roomId of rooms.keys()) {
      if (find(roomId) === undefined) {
        watchers.get(roomId)?.onRoom(undefined);
      }
    }
  }, sweepEvery);
  sweep.unref();

  function applyNow(roomId: string, message: RoomMessage, sender: Sender): Result<Room, Refusal> {
    const before = find(roomId);
    const applied = applyFrom(sender, message, before, now());
    if (!applied.ok) {
      return applied;
    }
    const room = applied.value;
    if (before === undefined && room.version === 0) {
      return applied; // nothing to keep, for example if a room that does not exist is reset
    }
    const size = estimateBytes(room);
    const sizeBefore = rooms.get(roomId)?.bytes ?? 0;
    const most = before === undefined ? mostBytes / 2 : mostBytes;
    if (size > sizeBefore && !makeSpace(size - sizeBefore, most, roomId)) {
      return fail({ code: 'server-full', message: 'The server has no room for more now: try again later.' });
    }
    bytes += size - sizeBefore;
    rooms.set(roomId, { room, bytes: size, usedAt: now() });
    if (!watchers.has(roomId)) {
      left.add(roomId);
    }
    if (room !== before) {
      watchers.get(roomId)?.onRoom(room);
    }
    return ok(room);
  }

  return {
    name: 'memory',
    now,
    isAvailable: createObservable(true),
    watch(roomId, watcher) {
      watchers.set(roomId, watcher);
      left.delete(roomId);
      watcher.onRoom(find(roomId));
    },
    unwatch: (roomId) => {
      watchers.delete(roomId);
      if (rooms.has(roomId)) {
        left.add(roomId);
      }
    },
    apply: async (roomId, message, sender) => applyNow(roomId, message, sender),
    announce: () => {},
    countRooms: () => rooms.size,
    close: async () => clearInterval(sweep),
  };
}

/** The approximate size of a room: two bytes per character, and the overhead of objects. */
function estimateBytes(room: Room): number {
  const text = (value = '') => 2 * value.length;
  let size = 600 + text(room.story);
  for (const card of room.cards) {
    size += 40 + text(card);
  }
  for (const { username, estimate, estimatedAtISO8601, key, voteKey } of room.members) {
    size += 200 + text(username) + text(estimate) + text(estimatedAtISO8601) + text(key) + text(voteKey);
  }
  for (const { title, votes } of room.history) {
    size += 200 + text(title) + votes.reduce((sum, { estimate }) => sum + 80 + text(estimate), 0);
  }
  return size;
}
