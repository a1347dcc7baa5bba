import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from 'redis';
import { afterEach, expect, test } from 'vitest';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { startRedis } from '#tests/support/servers/start-redis.ts';
import { startServer } from '#tests/support/servers/start-server.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
let cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.toReversed()) {
    await cleanUp();
  }
  cleanUps = [];
});

/**
 * Makes a later build: a copy of this one with an additional field for rooms, members and finished stories, and with
 * longer names.
 */
async function makeLaterBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'web-toolbox-later-'));
  cleanUps.push(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'renderer'));
  for (const path of ['server', 'shared', 'package.json', 'tsconfig.base.json', 'renderer/index.html']) {
    await cp(join(projectRoot, path), join(folder, path), { recursive: true });
  }
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  await replaceIn(join(folder, 'shared/poker/room.ts'), [
    ['members: [],', "members: [], autoReveal: { after: 2, by: ['everyone'] },"],
  ]);
  await replaceIn(join(folder, 'shared/poker/apply-message.ts'), [
    ['member ?? { username, observer: false }', "member ?? { username, observer: false, role: 'facilitator' }"],
    ['title: room.story,', "title: room.story, settled: '5',"],
  ]);
  await replaceIn(join(folder, 'shared/poker/messages.ts'), [['username: 64', 'username: 100']]);
  return folder;
}

async function replaceIn(path: string, replacements: readonly (readonly [string, string])[]): Promise<void> {
  let text = await readFile(path, 'utf8');
  for (const [old, later] of replacements) {
    expect(text).toContain(old);
    text = text.replace(old, later);
  }
  await writeFile(path, text);
}

test('while a later version replaces this one, both share rooms and lose nothing of them', async () => {
  const redis = await startRedis(false);
  cleanUps.push(redis.remove);
  const environment = { REDIS_URL: redis.url };
  const later = await startServer(environment, 'server/index.ts', await makeLaterBuild());
  cleanUps.push(() => later.end('SIGKILL'));
  const present = await startServer(environment);
  cleanUps.push(() => present.end('SIGKILL'));
  const longName = 'L'.repeat(100);

  const ada = await PokerClient.open(later.host, 'room');
  expect(await ada.vote('Ada', '5')).toBe('kept');
  expect(await ada.ask({ type: 'story', payload: { title: 'Second', next: true } })).toBe('kept');
  expect(await ada.vote(longName, '8')).toBe('kept');
  const bob = await PokerClient.open(present.host, 'room');
  await bob.until('the room', (client) => client.member(longName)?.hasVoted);
  expect(await bob.vote('Bob', '3')).toBe('kept');
  expect(await bob.vote('Ada', '13')).toBe('kept');
  expect(await bob.ask({ type: 'reveal' })).toBe('kept');
  await ada.until('reveal', ({ state }) => state?.revealed && state.estimates.length === 3);
  expect(await bob.ask({ type: 'story', payload: { title: 'Third', next: true } })).toBe('kept');
  await ada.until('the next story', ({ state }) => state?.story === 'Third');

  const client = createClient({ url: redis.url });
  await client.connect();
  cleanUps.push(() => client.close());
  const room = JSON.parse((await client.hGet('poker-planning:room:room', 'room')) ?? '') as object;
  expect(room).toMatchObject({
    autoReveal: { after: 2, by: ['everyone'] },
    members: [
      { username: 'Ada', role: 'facilitator' },
      { username: longName, role: 'facilitator' },
      { username: 'Bob' },
    ],
    history: [{ title: '', settled: '5' }, { title: 'Second' }],
  });
  await Promise.all([ada.close(), bob.close()]);
});
