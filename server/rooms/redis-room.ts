import type { Log } from '#server/log.ts';
import type { Refusal, RoomMessage } from '#shared/poker/messages.ts';
import { emptyRoom, type Room } from '#shared/poker/room.ts';
import { fail, type Result } from '#shared/result.ts';
import { reconcileRooms } from './reconcile-rooms.ts';
import type { RedisListener } from './redis-clients.ts';
import { isNewer, isOfAnother, readNews, readRoom, stampOf } from './redis-format.ts';
import type { RedisLink } from './redis-link.ts';
import { SharedPresence } from './redis-presence.ts';
import { RoomKey } from './redis-room-key.ts';
import { applyFrom, type RoomWatcher, roomLifetime, type Sender } from './room-store.ts';
import { WaitingMessages } from './waiting-messages.ts';

/** The maximum number of messages of a room that wait while Redis is unavailable. */
const mostWaiting = 400;
/** How long after an error to try Redis again, in ms. */
const retryPause = 200;
/** How often to check whether Redis still has the room, in ms. */
const lookEvery = 60_000;

const notKept = fail<Refusal>({
  code: 'store-unavailable',
  message: 'The server could not save this. Try again in a moment.',
});
const serverFull = fail<Refusal>({
  code: 'server-full',
  message: 'The server has no room for more now: try again later.',
});

/**
 * A room in Redis, as known to one server. Changes go through a queue: all waiting messages are applied to the room as
 * known here, and `RoomKey` stores the result in one step, unless another server was faster; in that case they are
 * applied to that server's result.
 */
export class SharedRoom {
  private watcher: RoomWatcher | undefined;
  /** The room as last seen in Redis. */
  private room: Room | undefined;
  private isLoaded = false;
  /** The connection that receives the news of the room. */
  private subscribedOn: RedisListener | undefined;
  private readonly waiting = new WaitingMessages();
  /**
   * When it was last checked whether Redis has the room, in ms of this process's clock. It starts at a random time, so
   * that not all rooms are checked at once.
   */
  private lookedAt = performance.now() - Math.random() * lookEvery;
  private isWorking = false;
  readonly presence: SharedPresence;
  private readonly key: RoomKey;
  private readonly channel: string;

  private readonly link: RedisLink;
  private readonly log: Log;
  private readonly onIdle: () => void;

  constructor(
    roomId: string,
    nodeId: string,
    link: RedisLink,
    missedBy: (nodeId: string) => number,
    log: Log,
    onIdle: () => void,
  ) {
    this.link = link;
    this.log = log;
    this.onIdle = onIdle;
    this.channel = `poker-planning:news:${roomId}`;
    this.key = new RoomKey(roomId, this.channel, link, () => this.living);
    this.presence = new SharedPresence({
      roomId,
      nodeId,
      channel: this.channel,
      link,
      missedBy,
      onChange: (others) => this.watcher?.onPresence(others),
    });
  }

  get isIdle(): boolean {
    return this.watcher === undefined && this.waiting.count === 0 && !this.isWorking && !this.presence.isToLeave;
  }

  watch(watcher: RoomWatcher): void {
    this.watcher = watcher;
    this.work();
  }

  unwatch(): void {
    this.watcher = undefined;
    this.isLoaded = false;
    this.subscribedOn?.unsubscribe(this.channel, this.onNews).catch(() => {});
    this.subscribedOn = undefined;
    this.presence.leave();
  }

  apply(message: RoomMessage, sender: Sender): Promise<Result<Room, Refusal>> {
    if (this.waiting.count >= mostWaiting) {
      return Promise.resolve(notKept);
    }
    const isGone = !this.link.isAvailable;
    const result = this.waiting.add({ message, sender }, isGone);
    if (isGone) {
      sender.onWait();
    } else {
      this.work();
    }
    return result;
  }

  /** Called when Redis becomes unavailable: pending messages now wait. */
  onLost(): void {
    this.waiting.tellWaiting();
  }

  /** Reads the room again, because Redis was unavailable and news was missed, or because it was emptied. */
  synchronise(): void {
    this.isLoaded = false;
    this.work();
    this.presence.announceAgain();
    this.releaseIfIdle();
  }

