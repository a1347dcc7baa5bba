import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useScreenFocus } from './use-screen-focus.ts';

afterEach(() => void cleanup());

function App({ screenId, asks = false }: { readonly screenId: string; readonly asks?: boolean }) {
  useScreenFocus(screenId);
  return (
    <>
      {asks && (
        <div role="dialog" aria-label="Open words.txt with…">
          <button type="button">Cancel</button>
        </div>
      )}
      <main id="content" tabIndex={-1}>
        <div>
          <label>
            Input of {screenId}
            <input />
          </label>
        </div>
      </main>
    </>
  );
}

test('a screen that is gone to gets the focus in its first field', async () => {
  const { rerender } = await render(<App screenId="one" />);
  await expect.element(page.getByRole('textbox')).not.toHaveFocus();
  await rerender(<App screenId="two" />);
  await expect.element(page.getByRole('textbox', { name: 'Input of two' })).toHaveFocus();
});

test('the focus does not stop at the region on its way to a field', async () => {
  const { rerender } = await render(<App screenId="one" />);
  const stops: EventTarget[] = [];
  document.addEventListener('focusin', ({ target }) => target && stops.push(target), { once: true });
  await rerender(<App screenId="two" />);
  const field = page.getByRole('textbox', { name: 'Input of two' });
  await expect.element(field).toHaveFocus();
  expect(stops).toEqual([field.element()]);
});

test('a dialog that stands over it keeps the focus', async () => {
  const { rerender } = await render(<App screenId="one" asks />);
  const button = page.getByRole('button', { name: 'Cancel' });
  (button.element() as HTMLElement).focus();
  const lost: FocusEvent[] = [];
  button.element().addEventListener('blur', (event) => lost.push(event as FocusEvent));
  await rerender(<App screenId="two" asks />);
  await expect.element(page.getByText('Input of two')).toBeVisible();
  await expect.element(button).toHaveFocus();
  expect(lost).toEqual([]);
});
