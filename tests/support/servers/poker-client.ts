import { WebSocket } from 'ws';
import {
  type ClientMessage1,
  type ClientMessage2,
  type ProtocolVersion,
  roomAddress,
  subprotocol2,
  subprotocol21,
} from '#shared/poker/messages.ts';
import {
  type HistoryView,
  type OwnVote,
  type RoomView1,
  type RoomView2,
  readServerMessage,
  type ServerMessage,
} from '#shared/poker/views.ts';

/** How long a test waits for something before it fails, in ms. */
const patience = 20_000;

/** A client of a poker room on a real socket. */
export class PokerClient {
  readonly socket: WebSocket;
  /** Everything that the server has sent, unmodified. */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    socket.on('error', () => {});
    socket.on('close', () => this.notify());
    socket.on('message', (data) => {
      const text = data.toString();
      this.frames.push(text);
      const read = readServerMessage(text);
      if (read.ok) {
        this.messages.push(read.value);
      }
      this.notify();
    });
  }

  /** @param host the host with its port */
  static async open(
    host: string,
    roomId: string,
    version: ProtocolVersion | 2.1 = 2,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<PokerClient> {
    const protocols = { 1: [], 2: [subprotocol2], 2.1: [subprotocol21, subprotocol2] }[version];
    const socket = new WebSocket(roomAddress(host, roomId, false), protocols, { headers });
    const client = new PokerClient(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** The room as last seen through version 2. */
  get state(): RoomView2 | undefined {
    return this.messages.findLast((message) => message.kind === 'state2')?.state;
  }

  /** The room as last seen through version 1. */
  get state1(): RoomView1 | undefined {
    return this.messages.findLast((message) => message.kind === 'state1')?.state;
  }

  /** The finished stories, if they are sent separately from the state. */
  get history(): HistoryView | undefined {
    return this.messages.findLast((message) => message.kind === 'history')?.history;
  }

  get own(): OwnVote | undefined {
    return this.messages.findLast((message) => message.kind === 'own')?.own;
  }

  get notices(): readonly string[] {
    return this.messages.flatMap((message) => (message.kind === 'notice' ? [message.notice.code] : []));
  }

  member(username: string): RoomView2['estimates'][number] | undefined {
    return this.state?.estimates.find((member) => member.username === username);
  }

  send(message: ClientMessage1 | ClientMessage2): void {
    this.socket.send(JSON.stringify(message));
  }

  /**
   * Sends a message with an id and waits for its answer.
   * @returns 'kept', or the code of the error
   */
  async ask(message: ClientMessage2): Promise<string> {
    this.lastId += 1;
    const id = this.lastId;
    this.send({ ...message, id });
    return this.until(`an answer to ${message.type}`, () => {
      const answer = this.messages.find((one) => (one.kind === 'ack' || one.kind === 'error') && one.id === id);
      return answer?.kind === 'error' ? answer.error.code : answer && 'kept';
    });
  }

  vote(username: string, estimate?: string): Promise<string> {
    return this.ask({ type: 'vote', payload: { username, ...(estimate !== undefined && { estimate }) } });
  }

  /** Waits until the condition returns a value: it is checked now and on every message. */
  until<T>(what: string, condition: (client: this) => T | false | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.listeners.delete(attempt);
        reject(new Error(`There was no ${what}. Last frames:\n${this.frames.slice(-3).join('\n')}`));
      }, patience);
      const attempt = () => {
        const result = condition(this);
        if (result !== undefined && result !== false) {
          clearTimeout(timer);
          this.listeners.delete(attempt);
          resolve(result);
        }
      };
      this.listeners.add(attempt);
      attempt();
    });
  }

  close(): Promise<unknown> {
    this.socket.close();
    return this.closed;
  }

  private notify(): void {
    for (const listener of [...this.listeners]) {
      listener();
    }
  }
}
