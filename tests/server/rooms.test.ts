import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startOriginalServer } from '#tests/support/servers/original-server.ts';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { type StartedRooms, startRooms } from '#tests/support/servers/serve-rooms.ts';

let rooms: StartedRooms;

beforeEach(async () => {
  rooms = await startRooms();
});
afterEach(() => rooms.stop());

const open = (version: 1 | 2 | 2.1 = 2, room = 'room') => PokerClient.open(rooms.host, room, version);
const key = (letter: string) => letter.repeat(16);

describe('version 1', () => {
  test('a client gets the state on joining and after every change', async () => {
    const [ada, bob] = [await open(1), await open(1)];
    await ada.until('first state', ({ state1 }) => state1);
    expect(JSON.parse(ada.frames[0] ?? '')).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
      lastUpdateISO8601: expect.stringMatching(/^\d{4}-.*Z$/u),
      estimates: [],
    });
    ada.send({ type: 'vote', payload: { username: 'Ada', estimate: '5', estimatedAtISO8601: '2025-01-19T10:00:00Z' } });
    await bob.until('vote', ({ state1 }) => state1?.estimates[0]?.estimate === '5');
    bob.send({ type: 'vote', payload: { username: 'Bob' } });
    await ada.until('Bob', ({ state1 }) => state1?.estimates.length === 2);
    expect(ada.state1?.estimates).toEqual([
      { username: 'Ada', estimate: '5', estimatedAtISO8601: '2025-01-19T10:00:00Z' },
      { username: 'Bob' },
    ]);
    bob.send({ type: 'reset' });
    await ada.until('reset', ({ state1 }) => state1?.estimates.every(({ estimate }) => estimate === undefined));
    expect(ada.state1?.estimates).toEqual([{ username: 'Ada' }, { username: 'Bob' }]);
    bob.send({ type: 'remove', payload: 'Ada' });
    await ada.until('removal', ({ state1 }) => state1?.estimates.length === 1);
  });

  test('it is sent nothing that version 1 does not know, not even for a bad message', async () => {
    const old = await open(1);
    const modern = await open(2);
    old.socket.send('no JSON');
    old.socket.send('{"type":"vote","payload":{}}');
    old.socket.send('{"type":"reveal"}');
    await modern.vote('Ada', '5');
    await modern.ask({ type: 'story', payload: { title: 'Log in' } });
    await modern.ask({ type: 'reveal' });
    await modern.until('the last change', ({ state }) => state?.revealed);
    old.send({ type: 'vote', payload: { username: 'Old' } });
    await old.until('the last change', ({ state1 }) => state1?.estimates.length === 2);
    expect(old.messages.every(({ kind }) => kind === 'state1')).toBe(true);
    for (const frame of old.frames) {
      expect(Object.keys(JSON.parse(frame)).toSorted()).toEqual(['estimates', 'lastUpdateISO8601', 'version']);
    }
  });

  test('a message that changes nothing is answered with the state', async () => {
    const old = await open(1);
    old.send({ type: 'vote', payload: { username: 'Ada' } });
    await old.until('membership', ({ state1 }) => state1?.estimates.length === 1);
    const before = old.frames.length;
    old.send({ type: 'vote', payload: { username: 'Ada' } });
    await old.until('answer', ({ frames }) => frames.length > before);
    expect(old.state1?.estimates).toEqual([{ username: 'Ada' }]);
  });

  test('version 2 is told while a client of version 1 is there', async () => {
    const modern = await open();
    await modern.until('first state', ({ state }) => state?.hasVersion1Clients === false);
    const old = await open(1);
    await modern.until('warning', ({ state }) => state?.hasVersion1Clients);
    await old.close();
    await modern.until('end of the warning', ({ state }) => state?.hasVersion1Clients === false);
  });

  test.each([
    ['the votes are cleared', { type: 'reset', payload: { round: 0 } }],
    ['the next story begins', { type: 'story', payload: { title: 'Next', next: true } }],
  ] as const)('who has peeked and gone is warned of until %s', async (_, message) => {
    const modern = await open();
    await modern.vote('Ada', '5');
    const old = await open(1);
    await old.until('the estimate', ({ state1 }) => state1?.estimates[0]?.estimate === '5');
    await modern.until('the note of it', ({ state }) => (state?.version ?? 0) > 1);
    await old.close();
    await modern.close();
    // Members who join after everybody has left are warned, too.
    const late = await open();
    await late.until('warning', ({ state }) => state?.hasVersion1Clients);
    await late.vote('Late', '8');
    await late.until('vote', (client) => client.member('Late')?.hasVoted);
    expect(late.state?.hasVersion1Clients).toBe(true);
    expect(await late.ask(message)).toBe('kept');
    await late.until('end of the warning', ({ state }) => state?.hasVersion1Clients === false);
  });

  test('it is refused where a setting says so, and version 2 is not', async () => {
    const strict = await startRooms({ takesVersion1: false });
    await expect(PokerClient.open(strict.host, 'room', 1)).rejects.toThrow('403');
    const modern = await PokerClient.open(strict.host, 'room', 2);
    expect(await modern.vote('Ada', '5')).toBe('kept');
    await strict.stop();
  });
});

