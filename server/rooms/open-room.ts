import { emptyRoom, isHiding, isPeeked, type Member, type Room } from '#shared/poker/room.ts';
import {
  historyFrame,
  ownEstimate,
  ownFrame,
  type Presence,
  stateFrame1,
  stateFrame2,
  stateFrame21,
} from '#shared/poker/views.ts';
import { type Connection, textFrame } from './connection.ts';
import type { NodePresence, RoomWatcher } from './room-store.ts';

export interface OpenRoomOptions {
  readonly now: () => number;
  /** Tells the other servers who is connected here. */
  readonly announce: (presence: NodePresence) => void;
  /** Called when a version 1 client is shown estimates before the reveal. */
  readonly onPeek: () => void;
  /** Called after each broadcast, with the time since the change, in seconds. */
  readonly onBroadcast: (seconds: number) => void;
}

/** Changes of a room within this many ms of a broadcast are combined: the state is always complete, so none is lost. */
const shortestPause = 20;
/** Arrivals and departures are delayed by this many ms, since they tend to occur together. */
const presencePause = 100;

/**
 * A room with connections to this server. Sends clients what they may know; each state is encoded once, and its bytes
 * are shared by all sockets of a protocol version.
 */
export class OpenRoom implements RoomWatcher {
  readonly connections = new Set<Connection>();
  private room: Room | undefined;
  private isLoaded = false;
  private others: readonly NodePresence[] = [];
  private readonly joining = new Set<Connection>();
  private hasNews1 = false;
  private hasNews2 = false;
  private isAnnounced = true;
  private changedAt: number | undefined;
  private sentAt = Number.NEGATIVE_INFINITY;
  /** Cancels the pending broadcast. */
  private cancel: (() => void) | undefined;
  private isSoon = false;
  private sentHistory = '';
  /** The round of a room for which it was last reported that a version 1 client has seen estimates. */
  private toldPeek = '';

  private readonly options: OpenRoomOptions;

  constructor(options: OpenRoomOptions) {
    this.options = options;
  }

  get current(): Room | undefined {
    return this.room;
  }

  add(connection: Connection): void {
    this.connections.add(connection);
    this.joining.add(connection);
    if (connection.version === 1) {
      this.onArrival();
    }
    this.schedule(0);
  }

  remove(connection: Connection): void {
    this.connections.delete(connection);
    this.joining.delete(connection);
    this.onArrival();
  }

  /** Called when somebody arrived, left, or said who they are. */
  onArrival(): void {
    this.hasNews2 = true;
    this.isAnnounced = false;
    this.schedule(presencePause);
  }

  onRoom(room: Room | undefined): void {
    const isFirst = !this.isLoaded;
    this.isLoaded = true;
    if (!isFirst && room === this.room) {
      return;
    }
    this.room = room;
    if (!isFirst) {
      this.hasNews1 = true;
      this.hasNews2 = true;
      this.changedAt ??= performance.now();
    }
    this.schedule(0);
  }

  onPresence(others: readonly NodePresence[]): void {
    this.others = others;
    this.hasNews2 = true;
    this.schedule(presencePause);
  }

  readonly isConnected = (username: string): boolean => this.presence().isConnected(username);

  /** The clients connected to this server. */
  localPresence(): NodePresence {
    const names = new Set<string>();
    let hasVersion1Clients = false;
    for (const { username, version } of this.connections) {
      if (username !== undefined) {
        names.add(username);
      }
      hasVersion1Clients ||= version === 1;
    }
    return { names: [...names], hasVersion1Clients };
  }

  /** The clients connected to any server. */
  private presence(): Presence {
    const nodes = [this.localPresence(), ...this.others];
    const names = new Set(nodes.flatMap((node) => node.names));
    return {
      isConnected: (username) => names.has(username),
      hasVersion1Clients: nodes.some((node) => node.hasVersion1Clients),
    };
  }

