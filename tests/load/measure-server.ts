import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { type Load, loadRooms, openIdle, percentile } from './load-rooms.ts';

export type Kind = 'ours' | 'plain';

export interface LoadReport {
  readonly kind: Kind;
  readonly load: Load;
  /** The time in ms from a vote until it reaches the last member. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly missing: number;
  /** The server's CPU time in ms for each vote, including everything it sent. */
  readonly coreMsAVote: number;
}

const start = (kind: Kind, environment: Record<string, string> = {}): Promise<RunningServer> =>
  startServer(environment, kind === 'ours' ? 'server/index.ts' : 'tests/load/plain-server.ts');

/** A metric of the server's process, from /metrics. */
async function processMetric({ host }: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`http://${host}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'mu').exec(text)?.[1]);
}

/** @param redisUrl set to keep the rooms in Redis */
export async function measureLoad(kind: Kind, load: Load, redisUrl?: string): Promise<LoadReport> {
  const server = await start(kind, redisUrl === undefined ? {} : { REDIS_URL: redisUrl });
  try {
    const cpu = () => processMetric(server, 'process_cpu_seconds_total');
    let before = 0;
    const latencies = await loadRooms(server.host, load, async () => {
      before = await cpu();
    });
    return {
      kind,
      load,
      p50: percentile(latencies, 0.5),
      p95: percentile(latencies, 0.95),
      p99: percentile(latencies, 0.99),
      missing: latencies.missing,
      coreMsAVote: (((await cpu()) - before) * 1000) / (load.votesASecond * load.seconds),
    };
  } finally {
    await server.end('SIGKILL');
  }
}

/** How many sockets this machine allows a process to hold: 10,000 at most. */
export function mostSockets(): number {
  const report = process.report.getReport() as unknown as { userLimits?: { open_files?: { soft?: number | string } } };
  const limit = Number(report.userLimits?.open_files?.soft);
  return Math.min(10_000, Number.isNaN(limit) ? 10_000 : limit - 200);
}

/** @returns how many bytes of the server's memory an idle socket takes */
export async function measureIdle(kind: Kind, count: number): Promise<number> {
  const server = await start(kind);
  try {
    // The first sockets make the process grow permanently and would distort the measurement.
    (await openIdle(server.host, 200))();
    const memory = () => processMetric(server, 'process_resident_memory_bytes');
    const before = await memory();
    const close = await openIdle(server.host, count);
    const bytes = ((await memory()) - before) / count;
    close();
    return bytes;
  } finally {
    await server.end('SIGKILL');
  }
}
