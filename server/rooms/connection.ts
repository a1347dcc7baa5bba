import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { closeCodes, type ProtocolVersion, subprotocol21 } from '#shared/poker-messages.ts';
import type { DropReason } from './metrics.ts';

export interface ConnectionLimits {
  /** Messages in any second. */
  readonly messagesASecond: number;
  /** Bytes that may wait for a peer that does not read. */
  readonly backlogBytes: number;
}

export const connectionLimits: ConnectionLimits = { messagesASecond: 20, backlogBytes: 1024 * 1024 };

/**
 * A whole text message as it goes over the wire (RFC 6455 5.2: final, text, not masked), written once for all of its
 * receivers. ws would write the head again for each socket, and hand the two parts to it one by one.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) {
    frame[1] = length;
  } else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** One client in one room. */
export class Connection {
  /** Who the client says it is: the name of its last message with one. */
  username: string | undefined;
  /** The key that the client showed with it, or the connection's own. */
  key: string | undefined;
  /** What the client was told last of its own estimate. */
  ownEstimate: string | undefined;
  /** When something last came from the peer, in ms of the server's monotonic clock. */
  heardAt: number;
  pingedAt: number;
  /** When the latest messages came, as a ring; made with the first message, since most sockets only listen. */
  private recent: Float64Array | undefined;
  private count = 0;
  private isEnding = false;

  readonly id: string;
  readonly socket: WebSocket;
  /** What `socket` writes to. Without compression ws writes at once, so that both keep their order. */
  private readonly stream: Duplex;
  readonly version: ProtocolVersion;
  /** It gets the history in a frame of its own. */
  readonly hasHistoryApart: boolean;
  readonly roomId: string;
  /** By what its address is counted: see `AddressBook`. */
  readonly client: string | undefined;
  private readonly limits: ConnectionLimits;
  private readonly onDrop: (reason: DropReason) => void;

  constructor(
    id: string,
    socket: WebSocket,
    stream: Duplex,
    version: ProtocolVersion,
    roomId: string,
    client: string | undefined,
    now: number,
    limits: ConnectionLimits,
    onDrop: (reason: DropReason) => void,
  ) {
    this.id = id;
    this.socket = socket;
    this.stream = stream;
    this.version = version;
    this.hasHistoryApart = socket.protocol === subprotocol21;
    this.roomId = roomId;
    this.client = client;
    this.limits = limits;
    this.onDrop = onDrop;
    this.heardAt = now;
    this.pingedAt = now;
  }

  get isOpen(): boolean {
    return !this.isEnding && this.socket.readyState === this.socket.OPEN && this.stream.writable;
  }

  /**
   * Counts a message.
   * @param now in ms, monotonic
   * @returns false when it is one too many: the connection is then ending
   */
  admit(now: number): boolean {
    this.heardAt = now;
    if (this.isEnding) {
      return false;
    }
    this.recent ??= new Float64Array(this.limits.messagesASecond).fill(Number.NEGATIVE_INFINITY);
    const slot = this.count % this.limits.messagesASecond;
    if (now - (this.recent[slot] ?? 0) < 1000) {
      this.end('flooding', closeCodes.flooding, 'Too many messages a second.');
      return false;
    }
    this.recent[slot] = now;
    this.count += 1;
    return true;
  }

  /** Sends a frame of `textFrame`; drops a peer that does not read. */
  send(frame: Buffer): void {
    if (!this.isOpen) {
      return;
    }
    if (this.stream.writableLength > this.limits.backlogBytes) {
      this.drop('slow');
      return;
    }
    this.stream.write(frame);
  }

  ping(now: number): void {
    this.pingedAt = now;
    if (this.isOpen) {
      this.socket.ping();
    }
  }

  /** Ends with a close frame; a peer that does not answer it is cut off by ws' time limit. */
  end(reason: DropReason, code: number, text: string): void {
    if (!this.isEnding) {
      this.isEnding = true;
      this.onDrop(reason);
      this.socket.close(code, text);
    }
  }

  /** Ends at once: the peer would not read a close frame. */
  drop(reason: DropReason): void {
    if (!this.isEnding) {
      this.isEnding = true;
      this.onDrop(reason);
    }
    this.socket.terminate();
  }
}
