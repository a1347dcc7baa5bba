import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HintLayer } from './hint-layer.tsx';

const shown = () => page.getByRole('tooltip');

test('shows the hints of all elements, also of those that came first, and of a control that is disabled', async () => {
  const { rerender } = await render(
    <>
      <button type="button" data-hint="What was there before" aria-label="History" />
      <span data-hint="Copy to clipboard" style={{ marginLeft: 300 }}>
        <button type="button" aria-label="Copy" disabled />
      </span>
    </>,
  );
  const history = page.getByRole('button', { name: 'History' });
  const copy = page.getByRole('button', { name: 'Copy' });
  await userEvent.hover(history);
  await rerender(
    <>
      <button type="button" data-hint="What was there before" aria-label="History" />
      <span data-hint="Copy to clipboard" style={{ marginLeft: 300 }}>
        <button type="button" aria-label="Copy" disabled />
      </span>
      <HintLayer />
    </>,
  );
  await expect.element(shown()).toHaveTextContent('What was there before');
  await expect.poll(() => shown().element().getBoundingClientRect().top).toBeGreaterThan(0);
  const places = [shown(), history].map((locator) => locator.element().getBoundingClientRect());
  expect(places[0]?.top).toBeGreaterThanOrEqual(places[1]?.bottom ?? Number.NaN);

  await userEvent.hover(copy, { force: true });
  await expect.element(shown()).toHaveTextContent('Copy to clipboard');
  await userEvent.keyboard('{Escape}');
  await expect.element(shown()).not.toBeInTheDocument();
});

test('shows a hint above an element that asks for it', async () => {
  await render(
    <div style={{ paddingTop: 200 }}>
      <button type="button" data-hint="How long it is" data-hint-placement="top" aria-label="Length" />
      <HintLayer />
    </div>,
  );
  const length = page.getByRole('button', { name: 'Length' });
  await userEvent.hover(length);
  await expect.element(shown()).toHaveTextContent('How long it is');
  await expect
    .poll(() => shown().element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(length.element().getBoundingClientRect().top);
});
