import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BusyIndicator } from './busy-indicator.tsx';

const bar = page.getByRole('progressbar', { name: 'Formatting' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('shows after 200 ms, and not before', async () => {
  await render(<BusyIndicator isBusy label="Formatting" />);
  vi.advanceTimersByTime(199);
  expect(bar.query()).toBeNull();
  vi.advanceTimersByTime(1);
  await expect.element(bar).toBeVisible();
});

test('does not show for short work', async () => {
  const { rerender } = await render(<BusyIndicator isBusy label="Formatting" />);
  vi.advanceTimersByTime(150);
  await rerender(<BusyIndicator isBusy={false} label="Formatting" />);
  await rerender(<BusyIndicator isBusy label="Formatting" />);
  vi.advanceTimersByTime(150);
  expect(bar.query()).toBeNull();
});

test('goes at once when the work ends', async () => {
  const { rerender } = await render(<BusyIndicator isBusy label="Formatting" />);
  vi.advanceTimersByTime(500);
  await expect.element(bar).toBeVisible();
  await rerender(<BusyIndicator isBusy={false} label="Formatting" />);
  expect(bar.query()).toBeNull();
});

test('tells the progress, within its bounds', async () => {
  const { rerender } = await render(<BusyIndicator isBusy label="Formatting" progress={0.5} />);
  vi.advanceTimersByTime(500);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
  await rerender(<BusyIndicator isBusy label="Formatting" progress={1.2} />);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
  await rerender(<BusyIndicator isBusy label="Formatting" />);
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');
});

test('says when it will be done, once that can be told, and no longer when it is', async () => {
  const now = vi.spyOn(performance, 'now');
  const at = (seconds: number) => now.mockReturnValue(1_000_000 + seconds * 1000);
  at(0);
  const { rerender } = await render(<BusyIndicator isBusy label="Formatting" progress={0} />);
  vi.advanceTimersByTime(500);
  await expect.element(bar).toBeVisible();
  at(1);
  await rerender(<BusyIndicator isBusy label="Formatting" progress={0.05} />);
  expect(page.getByText(/^Done in/).query()).toBeNull();
  at(10);
  await rerender(<BusyIndicator isBusy label="Formatting" progress={0.5} />);
  await expect.element(page.getByText('Done in 10 seconds')).toBeVisible();
  await expect.element(bar).toHaveAttribute('aria-valuetext', '50%, done in 10 seconds');
  await rerender(<BusyIndicator isBusy={false} label="Formatting" />);
  expect(page.getByText(/^Done in/).query()).toBeNull();
  now.mockRestore();
});

test('cancels, and moves nothing', async () => {
  const onCancel = vi.fn();
  const { container } = await render(
    <div style={{ position: 'relative' }}>
      <BusyIndicator isBusy label="Formatting" onCancel={onCancel} />
      <p>Content</p>
    </div>,
  );
  const place = () => container.querySelector('p')?.getBoundingClientRect().top;
  const before = place();
  vi.advanceTimersByTime(500);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(place()).toBe(before);
});