describe.each(['ours', 'the original’s'])('a client of version 1 on a server of version 1, %s', (kind) => {
  test('sees the same', async () => {
    const original = kind === 'ours' ? undefined : await startOriginalServer();
    const host = original?.host ?? rooms.host;
    const client = await PokerClient.open(host, 'room', 1);
    const states: (readonly string[])[] = [];
    const messages = [
      { type: 'vote', payload: { username: 'Ada', estimate: '5' } },
      { type: 'vote', payload: { username: 'Bob' } },
      { type: 'vote', payload: { username: 'Ada', estimate: '8' } },
      { type: 'vote', payload: { username: 'Ada' } },
      { type: 'vote', payload: { username: 'Bob', estimate: '½' } },
      { type: 'reset' },
      { type: 'remove', payload: 'Ada' },
    ] as const;
    await client.until('first state', ({ state1 }) => state1);
    expect(typeof client.state1?.version).toBe('string');
    for (const message of messages) {
      const before = JSON.stringify(client.state1?.estimates);
      client.send(message);
      await client.until('change', ({ state1 }) => JSON.stringify(state1?.estimates) !== before);
      states.push(client.state1?.estimates.map(({ username, estimate }) => `${username} ${estimate ?? '…'}`) ?? []);
    }
    expect(states).toEqual([
      ['Ada 5'],
      ['Ada 5', 'Bob …'],
      ['Ada 8', 'Bob …'],
      ['Ada …', 'Bob …'],
      ['Ada …', 'Bob ½'],
      ['Ada …', 'Bob …'],
      ['Bob …'],
    ]);
    await client.close();
    await original?.close();
  });
});

