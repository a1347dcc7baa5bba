import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { closeCodes, type ProtocolVersion, subprotocol21 } from '#shared/poker/messages.ts';
import type { DropReason } from './metrics.ts';

export interface ConnectionLimits {
  /** The maximum number of messages within any second. */
  readonly messagesASecond: number;
  /** The maximum number of bytes that may wait for a peer that does not read. */
  readonly backlogBytes: number;
}

export const connectionLimits: ConnectionLimits = { messagesASecond: 20, backlogBytes: 1024 * 1024 };

/**
 * Encodes a whole text message for the wire (RFC 6455 5.2: final, text, not masked), once for all of its receivers. ws
 * would write the header again for each socket, and pass it the two parts separately.
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
  /** The client's name, from its last message that contained one. */
  username: string | undefined;
  /** The key that the client presented with that name, or the connection's own. */
  key: string | undefined;
  /** The last value of its own estimate that was sent to the client. */
  ownEstimate: string | undefined;
  /** When something last arrived from the peer, in ms of the server's monotonic clock. */
  heardAt: number;
  pingedAt: number;
  /**
   * The arrival times of the latest messages, as a ring buffer; created with the first message, since most sockets only
   * listen.
   */
  private recent: Float64Array | undefined;
  private count = 0;
  private isEnding = false;

  readonly id: string;
  readonly socket: WebSocket;
  /**
   * The stream to which `socket` writes. Without compression, ws writes at once, so writes to either keep their order.
   */
  private readonly stream: Duplex;
  readonly version: ProtocolVersion;
  /** Whether the client receives the history in a separate frame. */
  readonly hasHistoryApart: boolean;
  readonly roomId: string;
  /** The key by which its address is counted: see `AddressBook`. */
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
   * @param now the time of a monotonic clock in ms
   * @returns false if the message exceeds the limit: the connection is then ending
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

  /** Sends a frame made by `textFrame`; drops a peer that does not read. */
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

  /** Ends with a close frame; ws terminates a peer that does not answer it in time. */
  end(reason: DropReason, code: number, text: string): void {
    if (!this.isEnding) {
      this.isEnding = true;
      this.onDrop(reason);
      this.socket.close(code, text);
    }
  }

  /** Ends at once, because the peer would not read a close frame. */
  drop(reason: DropReason): void {
    if (!this.isEnding) {
      this.isEnding = true;
      this.onDrop(reason);
    }
    this.socket.terminate();
  }
}
