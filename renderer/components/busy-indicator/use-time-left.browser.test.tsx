import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useTimeLeft } from './use-time-left.ts';

afterEach(() => void vi.restoreAllMocks());

let report: (progress: number | undefined) => void;

function Work() {
  const [progress, setProgress] = useState<number>();
  report = (next) => flushSync(() => setProgress(next));
  return <output>{useTimeLeft(progress) ?? 'Nobody knows'}</output>;
}

test('hundreds of reports before the page has a moment for anything else do not update without end', async () => {
  const now = vi.spyOn(performance, 'now');
  await render(<Work />);
  for (let percent = 0; percent <= 50; percent += 0.1) {
    now.mockReturnValue(1_000_000 + percent * 1000);
    report(percent / 100);
  }
  await expect.element(page.getByRole('status')).toHaveTextContent('Done in 50 seconds');
});

test('what was known of the work before says nothing about the next', async () => {
  const now = vi.spyOn(performance, 'now');
  await render(<Work />);
  now.mockReturnValue(1_000_000);
  report(0);
  now.mockReturnValue(1_010_000);
  report(0.5);
  await expect.element(page.getByRole('status')).toHaveTextContent('Done in 10 seconds');
  report(undefined);
  report(0.6);
  await expect.element(page.getByRole('status')).toHaveTextContent('Nobody knows');
});
