import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Log, logNothing } from '#server/log.ts';
import { createMemoryStore } from '#server/rooms/memory-store.ts';
import { type RoomsOptions, serveRooms } from '#server/rooms/serve-rooms.ts';

/** Serves rooms in this process on a real port, without the website. */
export async function startRooms(options: Partial<RoomsOptions> = {}, log: Log = logNothing) {
  const server = createServer((_request, response) => response.end('plain'));
  const rooms = serveRooms(server, { store: createMemoryStore(), log, ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    metrics: rooms.metrics,
    /** The value of a metric, summed over its labels or for one of them. */
    async metric(name: string, label?: string): Promise<number> {
      const metric = await rooms.metrics.register.getSingleMetric(name)?.get();
      const values = metric?.values.filter((one) => label === undefined || Object.values(one.labels).includes(label));
      return (values ?? []).reduce((sum, { value }) => sum + value, 0);
    },
    async stop(): Promise<void> {
      await rooms.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StartedRooms = Awaited<ReturnType<typeof startRooms>>;
