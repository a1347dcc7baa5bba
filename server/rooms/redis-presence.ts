import { readPresence, writeNews } from './redis-format.ts';
import type { RedisLink } from './redis-link.ts';
import { type NodePresence, roomLifetime } from './room-store.ts';

/** A server is taken for gone after this many heartbeats, and for dead, so that it is forgotten, after that many. */
const missedWhenGone = 5;
const missedWhenForgotten = 60;
/** How often a server repeats who is connected to it, in ms, for those who took it for dead. */
const announceEvery = 60_000;

export interface SharedPresenceOptions {
  readonly roomId: string;
  readonly nodeId: string;
  /** Where the servers tell each other about the room. */
  readonly channel: string;
  readonly link: RedisLink;
  /** How many heartbeats of another server have not come. */
  readonly missedBy: (nodeId: string) => number;
  /** Called when it changes who is connected to the other servers. */
  readonly onChange: (others: readonly NodePresence[]) => void;
}

/** Who is connected to a room, on this server and on the others. */
export class SharedPresence {
  /** Who is connected here; undefined where it is nobody, and the other servers know it. */
  private own: NodePresence | undefined;
  private announcedAt = 0;
  private readonly others = new Map<string, NodePresence>();
  /** The servers that spoke while their presence was read: what was read of them is older. */
  private readonly heard = new Set<string>();
  /** The servers that Redis no longer has, with when that was found, in ms of this process's clock. */
  private readonly doubted = new Map<string, number>();
  /** The servers whose members were told of last. */
  private toldNodes = '';
  private readonly key: string;
  private readonly options: SharedPresenceOptions;

  constructor(options: SharedPresenceOptions) {
    this.options = options;
    this.key = `poker-planning:presence:${options.roomId}`;
  }

  /** Tells the other servers who is connected here; while Redis is gone that waits for `announceAgain`. */
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

  /** Nobody is connected here any more. */
  leave(): void {
    if (this.own !== undefined) {
      this.announce({ names: [], hasVersion1Clients: false });
    }
  }

  /** Nobody is connected here any more, and the other servers could not be told. */
  get isToLeave(): boolean {
    return this.own !== undefined && isNobody(this.own);
  }

  /**
   * Reads who is connected to the other servers. One that Redis has forgotten, since it was started anew or emptied, is
   * about to say it again: until then its members are still there.
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

  /** Another server said who is connected to it. */
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

  /** Looks after servers that are gone or back. */
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

  /** Tells who is connected to the servers that live. */
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
