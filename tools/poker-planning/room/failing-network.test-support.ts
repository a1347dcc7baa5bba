import { applyMessage } from '#shared/poker/apply-message.ts';
import {
  type ClientMessage1,
  type ClientMessage2,
  type ProtocolVersion,
  readClientMessage,
} from '#shared/poker/messages.ts';
import { emptyRoom, type Room } from '#shared/poker/room.ts';
import { ownEstimate, type ServerMessage, viewForVersion1, viewForVersion2 } from '#shared/poker/views.ts';
import { reduce } from './reduce-client.ts';
import { createRoomClient } from './room-client.ts';
import type { RoomEvent } from './room-event.ts';
import { heard, key, now, opened1, opened2 } from './situations.test-support.ts';

/**
 * A client, a server that applies messages as the real one does, and between them a network that delivers messages in
 * order until it is cut, when all messages in transit are lost.
 */
export class FailingNetwork {
  client = createRoomClient({ key, username: 'Ada' });
  room: Room = emptyRoom(now);
  isOpen = false;
  /** The estimates of all votes that the client has posted; empty strings for withdrawn votes. */
  readonly votesSent: string[] = [];
  private readonly up: (ClientMessage1 | ClientMessage2)[] = [];
  private readonly down: ServerMessage[] = [];
  private readonly version: ProtocolVersion;

  constructor(version: ProtocolVersion) {
    this.version = version;
  }

  happen(event: RoomEvent): void {
    const { client, effects } = reduce(this.client, event, now);
    this.client = client;
    for (const effect of effects) {
      if (effect.type === 'drop-waiting') {
        this.up.length = 0;
      } else if (effect.type === 'post' || effect.type === 'send') {
        this.up.push(effect.message);
        if (effect.message.type === 'vote') {
          this.votesSent.push(String(effect.message.payload.estimate ?? ''));
        }
      }
    }
  }

  open(): void {
    if (!this.isOpen) {
      this.isOpen = true;
      this.happen(this.version === 1 ? opened1 : opened2);
      this.down.push(this.state());
    }
  }

  cut(): void {
    this.isOpen = false;
    this.up.length = 0;
    this.down.length = 0;
    this.happen({ type: 'lost' });
  }

  /** Delivers the next message in transit to the server. */
  deliverUp(): boolean {
    const frame = this.up.shift();
    const read = frame && readClientMessage(JSON.stringify(frame), this.version);
    if (read === undefined || !read.ok) {
      return false;
    }
    const { message, id: answered } = read.value;
    const changed = applyMessage(this.room, message, now);
    if (changed.ok) {
      this.room = changed.value;
      if (this.version === 2) {
        this.down.push({ kind: 'ack', id: answered ?? 0, version: this.room.version });
        const estimate = ownEstimate(this.member(), key);
        this.down.push({ kind: 'own', own: { username: 'Ada', ...(estimate === undefined ? {} : { estimate }) } });
      }
      this.down.push(this.state());
    } else {
      this.down.push({ kind: 'error', error: changed.error, id: answered });
    }
    return true;
  }

  /** Delivers the next message in transit to the client. */
  deliverDown(): boolean {
    const message = this.down.shift();
    if (message !== undefined) {
      this.happen(heard(message));
    }
    return message !== undefined;
  }

  deliverAll(): void {
    while (this.deliverUp() || this.deliverDown()) {
      // Each answer may trigger another message.
    }
  }

  member() {
    return this.room.members.find(({ username }) => username === 'Ada');
  }

  private state(): ServerMessage {
    const everybody = { isConnected: () => true, hasVersion1Clients: false };
    return this.version === 1
      ? { kind: 'state1', state: viewForVersion1(this.room) }
      : { kind: 'state2', state: viewForVersion2(this.room, everybody, now) };
  }
}
