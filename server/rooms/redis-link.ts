import { createClient } from 'redis';
import type { Log } from '#server/log.ts';
import { keepRoom } from './redis-script.ts';

export interface RedisLinkOptions {
  readonly url: string;
  readonly nodeId: string;
  /** How often this server says that it lives, in ms. */
  readonly heartbeatEvery: number;
  readonly log: Log;
  /** Both connections are there, for the first time or again: what was missed meanwhile has to be read. */
  readonly onReady: () => void;
  readonly onLost: () => void;
  /** A server, this one too, says that it lives. */
  readonly onHeartbeat: (nodeId: string) => void;
}

const heartbeatChannel = 'poker-planning:nodes';

const createCommands = (options: Parameters<typeof createClient>[0]) =>
  createClient({ ...options, scripts: { keepRoom } });
export type RedisCommands = ReturnType<typeof createCommands>;

/**
 * The two connections to Redis: one for commands, one that listens. They come back by themselves; a Redis that stopped
 * answering counts as gone, too, though its connection is still open.
 */
export class RedisLink {
  readonly commands: RedisCommands;
  readonly listener;
  private isReady = false;
  private isClosed = false;
  private isListening = false;
  private lastError: string | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private unansweredSince: number | undefined;
  /** What to add to this machine's clock to have that of Redis, in ms. */
  private clockOffset = 0;

  private readonly options: RedisLinkOptions;

  constructor(options: RedisLinkOptions) {
    this.options = options;
    const { url, heartbeatEvery } = options;
    const common = {
      url,
      // What cannot be sent now is kept by the rooms, which know what it was for.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: 5 * heartbeatEvery,
        // The heartbeat passes both connections: one on which nothing moves is dead.
        socketTimeout: 5 * heartbeatEvery,
        reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, 1000),
      },
    };
    this.commands = createCommands(common);
    this.listener = createClient(common);
    for (const client of [this.commands, this.listener]) {
      client.on('error', (error: Error & { code?: string }) => {
        const code = error.code ?? error.name;
        // Each attempt to come back fails alike: it is said once.
        if (code !== this.lastError) {
          this.lastError = code;
          options.log('redis-error', { code });
        }
        this.lose();
      });
      client.on('ready', () => this.gain());
    }
  }

  get isAvailable(): boolean {
    return this.isReady;
  }

  /** In ms since 1970, by the clock of Redis. */
  now(): number {
    return Date.now() + this.clockOffset;
  }

  start(): void {
    // Each settles once it is connected, or when it is closed before; what goes wrong until then comes as 'error'.
    this.commands.connect().catch(() => {});
    this.listener.connect().catch(() => {});
    this.heartbeat = setInterval(() => this.beat(), this.options.heartbeatEvery);
  }

  /** Says that this server lives, and sees whether Redis does. */
  private beat(): void {
    if (this.unansweredSince !== undefined) {
      if (performance.now() - this.unansweredSince >= 2 * this.options.heartbeatEvery) {
        this.lose();
      }
      return; // Nothing more is written, so that a connection without an answer runs into its time limit.
    }
    if (!this.commands.isReady) {
      return;
    }
    const askedAt = Date.now();
    this.unansweredSince = performance.now();
    Promise.all([this.commands.time(), this.commands.publish(heartbeatChannel, this.options.nodeId)])
      .then(([[seconds, microseconds]]) => {
        const redisTime = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
        this.clockOffset = redisTime - Math.round((askedAt + Date.now()) / 2);
        this.unansweredSince = undefined;
        this.gain();
      })
      .catch(() => {
        this.unansweredSince = undefined;
      });
  }

  private gain(): void {
    if (!this.isReady && !this.isClosed && this.commands.isReady && this.listener.isReady) {
      this.isReady = true;
      this.lastError = undefined;
      this.options.log('redis-available');
      this.listen();
      this.options.onReady();
    }
  }

  /** Hears the heartbeats; once subscribed, the connection subscribes by itself when it comes back. */
  private listen(): void {
    if (!this.isListening) {
      this.listener
        .subscribe(heartbeatChannel, (nodeId) => this.options.onHeartbeat(nodeId))
        .then(() => {
          this.isListening = true;
        })
        .catch(() => {}); // The connection broke: it is tried again with the next one.
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
    const isUsable = this.isReady;
    this.isReady = false;
    const quit = Promise.allSettled(isUsable ? [this.commands.close(), this.listener.close()] : []);
    const timeLimit = new Promise((resolve) => setTimeout(resolve, 1000).unref());
    await Promise.race([quit, timeLimit]);
    for (const client of [this.commands, this.listener]) {
      if (client.isOpen) {
        client.destroy();
      }
    }
  }
}
