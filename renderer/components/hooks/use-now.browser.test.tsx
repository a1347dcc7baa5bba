import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useNow } from './use-now.ts';

const start = Date.parse('2025-01-19T09:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Clock() {
  return <output>{(useNow() - start) / 1000} s</output>;
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('goes on every second, rests while the page is hidden, and is right at once when it is back', async () => {
  const { unmount } = await render(<Clock />);
  const clock = page.getByRole('status');
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(clock).toHaveTextContent('2 s');
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  show('visible');
  await expect.element(clock).toHaveTextContent('62 s');
  expect(vi.getTimerCount()).toBe(1);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
