import { createHash } from 'node:crypto';
import type { Log } from '#server/log.ts';
import { closeCodes, type ReadMessage, type Refusal, readClientMessage } from '#shared/poker/messages.ts';
import { connectionKey } from '#shared/poker/room.ts';
import { ackFrame, errorFrame, type NoticeCode, noticeFrame, stateFrame1 } from '#shared/poker/views.ts';
import type { AddressBook } from './address-limits.ts';
import { type Connection, textFrame } from './connection.ts';
import type { Metrics } from './metrics.ts';
import { OpenRoom } from './open-room.ts';
import type { RoomStore } from './room-store.ts';

const notices: Readonly<Record<NoticeCode, string>> = {
  'store-unavailable': 'The server cannot save votes right now. Yours will be sent as soon as it can.',
  'store-available': 'The server is saving votes again.',
};
const writeNotice = (code: NoticeCode, id?: number) => textFrame(noticeFrame(code, notices[code], id));
const noticeFrames = {
  'store-unavailable': writeNotice('store-unavailable'),
  'store-available': writeNotice('store-available'),
};

/** Connects the clients' connections with the rooms of the store. */
export class RoomHub {
  private readonly rooms = new Map<string, OpenRoom>();

  private readonly store: RoomStore;
  private readonly metrics: Metrics;
  private readonly log: Log;
  private readonly addresses: AddressBook;

  constructor(store: RoomStore, metrics: Metrics, log: Log, addresses: AddressBook) {
    this.addresses = addresses;
    this.store = store;
    this.metrics = metrics;
    this.log = log;
    const { isAvailable } = store;
    metrics.storeAvailable.set(isAvailable.read() ? 1 : 0);
    isAvailable.subscribe(() => {
      metrics.storeAvailable.set(isAvailable.read() ? 1 : 0);
      this.tellAll(isAvailable.read() ? 'store-available' : 'store-unavailable');
    });
  }

  join(connection: Connection): void {
    const { roomId } = connection;
    let room = this.rooms.get(roomId);
    if (room === undefined) {
      room = new OpenRoom({
        now: () => this.store.now(),
        announce: (presence) => this.store.announce(roomId, presence),
        onPeek: () => this.notePeek(roomId),
        onBroadcast: (seconds) => this.metrics.broadcastSeconds.observe(seconds),
      });
      this.rooms.set(roomId, room);
      this.metrics.rooms.set(this.rooms.size);
      this.log('room-opened', { room: digest(roomId) });
      room.add(connection);
      this.store.watch(roomId, room);
    } else {
      room.add(connection);
    }
    if (!this.store.isAvailable.read() && connection.version === 2) {
      connection.send(noticeFrames['store-unavailable']);
    }
  }

  leave(connection: Connection): void {
    const { roomId } = connection;
    const room = this.rooms.get(roomId);
    room?.remove(connection);
    if (room !== undefined && room.connections.size === 0) {
      room.close();
      this.rooms.delete(roomId);
      this.metrics.rooms.set(this.rooms.size);
      this.store.unwatch(roomId);
      this.log('room-left', { room: digest(roomId) });
    }
  }

  /** @param text undefined for a binary frame, which no client of either version sends */
  onFrame(connection: Connection, text: string | undefined): void {
    const read = readClientMessage(text ?? '', connection.version);
    if (read.ok) {
      this.apply(connection, read.value).catch((error: unknown) => {
        // This is a bug. The error's message may contain what people wrote, but its name does not.
        this.log('error', { name: error instanceof Error ? error.name : 'unknown' });
        this.refuse(connection, { code: 'store-unavailable', message: 'The server failed.' }, read.value.id);
      });
    } else {
      this.refuse(connection, read.error, read.error.id);
    }
  }

  private async apply(connection: Connection, { message, id }: ReadMessage): Promise<void> {
    const room = this.rooms.get(connection.roomId);
    if (room === undefined) {
      return;
    }
    const { type } = message;
    if (type === 'ping') {
      this.metrics.messages.inc({ type });
      if (id !== undefined) {
        connection.send(textFrame(ackFrame(id, room.current?.version ?? 0)));
      }
      return;
    }
    const names = type === 'vote' || type === 'join' || type === 'observe' ? message.payload : undefined;
    const key = names && keyOf(connection, names);
    const sent = key === undefined ? message : ({ type, payload: { ...names, key } } as typeof message);
    const before = room.current;
    const result = await this.store.apply(connection.roomId, sent, {
      isConnected: room.isConnected,
      mayBegin: this.addresses.mayBegin(connection.client),
      onWait: () => {
        if (connection.version === 2) {
          connection.send(id === undefined ? noticeFrames['store-unavailable'] : writeNotice('store-unavailable', id));
        }
      },
    });
    if (!result.ok) {
      this.refuse(connection, result.error, id);
      return;
    }
    this.metrics.messages.inc({ type });
    if (result.value.version === 1 && result.value !== before) {
      this.addresses.begin(connection.client);
    }
    if (names !== undefined) {
      this.identify(room, connection, names.username, key);
    }
    if (connection.version === 2) {
      if (id !== undefined) {
        connection.send(textFrame(ackFrame(id, result.value.version)));
      }
    } else if (result.value === before) {
      // A version 1 client learns about its message only from the state, even if nothing has changed.
      connection.send(textFrame(stateFrame1(result.value)));
    }
  }

  private identify(room: OpenRoom, connection: Connection, username: string, key: string | undefined): void {
    if (!room.connections.has(connection)) {
      return; // The client left while its message was being stored.
    }
    if (connection.username !== username || connection.key !== key) {
      connection.username = username;
      connection.key = key;
      connection.ownEstimate = undefined;
      room.onArrival();
    }
  }

  private notePeek(roomId: string): void {
    // The message does not depend on any connection, and nobody waits for it.
    const sender = { isConnected: () => true, mayBegin: false, onWait: () => undefined };
    this.store.apply(roomId, { type: 'peek' }, sender).catch((error: unknown) => {
      this.log('error', { name: error instanceof Error ? error.name : 'unknown' });
    });
  }

  private refuse(connection: Connection, refusal: Refusal, id: number | undefined): void {
    this.metrics.refusals.inc({ code: refusal.code });
    if (connection.version === 2) {
      connection.send(textFrame(errorFrame(refusal, id)));
    } else if (refusal.code === 'server-full') {
      connection.end('server-full', closeCodes.tryLater, 'The server has no room for another room.');
    }
  }

  private tellAll(code: NoticeCode): void {
    for (const room of this.rooms.values()) {
      for (const connection of room.connections) {
        if (connection.version === 2) {
          connection.send(noticeFrames[code]);
        }
      }
    }
  }
}

/**
 * The key by which a client proves its identity: its own, possibly from an earlier message under the same name, or else
 * that of the connection.
 * @returns undefined for a version 1 client
 */
function keyOf(connection: Connection, names: { readonly username: string; readonly key?: string | undefined }) {
  if (connection.version === 1) {
    return undefined;
  }
  const shown = connection.username === names.username ? connection.key : undefined;
  return names.key ?? shown ?? connectionKey(connection.id);
}

/** Anyone who knows a room's id can enter, so logs contain only enough of a hash to tell rooms apart. */
const digest = (roomId: string) => createHash('sha256').update(roomId).digest('hex').slice(0, 12);
