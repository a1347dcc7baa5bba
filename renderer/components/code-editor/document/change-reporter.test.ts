import { Text } from '@codemirror/state';
import { afterEach, expect, it, vi } from 'vitest';
import { createChangeReporter } from './change-reporter.ts';

const large = Text.of(Array.from({ length: 50_000 }, () => 'a line of a large text'));

afterEach(() => void vi.useRealTimers());

it('a large text is reported when typing pauses, and a pasted one without a pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const report = vi.fn();
  const reporter = createChangeReporter(report);

  reporter.changed(large, undefined, false);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersToNextTimer();
  await expect.poll(() => report.mock.calls).toEqual([[large.toString(), undefined]]);

  reporter.changed(large, undefined, true);
  expect(vi.getTimerCount()).toBe(0);
  await expect.poll(() => report.mock.calls.length).toBe(2);
});

it('a small text is reported at once', () => {
  const report = vi.fn();
  createChangeReporter(report).changed(Text.of(['a']), 'a.txt', false);
  expect(report).toHaveBeenCalledExactlyOnceWith('a', 'a.txt');
});
