import type { Log } from '#server/log.ts';
import {
  connectClients,
  createClients,
  destroyClients,
  type RedisClients,
  type RedisCommands,
  type RedisListener,
} from './redis-clients.ts';
import { type Refusal, readRefusal } from './redis-refusal.ts';
import type { RoomChange } from './redis-script.ts';

export interface RedisLinkOptions {
  readonly url: string;
  readonly nodeId: string;
  /** How often this server says that it lives, in ms. */
  readonly heartbeatEvery: number;
  readonly log: Log;
  /** Rooms can be kept, for the first time or again: what was missed meanwhile has to be read. */
  readonly onReady: () => void;
  readonly onLost: () => void;
  /** Redis has answered all the time, and yet has forgotten this server: it was emptied. */
  readonly onForgotten: () => void;
  /** A server, this one too, says that it lives. */
  readonly onHeartbeat: (nodeId: string) => void;
}

const heartbeatChannel = 'poker-planning:nodes';
/** How many heartbeats the key of a server outlives it. */
const nodeLifetime = 30;

/**
 * The two connections to Redis: one for commands, one that listens. They come back by themselves. A Redis counts as
 * there once it has kept a heartbeat, and as gone when it has stopped answering or refuses to keep anything, though its
 * connections are still open.
 */
export class RedisLink {
  private clients: RedisClients;
  private isReady = false;
  private isClosed = false;
  /** The connection that hears the heartbeats. */
  private listeningOn: RedisListener | undefined;
  private lastError: string | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private reconnecting: NodeJS.Timeout | undefined;
  private unansweredSince: number | undefined;
  /** What to add to this machine's clock to have that of Redis, in ms. */
  private clockOffset = 0;
  /** Redis has scripts that go beyond its `maxmemory`: since version 7. */
  private hasFlags = true;

  private readonly options: RedisLinkOptions;

  constructor(options: RedisLinkOptions) {
    this.options = options;
    this.clients = this.create();
  }

  /** Each of these is another one after a reconnection that a refusal has brought about. */
  get commands(): RedisCommands {
    return this.clients.commands;
  }

  get listener(): RedisListener {
    return this.clients.listener;
  }

  get isAvailable(): boolean {
    return this.isReady;
  }

  get heartbeatEvery(): number {
    return this.options.heartbeatEvery;
  }

  /** In ms since 1970, by the clock of Redis: it is known from the first moment on in which Redis is available. */
  now(): number {
    return Date.now() + this.clockOffset;
  }

  start(): void {
    connectClients(this.clients);
    this.heartbeat = setInterval(() => this.beat(), this.options.heartbeatEvery);
  }

  /** Keeps a room: see `keepRoom`. One that Redis has already may go beyond its memory. */
  async keep(key: string, change: RoomChange): ReturnType<RedisCommands['keepRoom']> {
    if (change.from !== '' && this.hasFlags) {
      try {
        return await this.commands.keepKnownRoom(key, change);
      } catch (error) {
        if (readRefusal(error)?.kind !== 'unflagged') {
          throw error;
        }
        this.hasFlags = false;
      }
    }
    return this.commands.keepRoom(key, change);
  }

  /**
   * Takes note of an error that a command has met with: a refusal of all there is counts as a Redis that is gone.
   * @returns the refusal, if it was one
   */
  onFailure(error: unknown): Refusal | undefined {
    const refusal = readRefusal(error);
    if (refusal !== undefined) {
      this.tellOnce('redis-refused', refusal.code);
    }
    if (refusal?.kind === 'all' || refusal?.kind === 'elsewhere') {
      this.lose();
    }
    if (refusal?.kind === 'elsewhere' && this.reconnecting === undefined && !this.isClosed) {
      // Not at once: a Redis that refuses each new connection, too, would get one after the other.
      this.reconnecting = setTimeout(() => this.reconnect(), Math.min(this.options.heartbeatEvery, 1000));
    }
    return refusal;
  }

  private create(): RedisClients {
    const clients = createClients(this.options.url, this.options.heartbeatEvery);
    for (const client of [clients.commands, clients.listener]) {
      client.on('error', (error: Error & { code?: string }) => {
        if (clients === this.clients) {
          this.tellOnce('redis-error', error.code ?? error.name);
          this.lose();
        }
      });
      client.on('ready', () => this.beat());
    }
    return clients;
  }

