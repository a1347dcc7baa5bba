import type { Room } from '#shared/poker/room.ts';
import { reconcileRooms } from './reconcile-rooms.ts';
import { readRoom, stampOf } from './redis-format.ts';
import type { RedisLink } from './redis-link.ts';
import { roomLifetime } from './room-store.ts';

/** The result of applying messages to a room: the new room, and whatever else the caller returns with it. */
interface Changed {
  readonly room: Room;
}

/**
 * The result of a change: it was stored, there was nothing to store because the room in Redis is already like that, or it
 * failed because the room in Redis cannot be read.
 */
export type StoredChange<C extends Changed> =
  | { readonly status: 'stored' | 'unchanged'; readonly changed: C }
  | { readonly status: 'unreadable' };

/**
 * The key under which a room is stored in Redis. Any number of servers may change it: if another server was faster, the
 * change is applied again, to the room that the other server has stored.
 */
export class RoomKey {
  private readonly key: string;
  private readonly channel: string;
  private readonly link: RedisLink;
  private readonly living: () => Room | undefined;

  /**
   * @param channel the channel on which servers exchange news about the room
   * @param living the room as known to this server now, unless it has expired
   */
  constructor(roomId: string, channel: string, link: RedisLink, living: () => Room | undefined) {
    this.key = `poker-planning:room:${roomId}`;
    this.channel = channel;
    this.link = link;
    this.living = living;
  }

  /** @returns whether Redis has the room */
  async exists(): Promise<boolean> {
    return (await this.link.commands.exists(this.key)) > 0;
  }

  /** @returns the room as stored, for `restore` */
  read(): Promise<string | null> {
    return this.link.commands.hGet(this.key, 'room');
  }

  /**
   * Restores what Redis has lost, because it restarted without data that it had confirmed, or because it was emptied.
   * @param text the room as stored in Redis
   * @returns the resulting room
   */
  async restore(text: string | null): Promise<Room | undefined> {
    for (let kept = text; ; ) {
      const found = kept === null || kept === '' ? undefined : readRoom(kept);
      const isUnreadable = kept !== null && kept !== '' && found === undefined;
      const room = isUnreadable ? undefined : reconcileRooms(this.living(), found);
      if (room === undefined || room === found) {
        return room;
      }
      const { isKept, room: other } = await this.keep(found, room);
      if (isKept) {
        return room;
      }
      kept = other;
    }
  }

  /**
   * Stores a change in one step, however often other servers are faster.
   * @param known the room as last seen in Redis
   * @param apply makes the change, once for each room that turns out to be the present one
   */
  async change<C extends Changed>(
    known: Room | undefined,
    apply: (base: Room | undefined) => C,
  ): Promise<StoredChange<C>> {
    /**
     * The room in Redis, and the room to which the change is applied, which differs if Redis has lost the known one.
     */
    let [kept, base] = [known, known];
    for (;;) {
      const changed = apply(base);
      const { room } = changed;
      if (kept === undefined && room.version === 0) {
        return { status: 'unchanged', changed }; // Nothing has changed, so there is nothing to store.
      }
      if (room === kept) {
        if (await this.link.commands.pExpire(this.key, roomLifetime)) {
          return { status: 'unchanged', changed };
        }
        [kept, base] = [undefined, this.living()];
        continue;
      }
      const { isKept, room: other } = await this.keep(kept, room);
      if (isKept) {
        return { status: 'stored', changed };
      }
      kept = other === '' ? undefined : readRoom(other);
      if (other !== '' && kept === undefined) {
        return { status: 'unreadable' };
      }
      base = reconcileRooms(this.living(), kept);
    }
  }

  private keep(from: Room | undefined, to: Room): Promise<{ readonly isKept: boolean; readonly room: string }> {
    return this.link.keep(this.key, {
      from: stampOf(from),
      to: stampOf(to),
      room: JSON.stringify(to),
      lifetime: roomLifetime,
      channel: this.channel,
    });
  }
}
