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
import { heartbeatChannel, RedisWrites } from './redis-writes.ts';

export interface RedisLinkOptions {
  readonly url: string;
  readonly nodeId: string;
  /** The interval at which this server sends heartbeats, in ms. */
  readonly heartbeatEvery: number;
  readonly log: Log;
  /** Called when rooms can be stored, for the first time or again: what was missed meanwhile has to be read. */
  readonly onReady: () => void;
  readonly onLost: () => void;
  /** Called when Redis has answered all the time, but no longer knows this server: it was emptied. */
  readonly onForgotten: () => void;
  /** Called for the heartbeat of any server, including this one. */
  readonly onHeartbeat: (nodeId: string) => void;
}

/**
 * The two connections to Redis, one for commands and one for listening, which reconnect by themselves. Redis counts as
 * available once it has stored a heartbeat, and as unavailable when it has stopped answering or refuses to store
 * anything, even if its connections are still open.
 */
export class RedisLink {
  private clients: RedisClients;
  private isReady = false;
  private isClosed = false;
  /** The connection that receives the heartbeats. */
  private listeningOn: RedisListener | undefined;
  private lastError: string | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private reconnecting: NodeJS.Timeout | undefined;
  private unansweredSince: number | undefined;
  /** The difference, in ms, to add to this machine's clock to get the time of Redis. */
  private clockOffset = 0;
  private readonly writes = new RedisWrites();

  private readonly options: RedisLinkOptions;

  constructor(options: RedisLinkOptions) {
    this.options = options;
    this.clients = this.create();
  }

  /** This connection and `listener` are replaced when a refusal leads to a reconnection. */
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

  /** The time in ms since 1970 by the clock of Redis, which is known from the moment when Redis is first available. */
  now(): number {
    return Date.now() + this.clockOffset;
  }

  start(): void {
    connectClients(this.clients);
    this.heartbeat = setInterval(() => this.beat(), this.options.heartbeatEvery);
  }

  /** Stores a room: see `keepRoom`. A room that Redis already has may exceed its memory limit. */
  keep(key: string, change: RoomChange): ReturnType<RedisCommands['keepRoom']> {
    return this.writes.keepRoom(this.commands, key, change);
  }

  /**
   * Handles the error of a command: if Redis refuses everything, it counts as unavailable.
   * @returns the refusal, if the error was one
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
      // The delay prevents a series of reconnections if Redis refuses each new connection too.
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

  /** Connects to where the address points now, which may be another server after a failover. */
  private reconnect(): void {
    const old = this.clients;
    this.reconnecting = undefined;
    this.unansweredSince = undefined;
    this.clients = this.create();
    destroyClients(old);
    connectClients(this.clients);
  }

  /** Logs an error only once, because every attempt to reconnect fails in the same way. */
  private tellOnce(event: 'redis-error' | 'redis-refused', code: string): void {
    if (code !== this.lastError) {
      this.lastError = code;
      this.options.log(event, { code });
    }
  }

  /** Sends this server's heartbeat, and checks whether Redis is alive and stores what it is sent. */
  private beat(): void {
    if (this.unansweredSince !== undefined) {
      if (performance.now() - this.unansweredSince >= 2 * this.options.heartbeatEvery) {
        this.lose();
      }
      return; // Nothing more is written, so that a connection without an answer reaches its time limit.
    }
    const { commands } = this;
    if (!commands.isReady || !this.listener.isReady) {
      return;
    }
    this.unansweredSince = performance.now();
    Promise.all([this.readClock(), this.writes.keepBeat(commands, this.options.nodeId, this.options.heartbeatEvery)])
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

  /**
   * Reads the clock of Redis, on the assumption that Redis read it halfway between request and reply. No other reply is
   * waited for.
   */
  private async readClock(): Promise<void> {
    const { commands } = this;
    const askedAt = Date.now();
    const [seconds, microseconds] = await commands.time();
    if (commands === this.commands) {
      const redisTime = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
      this.clockOffset = redisTime - Math.round((askedAt + Date.now()) / 2);
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

  /** Subscribes to the heartbeats; once subscribed, a connection resubscribes by itself after a reconnection. */
  private listen(): void {
    const { listener } = this;
    if (this.listeningOn !== listener) {
      listener
        .subscribe(heartbeatChannel, (nodeId) => this.options.onHeartbeat(nodeId))
        .then(() => {
          this.listeningOn = listener;
        })
        .catch((error: unknown) => this.onFailure(error)); // The next heartbeat that Redis stores tries again.
    }
  }

  private lose(): void {
    if (this.isReady) {
      this.isReady = false;
      this.options.log('redis-unavailable');
      this.options.onLost();
    }
  }

  /** Closes both connections once all requests are answered, or after a second. */
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