  /** Goes to where the address leads now: after a failover that may be another server. */
  private reconnect(): void {
    const old = this.clients;
    this.reconnecting = undefined;
    this.unansweredSince = undefined;
    this.clients = this.create();
    destroyClients(old);
    connectClients(this.clients);
  }

  /** Each attempt to come back fails alike: it is said once. */
  private tellOnce(event: 'redis-error' | 'redis-refused', code: string): void {
    if (code !== this.lastError) {
      this.lastError = code;
      this.options.log(event, { code });
    }
  }

  /** Says that this server lives, and sees whether Redis does, and keeps what it is told. */
  private beat(): void {
    if (this.unansweredSince !== undefined) {
      if (performance.now() - this.unansweredSince >= 2 * this.options.heartbeatEvery) {
        this.lose();
      }
      return; // Nothing more is written, so that a connection without an answer runs into its time limit.
    }
    const { commands } = this;
    if (!commands.isReady || !this.listener.isReady) {
      return;
    }
    this.unansweredSince = performance.now();
    Promise.all([this.readClock(), this.keepBeat()])
      .then(([, isKnown]) => {
        if (commands === this.commands) {
          this.unansweredSince = undefined;
          this.onBeat(isKnown);
        }
      })
      .catch((error: unknown) => {
        if (commands === this.commands) {
          this.unansweredSince = undefined;
          this.onFailure(error);
        }
      });
  }

  /** Redis was asked in the middle between question and answer, as far as one can tell: no other answer is waited for. */
  private async readClock(): Promise<void> {
    const { commands } = this;
    const askedAt = Date.now();
    const [seconds, microseconds] = await commands.time();
    if (commands === this.commands) {
      const redisTime = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
      this.clockOffset = redisTime - Math.round((askedAt + Date.now()) / 2);
    }
  }

  /** @returns whether Redis still knew this server */
  private async keepBeat(): Promise<boolean> {
    const { nodeId, heartbeatEvery } = this.options;
    const { commands } = this;
    const beatOf = [`poker-planning:node:${nodeId}`, nodeId, nodeLifetime * heartbeatEvery, heartbeatChannel] as const;
    try {
      return await (this.hasFlags ? commands.beatBeyond(...beatOf) : commands.beat(...beatOf));
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal?.kind === 'unflagged') {
        this.hasFlags = false;
        return commands.beat(...beatOf);
      }
      if (refusal?.kind === 'full') {
        // It can keep no more, but what it has is still there for everyone.
        await commands.publish(heartbeatChannel, nodeId);
        return true;
      }
      throw error;
    }
  }

  private onBeat(isKnown: boolean): void {
    if (this.isClosed || !this.commands.isReady || !this.listener.isReady) {
      return;
    }
    if (!this.isReady) {
      this.isReady = true;
      this.lastError = undefined;
      this.options.log('redis-available');
      this.listen();
      this.options.onReady();
    } else if (!isKnown) {
      this.options.onForgotten();
    }
  }

  /** Hears the heartbeats; once subscribed, a connection subscribes by itself when it comes back. */
  private listen(): void {
    const { listener } = this;
    if (this.listeningOn !== listener) {
      listener
        .subscribe(heartbeatChannel, (nodeId) => this.options.onHeartbeat(nodeId))
        .then(() => {
          this.listeningOn = listener;
        })
        .catch((error: unknown) => this.onFailure(error)); // It is tried again with the next heartbeat that is kept.
    }
  }

  private lose(): void {
    if (this.isReady) {
      this.isReady = false;
      this.options.log('redis-unavailable');
      this.options.onLost();
    }
  }

  /** Ends both connections once what was sent is answered, or after a second. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.reconnecting);
    const isUsable = this.isReady;
    this.isReady = false;
    const quit = Promise.allSettled(isUsable ? [this.commands.close(), this.listener.close()] : []);
    const timeLimit = new Promise((resolve) => setTimeout(resolve, 1000).unref());
    await Promise.race([quit, timeLimit]);
    destroyClients(this.clients);
  }
}
