import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from '#renderer/state/store/store.ts';
import { choiceInputs } from '#tests/support/catalogue/examples.ts';
import { type Screen, screens } from '#tools/screens.ts';
import { inputsOf } from '#tools/text-inputs.ts';
import { LinkDialog } from './link-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

const field = page.getByRole('textbox', { name: 'Link' });
const button = page.getByRole('button', { name: 'Copy link' });

// The link has the chosen inputs of the screen.
const screen = screens.find(({ entry }) => inputsOf(entry).choices.includes(choiceInputs[0])) as Screen;

async function show() {
  const store = createStore();
  const onClose = vi.fn();
  await render(
    <Provider store={store}>
      <LinkDialog screen={screen} onClose={onClose} />
    </Provider>,
  );
  await expect.element(field).toHaveValue(expect.stringContaining('state='));
  return { onClose, toaster: () => store.getState().toaster };
}

test('it closes once the link is copied', async () => {
  const { onClose } = await show();
  await button.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('it stays open with the link selected if copying fails, for the user to copy it', async () => {
  const { onClose, toaster } = await show();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('refused'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await button.click();
  await expect.poll(toaster).toMatchObject({ open: true, type: 'error' });
  await expect.element(field).toHaveFocus();
  const { value, selectionStart, selectionEnd } = field.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  expect(onClose).not.toHaveBeenCalled();
});