  /** Must be called once the room has no more connections. */
  close(): void {
    this.cancel?.();
    this.cancel = undefined;
  }

  /** Sends news after a pause, in ms; a shorter pause replaces a longer one. */
  private schedule(pause: number): void {
    const isSoon = pause === 0;
    if (!this.isLoaded || (this.cancel !== undefined && (this.isSoon || !isSoon))) {
      return;
    }
    this.cancel?.();
    this.isSoon = isSoon;
    const wait = isSoon ? shortestPause - (performance.now() - this.sentAt) : pause;
    if (wait <= 0) {
      const immediate = setImmediate(() => this.broadcast());
      this.cancel = () => clearImmediate(immediate);
    } else {
      const timer = setTimeout(() => this.broadcast(), wait);
      this.cancel = () => clearTimeout(timer);
    }
  }

  private broadcast(): void {
    this.cancel = undefined;
    this.isSoon = false;
    if (this.connections.size === 0) {
      return;
    }
    const presence = this.presence();
    if (!this.isAnnounced) {
      this.isAnnounced = true;
      this.options.announce(this.localPresence());
    }
    const room = this.room ?? emptyRoom(this.options.now());
    const members = new Map(room.members.map((member) => [member.username, member]));
    let frame1: Buffer | undefined;
    let frame2: Buffer | undefined;
    let frame21: Buffer | undefined;
    let history: Buffer | undefined;
    const historyStamp = stampOfHistory(room);
    const hasNewHistory = historyStamp !== this.sentHistory;
    this.sentHistory = historyStamp;
    for (const connection of this.connections) {
      const isNew = this.joining.has(connection);
      if (connection.version === 1) {
        if (isNew || this.hasNews1) {
          frame1 ??= textFrame(stateFrame1(room));
          connection.send(frame1);
        }
        continue;
      }
      sendOwnEstimate(connection, members);
      if (connection.hasHistoryApart && (isNew || hasNewHistory)) {
        history ??= textFrame(historyFrame(room));
        connection.send(history);
      }
      if (!isNew && !this.hasNews2) {
        continue;
      }
      if (connection.hasHistoryApart) {
        frame21 ??= textFrame(stateFrame21(room, presence, this.options.now()));
        connection.send(frame21);
      } else {
        frame2 ??= textFrame(stateFrame2(room, presence, this.options.now()));
        connection.send(frame2);
      }
    }
    this.joining.clear();
    this.hasNews1 = false;
    this.hasNews2 = false;
    this.sentAt = performance.now();
    if (this.changedAt !== undefined) {
      this.options.onBroadcast((this.sentAt - this.changedAt) / 1000);
      this.changedAt = undefined;
    }
    if (frame1 !== undefined) {
      this.tellPeek(room);
    }
  }

  /** Reports a peek once per round. The room itself may not have recorded it yet while Redis is unavailable. */
  private tellPeek(room: Room): void {
    const round = `${room.born}:${room.round}`;
    if (isHiding(room) && !isPeeked(room) && this.toldPeek !== round) {
      this.toldPeek = round;
      this.options.onPeek();
    }
  }
}

/** A stamp that changes with the history, which loses stories at its beginning and gains them at its end. */
const stampOfHistory = ({ born, history }: Room): string =>
  `${born} ${history.length} ${history[0]?.finishedAtISO8601} ${history.at(-1)?.finishedAtISO8601}`;

/** Sends a client its own estimate if it has changed, before the state to which it belongs. */
function sendOwnEstimate(connection: Connection, members: ReadonlyMap<string, Member>): void {
  const { username, key } = connection;
  if (username === undefined || key === undefined) {
    return;
  }
  const estimate = ownEstimate(members.get(username), key);
  if (estimate !== connection.ownEstimate) {
    connection.ownEstimate = estimate;
    connection.send(textFrame(ownFrame(estimate === undefined ? { username } : { username, estimate })));
  }
}