  /**
   * Handles what changes over time: servers that have gone or come back, a room that has expired or that Redis has
   * lost.
   */
  tend(): void {
    this.presence.tend();
    const { room } = this;
    const now = performance.now();
    const isDue = now - this.lookedAt >= lookEvery;
    if (room === undefined || !(isDue || this.isOver(room))) {
      return;
    }
    this.lookedAt = now;
    this.key
      .exists()
      .then((exists) => {
        if (!exists && this.room === room) {
          this.onMissing(room);
        }
      })
      .catch((error: unknown) => this.link.onFailure(error));
  }

  private onMissing(room: Room): void {
    // Messages that change nothing prolong a room too, so only Redis knows whether it has expired.
    if (this.isOver(room)) {
      this.take(undefined);
    } else {
      this.isLoaded = false;
      this.work();
    }
  }

  private readonly onNews = (message: string): void => {
    const news = readNews(message);
    if (news?.kind === 'presence') {
      this.presence.onNews(news.about, news.text);
    }
    if (news?.kind === 'room' && (isNewer(news.about, this.room) || isOfAnother(news.about, this.room))) {
      const room = readRoom(news.text);
      if (room !== undefined && reconcileRooms(this.living, room) === room) {
        this.take(room);
      } else if (room !== undefined) {
        this.isLoaded = false;
        this.work();
      }
    }
  };

  private take(room: Room | undefined): void {
    this.room = room;
    // While the room is being loaded, the watcher waits for the result.
    if (this.isLoaded) {
      this.watcher?.onRoom(room);
    }
  }

  /** The known room, unless it has expired. */
  private get living(): Room | undefined {
    return this.room === undefined || this.isOver(this.room) ? undefined : this.room;
  }

  private isOver(room: Room): boolean {
    return this.link.now() - room.updatedAt >= roomLifetime;
  }

  /** Loads the room if needed, then stores the waiting messages until there are none or Redis is unavailable. */
  private async work(): Promise<void> {
    if (this.isWorking) {
      return;
    }
    this.isWorking = true;
    try {
      while (this.link.isAvailable) {
        if (!this.isLoaded && this.watcher !== undefined) {
          await this.load();
        } else if (this.waiting.count > 0) {
          await this.keepWaiting();
        } else {
          break;
        }
      }
    } catch (error) {
      this.onError(error);
    } finally {
      this.isWorking = false;
    }
    this.releaseIfIdle();
  }

  private releaseIfIdle(): void {
    if (this.isIdle) {
      this.onIdle();
    }
  }

  /** Retries the waiting messages later, unless Redis says that they cannot be stored. */
  private onError(error: unknown): void {
    const refusal = this.link.onFailure(error);
    if (refusal?.kind === 'full') {
      this.waiting.settle(this.waiting.count, () => serverFull);
    } else if (refusal?.kind === 'one-key') {
      this.waiting.settle(this.waiting.count, () => notKept);
    }
    setTimeout(() => this.work(), retryPause).unref();
  }

  private async load(): Promise<void> {
    const { listener } = this.link;
    if (this.subscribedOn !== listener) {
      // Known before it has succeeded, so that a room that is left meanwhile ends it.
      this.subscribedOn = listener;
      try {
        await listener.subscribe(this.channel, this.onNews);
      } catch (error) {
        this.subscribedOn = undefined;
        throw error;
      }
      if (this.subscribedOn !== listener) {
        // It was left; whoever has come since loads it again.
        return;
      }
    }
    const [text] = await Promise.all([this.key.read(), this.presence.load()]);
    this.room = await this.key.restore(text);
    this.isLoaded = true;
    this.watcher?.onRoom(this.room);
    this.presence.tell();
  }

  /** Stores the waiting messages, and settles them. */
  private async keepWaiting(): Promise<void> {
    const { count } = this.waiting;
    const result = await this.key.change(this.room, (base) => this.applyWaiting(count, base));
    if (result.status === 'unreadable') {
      this.log('room-unreadable');
      this.waiting.settle(count, () => notKept);
      return;
    }
    const { room, results } = result.changed;
    if (result.status === 'stored' && isNewer(stampOf(room), this.room)) {
      this.take(room);
    }
    this.waiting.settle(count, (index) => results[index] ?? notKept);
  }

  private applyWaiting(count: number, base: Room | undefined) {
    const now = this.link.now();
    const results: Result<Room, Refusal>[] = [];
    let room = base;
    for (const { message, sender } of this.waiting.first(count)) {
      const result = applyFrom(sender, message, room, now);
      room = result.ok ? result.value : room;
      results.push(result);
    }
    return { room: room ?? emptyRoom(now), results };
  }
}