describe('version 2', () => {
  test('nobody can read an estimate from the wire before the reveal, but its owner', async () => {
    const [ada, bob] = [await open(), await open()];
    await ada.ask({ type: 'vote', payload: { username: 'Ada', estimate: 'secret-1', key: key('a') } });
    await bob.ask({ type: 'vote', payload: { username: 'Bob', estimate: 'secret-2', key: key('b') } });
    const late = await open();
    for (const client of [ada, bob, late]) {
      await client.until(
        'both votes',
        ({ state }) => state?.estimates.every(({ hasVoted }) => hasVoted) && state.version === 2,
      );
    }
    expect(ada.own).toEqual({ username: 'Ada', estimate: 'secret-1' });
    expect(ada.frames.join()).not.toContain('secret-2');
    expect(bob.frames.join()).not.toContain('secret-1');
    expect(late.frames.join()).not.toContain('secret');

    expect(await late.ask({ type: 'join', payload: { username: 'Ada', key: key('x') } })).toBe('name-taken');
    await late.ask({ type: 'join', payload: { username: 'Cem', key: key('x') } });
    expect(late.frames.join()).not.toContain('secret');

    await late.ask({ type: 'reveal' });
    await late.until('reveal', ({ state }) => state?.revealed);
    expect(late.state?.estimates.map(({ estimate }) => estimate)).toEqual(['secret-1', 'secret-2', undefined]);
  });

  test('who comes back with the key is shown the own estimate, on any connection', async () => {
    const ada = await open();
    await ada.ask({ type: 'vote', payload: { username: 'Ada', estimate: '5', key: key('a') } });
    ada.socket.terminate();
    const again = await open();
    expect(await again.ask({ type: 'join', payload: { username: 'Ada', key: key('a') } })).toBe('kept');
    await again.until('own estimate', ({ own }) => own?.estimate === '5');
    const thief = await open();
    again.socket.terminate();
    await thief.until('Ada to be gone', (client) => client.member('Ada')?.connected === false);
    expect(await thief.ask({ type: 'join', payload: { username: 'Ada', key: key('t') } })).toBe('kept');
    await thief.until('Ada to be there', (client) => client.member('Ada')?.connected);
    expect(thief.frames.join()).not.toContain('"5"');
  });

  test('a client without a key cannot use a name that is held, and can once its holder has gone', async () => {
    const [ada, thief] = [await open(), await open()];
    await ada.ask({ type: 'vote', payload: { username: 'Ada', estimate: '5', key: key('a') } });
    const attempts = [
      { type: 'vote', payload: { username: 'Ada', estimate: '1' } },
      { type: 'vote', payload: { username: 'Ada' } },
      { type: 'join', payload: { username: 'Ada' } },
      { type: 'observe', payload: { username: 'Ada', observer: true } },
    ] as const;
    for (const attempt of attempts) {
      expect(await thief.ask(attempt)).toBe('name-taken');
    }
    await thief.until('vote', (client) => client.member('Ada')?.hasVoted && !client.member('Ada')?.observer);
    // A member who has shown the key need not show it again on the same connection.
    expect(await ada.vote('Ada', '8')).toBe('kept');
    await ada.until('own estimate', ({ own }) => own?.estimate === '8');
    await ada.close();
    await thief.until('absence', (client) => client.member('Ada')?.connected === false);
    expect(await thief.vote('Ada', '1')).toBe('kept');
    expect(await thief.vote('Ada', '2')).toBe('kept');
    await thief.until('own estimate', ({ own }) => own?.estimate === '2');
  });

  test('of two who clear the same votes the second is refused, so that no new vote is lost', async () => {
    const [ada, bob] = [await open(), await open()];
    await ada.vote('Ada', '5');
    expect(await ada.ask({ type: 'reset', payload: { round: 0 } })).toBe('kept');
    expect(await ada.vote('Ada', '8')).toBe('kept');
    expect(await bob.ask({ type: 'reset', payload: { round: 0 } })).toBe('round-over');
    await bob.until('vote', (client) => client.state?.round === 1 && client.member('Ada')?.hasVoted);
    // Clients of the first release of version 2 do not specify a round.
    expect(await bob.ask({ type: 'reset' })).toBe('kept');
    await bob.until('reset', (client) => client.member('Ada')?.hasVoted === false);
  });

  test('the history comes apart from the state, at the beginning and when it changes', async () => {
    const [ada, old] = [await open(2.1), await open()];
    const names = Array.from({ length: 10 }, (_, index) => `A team member ${index}`);
    for (let story = 1; story <= 50; story += 1) {
      for (const name of story === 50 ? names : names.slice(0, 1)) {
        const voter = await open();
        await voter.vote(name, `${story}`);
        await voter.close();
      }
      const title = `A story with a title as long as stories have them: number ${story}`;
      const teller = await open();
      expect(await teller.ask({ type: 'story', payload: { title, next: true } })).toBe('kept');
      await teller.close();
    }
    await ada.until('the whole history', ({ history }) => history?.length === 50);
    const before = ada.messages.length;
    const voters = await Promise.all(names.map(() => open(2.1)));
    await Promise.all(voters.map((voter, index) => voter.vote(names[index] ?? '', '13')));
    await ada.ask({ type: 'reveal' });
    const everyone = [ada, old, ...voters];
    await Promise.all(everyone.map((one) => one.until('reveal', ({ state }) => state?.revealed)));
    const states = ada.frames.filter((text) => text.startsWith('{"version"'));
    expect(Math.max(...states.map((text) => text.length))).toBeLessThanOrEqual(2048);
    expect(ada.messages.slice(before).some(({ kind }) => kind === 'history')).toBe(false);
    expect(voters[0]?.history).toEqual(ada.history);
    // A client of the first release of version 2 receives the history in each state.
    expect(old.state?.history).toEqual(ada.history);
    expect(old.messages.some(({ kind }) => kind === 'history')).toBe(false);
  });

  test('a ping is answered at once, and changes nothing', async () => {
    const ada = await open();
    await ada.vote('Ada', '5');
    expect(await ada.ask({ type: 'ping' })).toBe('kept');
    expect(ada.messages.findLast((one) => one.kind === 'ack')).toMatchObject({ version: 1 });
  });

  test('a client without a key sees its own estimate on its own connection', async () => {
    const ada = await open();
    await ada.vote('Ada', '5');
    await ada.until('own estimate', ({ own }) => own?.estimate === '5');
    ada.send({ type: 'reset' });
    await ada.until('reset', ({ own }) => own !== undefined && own.estimate === undefined);
  });

  test('members show as connected while somebody speaks for them', async () => {
    const [ada, bob] = [await open(), await open()];
    await ada.vote('Ada');
    await bob.vote('Bob');
    await bob.until('both', ({ state }) => state?.estimates.every(({ connected }) => connected) && state.version === 2);
    await ada.close();
    await bob.until('one', (client) => client.member('Ada')?.connected === false);
    expect(bob.member('Bob')?.connected).toBe(true);
  });

  test('story, cards, timer, observer and history reach everyone', async () => {
    const [ada, bob] = [await open(), await open()];
    await ada.ask({ type: 'story', payload: { title: 'Log in' } });
    await ada.ask({ type: 'cards', payload: ['1', '2', '3'] });
    await ada.ask({ type: 'timer', payload: { seconds: 60 } });
    await ada.ask({ type: 'observe', payload: { username: 'Ada', observer: true } });
    await bob.vote('Bob', '3');
    await bob.until('all of it', ({ state }) => state?.version === 5);
    expect(bob.state).toMatchObject({
      story: 'Log in',
      cards: ['1', '2', '3'],
      timer: { seconds: 60 },
      estimates: [
        { username: 'Ada', observer: true },
        { username: 'Bob', observer: false },
      ],
    });
    await ada.ask({ type: 'story', payload: { title: 'Log out', next: true, round: 0 } });
    expect(await bob.ask({ type: 'story', payload: { title: 'Pay', next: true, round: 0 } })).toBe('round-over');
    await bob.until('history', ({ state }) => state?.history?.length === 1);
    expect(bob.state?.history?.[0]).toMatchObject({ title: 'Log in', votes: [{ estimate: '3', count: 1 }] });
  });

  test.each([
    ['no JSON', 'malformed'],
    ['', 'malformed'],
    ['{"type":"fly"}', 'invalid'],
    [`{"type":"vote","payload":{"username":"${'x'.repeat(65)}"}}`, 'invalid'],
    ['{"type":"vote","payload":{"username":"  "}}', 'invalid'],
    ['{"type":"vote","payload":{"username":"Ada","estimate":"12345678901234567"}}', 'invalid'],
    ['[{"type":"reset"}]', 'invalid'],
  ])('%j is answered with an error and changes nothing', async (frame, code) => {
    const [ada, bob] = [await open(), await open()];
    ada.socket.send(frame);
    await ada.until('error', ({ messages }) => messages.some((one) => one.kind === 'error' && one.error.code === code));
    await bob.vote('Bob', '1');
    await bob.until('vote', ({ state }) => state?.version === 1);
    expect(bob.frames.some((text) => text.includes('error'))).toBe(false);
  });

  test('a binary frame is answered with an error', async () => {
    const ada = await open();
    ada.socket.send(Buffer.from('{"type":"reset"}'));
    await ada.until('error', ({ messages }) => messages.some((one) => one.kind === 'error'));
  });
});

test('many who vote at once all count, and all see the same', async () => {
  const clients = await Promise.all(Array.from({ length: 30 }, () => open()));
  await Promise.all(clients.map((client, index) => client.vote(`member ${index}`, `${index % 7}`)));
  await Promise.all(clients.map((client) => client.until('all votes', ({ state }) => state?.version === 30)));
  const names = clients.map(({ state }) => state?.estimates.filter(({ hasVoted }) => hasVoted).length);
  expect(new Set(names)).toEqual(new Set([30]));
});

test('rooms do not hear each other', async () => {
  const [here, there] = [await open(2, 'here'), await open(2, 'there')];
  await here.vote('Ada', '5');
  await there.vote('Bob', '3');
  await there.until('vote', ({ state }) => state?.version === 1);
  expect(there.frames.join()).not.toContain('Ada');
});
