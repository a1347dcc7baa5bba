import { describe, expect, test } from 'vitest';
import { isRoomId, readClientMessage, roomAddress } from './messages.ts';

const read = (message: unknown, version: 1 | 2 = 2) => readClientMessage(JSON.stringify(message), version);
const vote = (payload: object) => ({ type: 'vote', payload });

describe('what a server takes', () => {
  test.each([
    ['a plain vote', { username: 'Ada', estimate: '5' }, { username: 'Ada', estimate: '5' }],
    ['a name with white space around it', { username: ' \tAda \n' }, { username: 'Ada' }],
    ['no estimate', { username: 'Ada', estimate: null }, { username: 'Ada', estimate: undefined }],
    ['a blank estimate', { username: 'Ada', estimate: '  ' }, { username: 'Ada', estimate: undefined }],
    ['a number', { username: 'Ada', estimate: 0.5 }, { username: 'Ada', estimate: '0.5' }],
    ['a name of 64 emoji', { username: '😀'.repeat(64) }, { username: '😀'.repeat(64) }],
    ['16 characters', { username: 'A', estimate: '½'.repeat(16) }, { username: 'A', estimate: '½'.repeat(16) }],
    ['a name of the language', { username: '__proto__' }, { username: '__proto__' }],
    ['fields of tomorrow', { username: 'Ada', colour: 'red' }, { username: 'Ada' }],
  ])('%s, from both versions', (_, payload, expected) => {
    for (const version of [1, 2] as const) {
      expect(read(vote(payload), version)).toMatchObject({ ok: true, value: { message: { payload: expected } } });
    }
  });

  test('the time of a vote from version 1, where it is one', () => {
    const payload = { username: 'Ada', estimate: '5', estimatedAtISO8601: '2025-01-19T10:00:00.000Z' };
    expect(read(vote(payload), 1)).toMatchObject({ value: { message: { payload } } });
    expect(read(vote({ ...payload, estimatedAtISO8601: 'noon' }), 1)).toMatchObject({
      ok: true,
      value: { message: { payload: { estimatedAtISO8601: undefined } } },
    });
  });

  test.each([
    [{ type: 'remove', payload: 'Ada' }],
    [{ type: 'reset' }],
    [{ type: 'join', payload: { username: 'Ada', key: 'k'.repeat(16) } }],
    [{ type: 'observe', payload: { username: 'Ada', observer: true } }],
    [{ type: 'reveal' }],
    [{ type: 'hide' }],
    [{ type: 'story', payload: { title: '' } }],
    [{ type: 'cards', payload: ['?', '1'] }],
    [{ type: 'timer', payload: { seconds: null } }],
    [{ type: 'timer', payload: { seconds: 86_400 } }],
  ])('%j with its id', (message) => {
    expect(read({ ...message, id: 7 })).toMatchObject({ ok: true, value: { id: 7, message } });
  });
});

describe('what a server refuses', () => {
  test.each(['', '{', 'vote', '\u0000', '[1,', '{"type":"vote"'])('%j, which is not JSON', (frame) => {
    expect(readClientMessage(frame, 2)).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  test.each([
    [null],
    [[]],
    [42],
    ['vote'],
    [{}],
    [{ type: 'vote' }],
    [{ type: 'VOTE', payload: { username: 'Ada' } }],
    [{ type: '__proto__' }],
    [vote({})],
    [vote({ username: '' })],
    [vote({ username: ' \n ' })],
    [vote({ username: 5 })],
    [vote({ username: ['Ada'] })],
    [vote({ username: 'a'.repeat(65) })],
    [vote({ username: 'Ada', estimate: '1'.repeat(17) })],
    [vote({ username: 'Ada', estimate: {} })],
    [vote({ username: 'Ada', estimate: true })],
    [vote({ username: 'Ada', key: 'short' })],
    [vote({ username: 'Ada', key: '~'.repeat(20) })],
    [vote({ username: 'Ada', round: -1 })],
    [{ type: 'remove', payload: { username: 'Ada' } }],
    [{ type: 'remove' }],
    [{ type: 'story', payload: { title: 'x'.repeat(201) } }],
    [{ type: 'cards', payload: Array.from({ length: 51 }, (_, index) => `${index}`) }],
    [{ type: 'cards', payload: [''] }],
    [{ type: 'cards', payload: '1,2,3' }],
    [{ type: 'timer', payload: { seconds: 0 } }],
    [{ type: 'timer', payload: { seconds: 86_401 } }],
    [{ type: 'timer', payload: { seconds: 1.5 } }],
    [{ type: 'timer', payload: {} }],
    [{ type: 'observe', payload: { username: 'Ada', observer: 'yes' } }],
  ])('%j', (message) => {
    expect(read(message)).toMatchObject({ ok: false, error: { code: 'invalid' } });
  });

  test.each(['join', 'observe', 'reveal', 'hide', 'story', 'cards', 'timer'])('%s from version 1', (type) => {
    const payload = { username: 'Ada', observer: true, title: 'x', seconds: 1 };
    expect(read({ type, payload }, 1).ok).toBe(false);
  });

  test('and says which message by its id, never what was in it', () => {
    const answer = read({ ...vote({ username: 'Ada', estimate: 'a secret that is too long' }), id: 7 });
    expect(answer).toMatchObject({ ok: false, error: { id: 7 } });
    expect(JSON.stringify(answer)).not.toMatch(/secret|Ada/u);
  });
});

test.each([
  ['b6e0', true],
  ['x'.repeat(128), true],
  ['😀'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
  [' ', false],
])('room id %j: %j', (id, expected) => {
  expect(isRoomId(id)).toBe(expected);
});

test('a room id is escaped in the address', () => {
  expect(roomAddress('localhost:8080', 'a&b=c/ü', false)).toBe('ws://localhost:8080/ws?roomUUID=a%26b%3Dc%2F%C3%BC');
  expect(roomAddress('poker.example.com', 'b6e0', true)).toBe('wss://poker.example.com/ws?roomUUID=b6e0');
});
