import { ErrorReply } from 'redis';
import type { Log } from '#server/log.ts';
import type { Refusal, RoomMessage } from '#shared/poker-messages.ts';
import { applyMessage, emptyRoom, type Room } from '#shared/poker-room.ts';
import { fail, type Result } from '#shared/result.ts';
import { isNewer, readNews, readRoom, stampOf, writeNews } from './redis-format.ts';
import type { RedisLink } from './redis-link.ts';
import { SharedPresence } from './redis-presence.ts';
import { type RoomWatcher, roomLifetime } from './room-store.ts';

interface WaitingMessage {
  readonly message: RoomMessage;
  readonly isConnected: (username: string) => boolean;
  readonly settle: (result: Result<Room, Refusal>) => void;
}

/** How many messages of a room wait for a Redis that is gone. */
const mostWaiting = 400;
/** How long after an error Redis is asked again, in ms. */
const retryPause = 200;

const notKept = fail<Refusal>({
  code: 'store-unavailable',
  message: 'The server could not keep this: try again in a while.',
});
const serverFull = fail<Refusal>({
  code: 'server-full',
  message: 'The server has no room for more now: try again later.',
});

/**
 * A room in Redis, as one server knows it. Changes go through a queue: all that wait are applied to the room as it is
 * known here and kept in one step, if no other server was faster; else they are applied to what that server made of it.
 */
export class SharedRoom {
  private watcher: RoomWatcher | undefined;
  /** The room as Redis had it last. */
  private room: Room | undefined;
  private isLoaded = false;
  private isSubscribed = false;
  private waiting: WaitingMessage[] = [];
  private isWorking = false;
  readonly presence: SharedPresence;
  private readonly key: string;
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
    this.key = `poker-planning:room:${roomId}`;
    this.channel = `poker-planning:news:${roomId}`;
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
    return this.watcher === undefined && this.waiting.length === 0 && !this.isWorking;
  }

  watch(watcher: RoomWatcher): void {
    this.watcher = watcher;
    this.work();
  }

  unwatch(): void {
    this.watcher = undefined;
    this.isLoaded = false;
    if (this.isSubscribed) {
      this.isSubscribed = false;
      this.link.listener.unsubscribe(this.channel, this.onNews).catch(() => {});
    }
    this.presence.leave();
  }

  apply(message: RoomMessage, isConnected: (username: string) => boolean): Promise<Result<Room, Refusal>> {
    if (this.waiting.length >= mostWaiting) {
      return Promise.resolve(notKept);
    }
    return new Promise((settle) => {
      this.waiting.push({ message, isConnected, settle });
      this.work();
    });
  }

  /** Reads the room anew: Redis was away, and so was its news. */
  synchronise(): void {
    this.isLoaded = false;
    this.work();
    this.presence.announceAgain();
  }

  /** Looks after what goes by with time: servers that are gone or back, a room that is over. */
  tend(): void {
    this.presence.tend();
    this.endIfOver();
  }

  /** Messages that change nothing prolong a room, too, so that Redis alone knows. */
  private endIfOver(): void {
    const { room } = this;
    if (room !== undefined && this.isOver(room)) {
      this.link.commands
        .exists(this.key)
        .then((count) => {
          if (count === 0 && this.room === room) {
            this.take(undefined);
          }
        })
        .catch(() => {});
    }
  }

  private readonly onNews = (message: string): void => {
    const news = readNews(message);
    if (news?.kind === 'presence') {
      this.presence.onNews(news.about, news.text);
    }
    if (news?.kind === 'room' && isNewer(news.about, this.room)) {
      const room = readRoom(news.text);
      if (room !== undefined) {
        this.take(room);
      }
    }
  };

  private take(room: Room | undefined): void {
    this.room = room;
    // While it is loaded the watcher waits for what comes out of that.
    if (this.isLoaded) {
      this.watcher?.onRoom(room);
    }
  }

  private isOver(room: Room): boolean {
    return this.link.now() - room.updatedAt >= roomLifetime;
  }

  /** Loads the room if needed, then keeps what waits, until nothing does or Redis is gone. */
  private async work(): Promise<void> {
    if (this.isWorking) {
      return;
    }
    this.isWorking = true;
    try {
      while (this.link.isAvailable) {
        if (!this.isLoaded && this.watcher !== undefined) {
          await this.load();
        } else if (this.waiting.length > 0) {
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
    if (this.isIdle) {
      this.onIdle();
    }
  }

  /** What waits is tried again, but for a Redis that says that its memory is full. */
  private onError(error: unknown): void {
    if (error instanceof ErrorReply) {
      const [code = ''] = error.message.split(' ', 1);
      this.log('redis-refused', { code });
      if (code === 'OOM') {
        this.settle(this.waiting.length, () => serverFull);
      }
    }
    setTimeout(() => this.work(), retryPause).unref();
  }

  private settle(count: number, resultOf: (index: number) => Result<Room, Refusal>): void {
    const settled = this.waiting.slice(0, count);
    this.waiting = this.waiting.slice(count);
    settled.forEach(({ settle }, index) => {
      settle(resultOf(index));
    });
  }

  private async load(): Promise<void> {
    const { commands, listener } = this.link;
    if (!this.isSubscribed) {
      await listener.subscribe(this.channel, this.onNews);
      this.isSubscribed = true;
    }
    const [text] = await Promise.all([commands.hGet(this.key, 'room'), this.presence.load()]);
    const kept = text === null ? undefined : readRoom(text);
    const known = this.room;
    if (known !== undefined && isNewer(stampOf(known), kept) && !this.isOver(known)) {
      // Redis came back without what it had confirmed, and gets it again from whoever still knows; or it has news by
      // now, which is read then.
      await this.keep(kept, known);
      const again = await commands.hGet(this.key, 'room');
      this.room = again === null ? undefined : readRoom(again);
    } else {
      this.room = kept;
    }
    this.isLoaded = true;
    this.watcher?.onRoom(this.room);
    this.presence.tell();
  }

  /** Keeps what waits, in one step, however often other servers are faster. */
  private async keepWaiting(): Promise<void> {
    const count = this.waiting.length;
    for (let known = this.room; ; ) {
      const now = this.link.now();
      const results: Result<Room, Refusal>[] = [];
      let room = known ?? emptyRoom(now);
      for (const { message, isConnected } of this.waiting.slice(0, count)) {
        const result = applyMessage(room, message, now, isConnected);
        room = result.ok ? result.value : room;
        results.push(result);
      }
      if (room.version === (known?.version ?? 0)) {
        await this.link.commands.pExpire(this.key, roomLifetime);
        this.settle(count, (index) => results[index] ?? notKept);
        return;
      }
      const { isKept, room: other } = await this.keep(known, room);
      if (isKept) {
        if (isNewer(stampOf(room), this.room)) {
          this.take(room);
        }
        this.settle(count, (index) => results[index] ?? notKept);
        return;
      }
      known = other === '' ? undefined : readRoom(other);
      if (other !== '' && known === undefined) {
        this.log('room-unreadable');
        this.settle(count, () => notKept);
        return;
      }
    }
  }

  private keep(from: Room | undefined, to: Room): Promise<{ readonly isKept: boolean; readonly room: string }> {
    const text = JSON.stringify(to);
    const stamp = stampOf(to);
    return this.link.commands.keepRoom(this.key, {
      from: stampOf(from),
      to: stamp,
      room: text,
      lifetime: roomLifetime,
      channel: this.channel,
      news: writeNews({ kind: 'room', about: stamp, text }),
    });
  }
}
