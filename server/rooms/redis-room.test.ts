import { expect, test, vi } from 'vitest';
import type { RedisLink } from './redis-link.ts';
import { SharedRoom } from './redis-room.ts';

const watcher = { onRoom: () => undefined, onPresence: () => undefined };

/** A room whose subscriptions are confirmed by hand. */
function createRoom() {
  const confirmations: (() => void)[] = [];
  const listener = {
    subscribe: vi.fn(() => new Promise<void>((resolve) => void confirmations.push(resolve))),
    unsubscribe: vi.fn(async () => undefined),
  };
  const onIdle = vi.fn();
  const link = { isAvailable: true, listener } as unknown as RedisLink;
  const room = new SharedRoom('a', 'node', link, () => 0, vi.fn(), onIdle);
  return { room, listener, onIdle, confirm: () => confirmations.shift()?.() };
}

test('a room that is left before Redis has confirmed its subscription ends that', async () => {
  const { room, listener, onIdle, confirm } = createRoom();
  room.watch(watcher);
  expect(listener.subscribe).toHaveBeenCalledOnce();
  room.unwatch();
  confirm();
  await expect.poll(() => onIdle.mock.calls.length).toBeGreaterThan(0);
  expect(listener.unsubscribe.mock.calls).toEqual(listener.subscribe.mock.calls);
});

test('whoever comes back meanwhile is subscribed anew', async () => {
  const { room, listener, confirm } = createRoom();
  room.watch(watcher);
  room.unwatch();
  room.watch(watcher);
  confirm();
  await expect.poll(() => listener.subscribe.mock.calls.length).toBe(2);
  expect(listener.unsubscribe).toHaveBeenCalledOnce();
});
