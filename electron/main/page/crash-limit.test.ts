import { expect, it } from 'vitest';
import { createCrashLimit } from './crash-limit.ts';

function limitAt() {
  const clock = { time: 5 };
  return { clock, limit: createCrashLimit(() => clock.time) };
}

it('allows two crashes within a minute', () => {
  const { limit } = limitAt();
  expect([limit.mayReload(), limit.mayReload(), limit.mayReload(), limit.mayReload()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  [59_999, false],
  [60_000, true],
])('forgets a crash after a minute: %i ms', (time, isAllowed) => {
  const { clock, limit } = limitAt();
  limit.mayReload();
  clock.time += 1;
  limit.mayReload();
  clock.time = 5 + time;
  expect(limit.mayReload()).toBe(isAllowed);
});

it('never stops a page that crashes once in a while', () => {
  const { clock, limit } = limitAt();
  for (let crash = 0; crash < 100; crash++) {
    clock.time += 31_000;
    expect(limit.mayReload()).toBe(true);
  }
});

it('starts anew once the user has decided', () => {
  const { limit } = limitAt();
  limit.mayReload();
  limit.mayReload();
  expect(limit.mayReload()).toBe(false);
  limit.reset();
  expect(limit.mayReload()).toBe(true);
});
