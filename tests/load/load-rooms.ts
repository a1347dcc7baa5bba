import { WebSocket } from 'ws';
import { roomAddress, subprotocol2, subprotocol21 } from '#shared/poker/messages.ts';

export interface Load {
  readonly rooms: number;
  /** The sockets in each room, which all vote in turn. */
  readonly members: number;
  readonly votesASecond: number;
  readonly seconds: number;
}

export interface Latencies {
  /** The times in ms from sending a vote until the last member has a state that includes it, sorted. */
  readonly sorted: readonly number[];
  /** The votes that did not reach everyone within 10 s after the last one was sent. */
  readonly missing: number;
}

/** @param share from 0 to 1: 0.99 for the 99th percentile */
export function percentile({ sorted }: Latencies, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}

interface Vote {
  readonly sentAt: number;
  /** The version of the room that includes this vote, once the server has confirmed it. */
  version: number | undefined;
}

/** The sockets of a room, and the version of it that each has received. */
class LoadedRoom {
  readonly sockets: WebSocket[] = [];
  readonly latencies: number[] = [];
  pending: Vote[] = [];
  private readonly votes = new Map<number, Vote>();
  private readonly versions: number[] = [];
  private nextId = 0;

  async open(host: string, roomId: string, members: number): Promise<void> {
    await Promise.all(
      Array.from({ length: members }, async (_, index) => {
        const socket = new WebSocket(roomAddress(host, roomId, false), [subprotocol21, subprotocol2], {
          perMessageDeflate: false,
        });
        this.sockets[index] = socket;
        this.versions[index] = 0;
        socket.on('message', (data: Buffer) => this.onFrame(index, data));
        await new Promise((resolve, reject) => {
          socket.once('open', resolve);
          socket.once('error', reject);
        });
      }),
    );
  }

  vote(index: number, estimate: string): void {
    this.nextId += 1;
    const vote: Vote = { sentAt: performance.now(), version: undefined };
    this.votes.set(this.nextId, vote);
    this.pending.push(vote);
    const payload = { username: `member ${index}`, estimate };
    this.sockets[index]?.send(JSON.stringify({ type: 'vote', payload, id: this.nextId }));
  }

  /** Reads no more of a frame than necessary, since the load generator must not measure itself. */
  private onFrame(index: number, data: Buffer): void {
    const start = data.toString('latin1', 0, 40);
    const version = /^\{"version":(\d+)/u.exec(start)?.[1];
    if (version !== undefined) {
      this.versions[index] = Number(version);
    }
    const [, id, confirmed] = /^\{"ack":(\d+),"version":(\d+)/u.exec(start) ?? [];
    const vote = id === undefined ? undefined : this.votes.get(Number(id));
    if (vote !== undefined) {
      vote.version = Number(confirmed);
      this.votes.delete(Number(id));
    }
    this.settle();
  }

  private settle(): void {
    if (this.pending.length === 0) {
      return;
    }
    const everyoneHas = Math.min(...this.versions);
    this.pending = this.pending.filter((vote) => {
      const isThere = vote.version !== undefined && vote.version <= everyoneHas;
      if (isThere) {
        this.latencies.push(performance.now() - vote.sentAt);
      }
      return !isThere;
    });
  }

  close(): void {
    for (const socket of this.sockets) {
      socket.terminate();
    }
  }
}

/** Opens sockets in batches, since the listen queue of the server could overflow. */
async function openRooms(host: string, { rooms, members }: Pick<Load, 'rooms' | 'members'>): Promise<LoadedRoom[]> {
  const opened: LoadedRoom[] = [];
  const portion = Math.max(1, Math.floor(200 / members));
  while (opened.length < rooms) {
    const next = Array.from({ length: Math.min(portion, rooms - opened.length) }, () => new LoadedRoom());
    await Promise.all(next.map((room, index) => room.open(host, `load ${opened.length + index}`, members)));
    opened.push(...next);
  }
  return opened;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends votes at a steady rate, whether or not the server keeps up.
 * @param whileOpen called before the measurement, while the sockets are open
 */
export async function loadRooms(host: string, load: Load, whileOpen?: () => Promise<void>): Promise<Latencies> {
  const rooms = await openRooms(host, load);
  for (const room of rooms) {
    room.sockets.forEach((_, index) => {
      room.vote(index, '0');
    });
    await pause(load.members / 10); // Some 10,000 states a second at most.
  }
  const isQuiet = () => rooms.every(({ pending }) => pending.length === 0);
  for (const deadline = performance.now() + 20_000; !isQuiet() && performance.now() < deadline; ) {
    await pause(50);
  }
  await whileOpen?.();
  for (const room of rooms) {
    room.latencies.length = 0;
  }
  const start = performance.now();
  const total = load.votesASecond * load.seconds;
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * load.votesASecond));
    for (; sent < due; sent += 1) {
      const room = rooms[sent % rooms.length];
      room?.vote(Math.floor(sent / rooms.length) % load.members, `${sent % 97}`);
    }
    await pause(1);
  }
  for (const deadline = performance.now() + 10_000; !isQuiet() && performance.now() < deadline; ) {
    await pause(20);
  }
  const missing = rooms.reduce((sum, { pending }) => sum + pending.length, 0);
  const sorted = rooms.flatMap(({ latencies }) => latencies).toSorted((a, b) => a - b);
  for (const room of rooms) {
    room.close();
  }
  return { sorted, missing };
}

/** Opens sockets that only listen, in rooms of 20. */
export async function openIdle(host: string, count: number): Promise<() => void> {
  const rooms = await openRooms(host, { rooms: Math.ceil(count / 20), members: 20 });
  return () => {
    for (const room of rooms) {
      room.close();
    }
  };
}
