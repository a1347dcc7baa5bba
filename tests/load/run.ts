import { startRedis } from '#tests/support/servers/start-redis.ts';
import { type LoadReport, measureIdle, measureLoad, mostSockets } from './measure-server.ts';

/**
 * `npm run poker:load` puts the poker server and the plain one under load in the same run, and prints a report.
 * `npm run poker:load -- 50 20 100 10` uses 50 rooms of 20 members with 100 votes a second for 10 seconds.
 */
const [rooms, members, votesASecond, seconds] = process.argv.slice(2).map(Number);

const widths = [-14, 9, 7, 8, 8, 8, 12, 11];

function printRow(cells: readonly string[]): void {
  console.log(
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return width < 0 ? cell.padEnd(-width) : cell.padStart(width);
      })
      .join('  '),
  );
}

function print({ kind, load, p50, p95, p99, missing, coreMsAVote }: LoadReport, store = ''): void {
  printRow([
    `${kind}${store}`,
    `${load.rooms} × ${load.members}`,
    `${load.votesASecond}`,
    ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
    coreMsAVote.toFixed(2),
    `${missing}`,
  ]);
}

console.log('From a vote until the last member of its room has it, in ms:\n');
printRow(['server', 'rooms', 'votes/s', 'p50', 'p95', 'p99', 'core ms/vote', 'not arrived']);
if (rooms !== undefined && members !== undefined && votesASecond !== undefined && seconds !== undefined) {
  const load = { rooms, members, votesASecond, seconds };
  print(await measureLoad('ours', load));
  print(await measureLoad('plain', load));
} else {
  const most = mostSockets();
  const usual = { rooms: 100, members: 20, votesASecond: 200, seconds: 10 };
  const large = { rooms: 10, members: 200, votesASecond: 50, seconds: 10 };
  const full = { rooms: Math.floor(most / 20), members: 20, votesASecond: 200, seconds: 10 };
  for (const load of [usual, large, full]) {
    print(await measureLoad('ours', load));
    print(await measureLoad('plain', load));
  }
  const redis = await startRedis(false);
  print(await measureLoad('ours', usual, redis.url), ', Redis');
  await redis.remove();
  for (const kind of ['ours', 'plain'] as const) {
    const bytes = await measureIdle(kind, most);
    console.log(`\n${kind}: ${(bytes / 1024).toFixed(1)} KB of memory for each of ${most} idle sockets`);
  }
}
