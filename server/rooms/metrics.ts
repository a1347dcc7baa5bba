import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Why the server ended a connection. */
export type DropReason =
  | 'flooding'
  | 'slow'
  | 'silent'
  | 'too-large'
  | 'malformed-frame'
  | 'server-full'
  | 'address-limit';

/**
 * Creates the metrics that `/metrics` exposes to Prometheus; label values are from closed lists, never from messages.
 * @param countKeptRooms called for each scrape
 */
export function createMetrics(countKeptRooms: () => number) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const connections = new Gauge({
    name: 'poker_connections',
    help: 'Open WebSockets',
    labelNames: ['protocol'] as const,
    registers,
  });
  const rooms = new Gauge({ name: 'poker_rooms', help: 'Rooms with a connection to this server', registers });
  new Gauge({
    name: 'poker_rooms_in_memory',
    help: 'Rooms that this server keeps',
    registers,
    collect() {
      this.set(countKeptRooms());
    },
  });
  const messages = new Counter({
    name: 'poker_messages_total',
    help: 'Messages of clients that were taken, by type',
    labelNames: ['type'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'poker_refusals_total',
    help: 'Messages of clients that were refused, by reason',
    labelNames: ['code'] as const,
    registers,
  });
  const drops = new Counter({
    name: 'poker_drops_total',
    help: 'Connections that the server ended, by reason',
    labelNames: ['reason'] as const,
    registers,
  });
  const broadcastSeconds = new Histogram({
    name: 'poker_broadcast_seconds',
    help: 'From a change of a room until it is written to the last of its sockets here',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  const storeAvailable = new Gauge({
    name: 'poker_store_available',
    help: '1 while messages can be kept, 0 while they wait for Redis',
    registers,
  });
  return {
    register,
    connections,
    rooms,
    messages,
    refusals,
    drops: drops as Counter<'reason'> & { inc(labels: { reason: DropReason }): void },
    broadcastSeconds,
    storeAvailable,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
