import { beforeEach, expect, test, vi } from 'vitest';
import { clientKey, recallMember, rememberMember } from './remember-member.ts';

beforeEach(() => sessionStorage.clear());

const roomAt = (server: string, room = '1') => `${server}/ws?roomUUID=${room}`;

test('each server is shown a key of its own, in each of its rooms the same', () => {
  const servers = ['wss://one.example', 'wss://two.example', 'wss://one.example:8443', 'ws://one.example'];
  const keys = servers.map((server) => clientKey(roomAt(server)));
  expect(new Set(keys).size).toBe(servers.length);
  for (const key of keys) {
    expect(key).toMatch(/^[\w-]{16,64}$/u);
  }
  expect(servers.map((server) => clientKey(roomAt(server, '2')))).toEqual(keys);
});

test('the one key of before goes on where the tab is a member, and nowhere else', () => {
  const common = 'the-key-of-all-servers';
  sessionStorage.setItem('pokerPlanningKey', common);
  sessionStorage.setItem('pokerPlanningMember', JSON.stringify([roomAt('wss://one.example'), 'Ada']));
  expect(clientKey(roomAt('wss://two.example'))).not.toBe(common);
  expect(clientKey(roomAt('wss://one.example'))).toBe(common);
  expect(recallMember(roomAt('wss://one.example'))).toBe('Ada');
  expect(sessionStorage.getItem('pokerPlanningKey')).toBeNull();
});

test.each([
  ['nothing says where', undefined],
  ['the tab has left its room', ''],
  ['the room is none', '["nowhere","Ada"]'],
])('the one key of before is dropped where %s', (_case, member) => {
  sessionStorage.setItem('pokerPlanningKey', 'the-key-of-all-servers');
  if (member !== undefined) {
    sessionStorage.setItem('pokerPlanningMember', member);
  }
  expect(clientKey(roomAt('wss://one.example'))).not.toBe('the-key-of-all-servers');
  expect(sessionStorage.getItem('pokerPlanningKey')).toBeNull();
});

test.each(['', '{', 'null', '[1]', '[["wss://one.example"]]', '[["wss://one.example","short"]]', '{"a":1}'])(
  'a storage that holds %s is begun anew',
  (stored) => {
    sessionStorage.setItem('pokerPlanningKeys', stored);
    const key = clientKey(roomAt('wss://one.example'));
    expect(key).toMatch(/^[\w-]{16,64}$/u);
    expect(clientKey(roomAt('wss://one.example'))).toBe(key);
  },
);

test('a tab without storage keeps its keys until the page is left', () => {
  const off = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  const key = clientKey(roomAt('wss://off.example'));
  rememberMember(roomAt('wss://off.example'), 'Ada');
  expect(clientKey(roomAt('wss://off.example'))).toBe(key);
  expect(recallMember(roomAt('wss://off.example'))).toBeUndefined();
  off.mockRestore();
});
