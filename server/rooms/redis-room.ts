import { ErrorReply } from 'redis';
import type { Log } from '#server/log.ts';
import type { Refusal, RoomMessage } from '#shared/poker-messages.ts';
import { applyMessage, emptyRoom, type Room } from '#shared/poker-room.ts';
import { fail, type Result } from '#shared/result.ts';
import { isNewer, readNews, readPresence, readRoom, stampOf, writeNews } from './redis-format.ts';
import type { RedisLink } from './redis-link.ts';
import { type NodePresence, type RoomWatcher, roomLifetime } from './room-store.ts';

interface WaitingMessage {
  readonly message: RoomMessage;
  readonly isConnected: (username: string) => boolean;
  readonly settle: (result: Result<Room, Refusal>) => void;
}

/** How many messages of a room wait for a Redis that is gone. */
const mostWaiting = 400;
/** A server is taken for gone after this many heartbeats, and for dead, so that it is forgotten, after that many. */
const missedWhenGone = 5;
const missedWhenForgotten = 60;
/** How often a server repeats who is connected to it, in ms, for those who took it for dead. */
const announceEvery = 60_000;
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
  private presence: NodePresence | undefined;
  private announcedAt = 0;
  private readonly others = new Map<string, NodePresence>();
  /** The servers that spoke while the room was loaded: what was read of them is older. */
  private readonly heard = new Set<string>();
  /** The servers whose members the watcher takes for connected. */
  private toldNodes = '';
  private readonly key: string;
  private readonly presenceKey: string;
  private readonly channel: string;

  private readonly nodeId: string;
  private readonly link: RedisLink;
  /** How many heartbeats of another server have not come. */
  private readonly missedBy: (nodeId: string) => number;
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
    this.nodeId = nodeId;
    this.link = link;
    this.missedBy = missedBy;
    this.log = log;
    this.onIdle = onIdle;
    this.key = `poker-planning:room:${roomId}`;
    this.presenceKey = `poker-planning:presence:${roomId}`;
    this.channel = `poker-planning:news:${roomId}`;
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
    if (this.presence !== undefined) {
      this.announce({ names: [], hasVersion1Clients: false });
      this.presence = undefined;
    }
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

  announce(presence: NodePresence): void {
    this.presence = presence;
    if (!this.link.isAvailable) {
      return; // It is announced when Redis is back.
    }
    this.announcedAt = performance.now();
    const text = JSON.stringify(presence);
    const commands = this.link.commands.multi();
    (isNobody(presence)
      ? commands.hDel(this.presenceKey, this.nodeId)
      : commands.hSet(this.presenceKey, this.nodeId, text)
    )
      .pExpire(this.presenceKey, roomLifetime)
      .publish(this.channel, writeNews({ kind: 'presence', about: this.nodeId, text }))
      .exec()
      .catch(() => {});
  }

  /** Reads the room anew: Redis was away, and so was its news. */
  synchronise(): void {
    this.isLoaded = false;
    this.work();
    if (this.presence !== undefined) {
      this.announce(this.presence);
    }
  }

  /** Looks after what goes by with time: servers that are gone or back, a room that is over. */
  tend(): void {
    const gone = [...this.others.keys()].filter((id) => this.missedBy(id) >= missedWhenForgotten);
    if (gone.length > 0) {
      for (const id of gone) {
        this.others.delete(id);
      }
      this.link.commands.hDel(this.presenceKey, gone).catch(() => {});
    }
    if (this.aliveNodes().join() !== this.toldNodes) {
      this.tellPresence();
    }
    this.endIfOver();
    if (this.presence !== undefined && performance.now() - this.announcedAt > announceEvery) {
      this.announce(this.presence);
    }
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

  private aliveNodes(): string[] {
    return [...this.others.keys()].filter((id) => this.missedBy(id) < missedWhenGone);
  }

  private tellPresence(): void {
    const alive = this.aliveNodes();
    this.toldNodes = alive.join();
    this.watcher?.onPresence(alive.flatMap((id) => this.others.get(id) ?? []));
  }

  private readonly onNews = (message: string): void => {
    const news = readNews(message);
    if (news?.kind === 'presence' && news.about !== this.nodeId) {
      this.heard.add(news.about);
      const presence = readPresence(news.text);
      if (presence === undefined || isNobody(presence)) {
        this.others.delete(news.about);
      } else {
        this.others.set(news.about, presence);
      }
      this.tellPresence();
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
    this.others.clear();
    this.heard.clear();
    const [text, presences] = await Promise.all([commands.hGet(this.key, 'room'), commands.hGetAll(this.presenceKey)]);
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
    for (const [id, presence] of Object.entries(presences)) {
      const other = readPresence(presence);
      if (id !== this.nodeId && !this.heard.has(id) && other !== undefined) {
        this.others.set(id, other);
      }
    }
    this.isLoaded = true;
    this.watcher?.onRoom(this.room);
    this.tellPresence();
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

const isNobody = ({ names, hasVersion1Clients }: NodePresence): boolean => names.length === 0 && !hasVersion1Clients;
