import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenAtRest } from './when-at-rest.ts';

/** Milliseconds after which the page is idle. */
const busyTime = 100;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', (action: () => void) => setTimeout(action, busyTime));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('runs once, when nobody has used the page for the time', () => {
  const action = vi.fn();
  whenAtRest(action, 3000);
  vi.advanceTimersByTime(3000 + busyTime - 1);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  vi.runAllTimers();
  expect(action).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'pointerup', 'keydown', 'wheel', 'paste', 'drop'])('begins to wait again at %s', (type) => {
  const action = vi.fn();
  whenAtRest(action, 3000);
  vi.advanceTimersByTime(2000);
  // Whoever handles it does not let it go further.
  document.body.addEventListener(type, (event) => event.stopPropagation(), { once: true });
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  vi.advanceTimersByTime(2999);
  expect(action).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(action).toHaveBeenCalledOnce();
});

test('begins to wait again while the page is not idle yet', () => {
  const action = vi.fn();
  whenAtRest(action, 3000);
  vi.advanceTimersByTime(3000 + busyTime - 1);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  vi.advanceTimersByTime(3000 + busyTime - 1);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
});

test.each([2000, 3000 + busyTime - 1])('is cancelled after %d ms', (time) => {
  const action = vi.fn();
  const cancel = whenAtRest(action, 3000);
  vi.advanceTimersByTime(time);
  cancel();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  vi.runAllTimers();
  expect(action).not.toHaveBeenCalled();
});
