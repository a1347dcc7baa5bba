import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BusyButton } from './busy-button.tsx';

const button = page.getByRole('button', { name: 'Retry' });
const spinner = () => button.element().querySelector('svg');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('its work shows in its place after 200 ms, and goes at once when it ends', async () => {
  const { rerender } = await render(<BusyButton isBusy={false}>Retry</BusyButton>);
  const { width, height } = button.element().getBoundingClientRect();
  await rerender(<BusyButton isBusy>Retry</BusyButton>);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  vi.advanceTimersByTime(199);
  expect(spinner()).toBeNull();
  vi.advanceTimersByTime(1);
  await expect.poll(spinner).not.toBeNull();
  expect(button.element().getBoundingClientRect()).toMatchObject({ width, height });
  await rerender(<BusyButton isBusy={false}>Retry</BusyButton>);
  expect(spinner()).toBeNull();
  await expect.element(button).not.toHaveAttribute('aria-busy');
});

test('while it works, it has the focus, and does nothing when it is pressed', async () => {
  const onClick = vi.fn();
  const { rerender } = await render(
    <BusyButton isBusy={false} onClick={onClick}>
      Retry
    </BusyButton>,
  );
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
  await rerender(
    <BusyButton isBusy onClick={onClick}>
      Retry
    </BusyButton>,
  );
  await userEvent.keyboard('{Enter} ');
  await button.click({ force: true });
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(button).toHaveFocus();
  await rerender(
    <BusyButton isBusy={false} onClick={onClick}>
      Retry
    </BusyButton>,
  );
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});
