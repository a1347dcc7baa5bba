import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Hint } from './hint.tsx';

const named = (name: string) => page.getByRole('button', { name });

// A single test for both: the tooltip's code is loaded once per page, so a second test would have it from the start.
test('the tooltip takes a button over at once when it finds it free, and not while it is used', {
  retry: 0,
}, async () => {
  const { container } = await render(
    <>
      <Hint title="What was there before">
        <button type="button" aria-label="History" />
      </Hint>
      <Hint title="How it works">
        <button type="button" aria-label="Help" />
      </Hint>
    </>,
  );
  const [history, help] = container.querySelectorAll('button');
  if (history === undefined || help === undefined) {
    throw new Error('The hints have no buttons.');
  }
  help.focus();
  const isReplaced = new Promise<boolean>((resolve) => {
    const { matches } = history;
    vi.spyOn(history, 'matches').mockImplementation((selector) => {
      const isMatch = matches.call(history, selector);
      // Runs before the end of the task, and so before a press.
      queueMicrotask(() => resolve(!history.isConnected));
      return isMatch;
    });
  });

  expect(await isReplaced).toBe(true);
  await userEvent.hover(named('History'));
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('What was there before');

  expect(help.isConnected).toBe(true);
  expect(document.activeElement).toBe(help);
  help.blur();
  await expect.poll(() => help.isConnected).toBe(false);
  await userEvent.hover(named('Help'));
  await expect.element(page.getByRole('tooltip', { name: 'How it works' })).toBeVisible();
});
