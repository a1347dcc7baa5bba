import { readPresence, writeNews } from './redis-format.ts';
import type { RedisLink } from './redis-link.ts';
import { type NodePresence, roomLifetime } from './room-store.ts';

/**
 * After this many missed heartbeats a server counts as gone; after the second number it counts as dead and is
 * forgotten.
 */
const missedWhenGone = 5;
const missedWhenForgotten = 60;
/** How often a server repeats who is connected to it, in ms, for servers that believed it dead. */
const announceEvery = 60_000;

export interface SharedPresenceOptions {
  readonly roomId: string;
  readonly nodeId: string;
  /** The channel on which servers exchange news about the room. */
  readonly channel: string;
  readonly link: RedisLink;
  /** The number of missed heartbeats of another server. */
  readonly missedBy: (nodeId: string) => number;
  /** Called when the clients connected to the other servers change. */
  readonly onChange: (others: readonly NodePresence[]) => void;
}

/** The clients connected to a room, on this server and on the others. */
export class SharedPresence {
  /** The clients connected here; undefined if there are none and the other servers know it. */
  private own: NodePresence | undefined;
  private announcedAt = 0;
  private readonly others = new Map<string, NodePresence>();
  /** The servers that sent news while presence was being read: what was read about them is older. */
  private readonly heard = new Set<string>();
  /** The servers that Redis no longer lists, with the time when this was noticed, in ms of this process's clock. */
  private readonly doubted = new Map<string, number>();
  /** The servers whose clients were last reported. */
  private toldNodes = '';
  private readonly key: string;
  private readonly options: SharedPresenceOptions;

  constructor(options: SharedPresenceOptions) {
    this.options = options;
    this.key = `poker-planning:presence:${options.roomId}`;
  }

  /** Tells the other servers who is connected here; while Redis is unavailable, this waits for `announceAgain`. */
  announce(presence: NodePresence): void {
    this.own = presence;
    const { link, nodeId, channel } = this.options;
    if (!link.isAvailable) {
      return;
    }
    this.announcedAt = performance.now();
    this.own = isNobody(presence) ? undefined : presence;
    const text = JSON.stringify(presence);
    const commands = link.commands.multi();
    (isNobody(presence) ? commands.hDel(this.key, nodeId) : commands.hSet(this.key, nodeId, text))
      .pExpire(this.key, roomLifetime)
      .publish(channel, writeNews({ kind: 'presence', about: nodeId, text }))
      .exec()
      .catch(() => {});
  }

  announceAgain(): void {
    if (this.own !== undefined) {
      this.announce(this.own);
    }
  }

  /** Announces that nobody is connected here any more. */
  leave(): void {
    if (this.own !== undefined) {
      this.announce({ names: [], hasVersion1Clients: false });
    }
  }

  /** Whether nobody is connected here any more, but the other servers have not been told yet. */
  get isToLeave(): boolean {
    return this.own !== undefined && isNobody(this.own);
  }

  /**
   * Reads who is connected to the other servers. A server that Redis has forgotten, because it was restarted or
   * emptied, is about to announce itself again: until then its clients still count.
   */
  async load(): Promise<void> {
    this.heard.clear();
    const kept = new Map(Object.entries(await this.options.link.commands.hGetAll(this.key)));
    for (const [id, text] of kept) {
      const presence = readPresence(text);
      if (id !== this.options.nodeId && !this.heard.has(id) && presence !== undefined) {
        this.others.set(id, presence);
        this.doubted.delete(id);
      }
    }
    for (const id of this.others.keys()) {
      if (!kept.has(id) && !this.heard.has(id)) {
        this.doubted.set(id, this.doubted.get(id) ?? performance.now());
      }
    }
  }

  /** Called when another server has announced who is connected to it. */
  onNews(nodeId: string, text: string): void {
    if (nodeId === this.options.nodeId) {
      return;
    }
    this.heard.add(nodeId);
    this.doubted.delete(nodeId);
    const presence = readPresence(text);
    if (presence === undefined || isNobody(presence)) {
      this.others.delete(nodeId);
    } else {
      this.others.set(nodeId, presence);
    }
    this.tell();
  }

  /** Updates the presence for servers that have gone or come back. */
  tend(): void {
    const { link, missedBy } = this.options;
    for (const [id, since] of this.doubted) {
      if (performance.now() - since >= missedWhenGone * link.heartbeatEvery) {
        this.doubted.delete(id);
        this.others.delete(id);
      }
    }
    const dead = [...this.others.keys()].filter((id) => missedBy(id) >= missedWhenForgotten);
    if (dead.length > 0) {
      for (const id of dead) {
        this.others.delete(id);
      }
      link.commands.hDel(this.key, dead).catch(() => {});
    }
    if (this.aliveNodes().join() !== this.toldNodes) {
      this.tell();
    }
    if (performance.now() - this.announcedAt > announceEvery) {
      this.announceAgain();
    }
  }

  /** Reports who is connected to the servers that are alive. */
  tell(): void {
    const alive = this.aliveNodes();
    this.toldNodes = alive.join();
    this.options.onChange(alive.flatMap((id) => this.others.get(id) ?? []));
  }

  private aliveNodes(): string[] {
    return [...this.others.keys()].filter((id) => this.options.missedBy(id) < missedWhenGone);
  }
}

const isNobody = ({ names, hasVersion1Clients }: NodePresence): boolean => names.length === 0 && !hasVersion1Clients;
