import { measureIdle, measureLoad, mostSockets } from '#tests/load/measure-server.ts';
import type { Figure, Measure } from '../figure.ts';

/** Puts the poker server and the plain one under load in the same run; `npm run poker:load` measures more. */
async function measurePoker(): Promise<readonly Figure[]> {
  const usual = { rooms: 100, members: 20, votesASecond: 200, seconds: 5 };
  const large = { rooms: 10, members: 200, votesASecond: 20, seconds: 5 };
  const ours = await measureLoad('ours', usual);
  const plain = await measureLoad('plain', usual);
  const oursLarge = await measureLoad('ours', large);
  const plainLarge = await measureLoad('plain', large);
  const bytes = await measureIdle('ours', Math.min(2000, mostSockets()));
  return [
    { name: 'Poker: 2,000 sockets, 100 rooms, 200 votes a second, p50', value: ours.p50, unit: 'ms' },
    { name: 'Poker: the same, p99', value: ours.p99, unit: 'ms', limit: 100 },
    { name: 'Poker: the same, core time to the plain way', value: ours.coreMsAVote / plain.coreMsAVote, unit: 'times' },
    { name: 'Poker: rooms of 200, p99', value: oursLarge.p99, unit: 'ms' },
    {
      name: 'Poker: the same, core time to the plain way',
      value: oursLarge.coreMsAVote / plainLarge.coreMsAVote,
      unit: 'times',
      limit: 1,
    },
    { name: 'Poker: memory of an idle socket', value: bytes / 1024, unit: 'KB', limit: 64 },
  ];
}

export const measures: readonly Measure[] = [measurePoker];
