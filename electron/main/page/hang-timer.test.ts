import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHangTimer, patience } from './hang-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls a page hung that does not respond for long, once', () => {
  const onHang = vi.fn();
  const timer = createHangTimer(onHang);
  timer.start();
  vi.advanceTimersByTime(patience - 1);
  // Chromium may report the hang again.
  timer.start();
  expect(onHang).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onHang).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(onHang).toHaveBeenCalledTimes(1);
});

it('leaves a page alone that responds again in time', () => {
  const onHang = vi.fn();
  const timer = createHangTimer(onHang);
  timer.start();
  vi.advanceTimersByTime(patience - 1);
  timer.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.runAllTimers();
  expect(onHang).not.toHaveBeenCalled();
});

it('notices the next hang too', () => {
  const onHang = vi.fn();
  const timer = createHangTimer(onHang);
  for (const hangs of [1, 2]) {
    timer.start();
    vi.runAllTimers();
    expect(onHang).toHaveBeenCalledTimes(hangs);
  }
});
