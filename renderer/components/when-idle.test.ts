import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a browser that is never idle: only callbacks with a timeout run. */
function stubBusyBrowser(): void {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (action: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : setTimeout(action, timeout),
  );
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}

test('is done in the end, also where the browser is never idle', () => {
  stubBusyBrowser();
  const action = vi.fn();
  whenIdle(action);
  expect(action).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(action).toHaveBeenCalledOnce();
});

test('is called off', () => {
  stubBusyBrowser();
  const action = vi.fn();
  whenIdle(action)();
  vi.runAllTimers();
  expect(action).not.toHaveBeenCalled();
});
