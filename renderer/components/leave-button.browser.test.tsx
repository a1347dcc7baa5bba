import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BusyIndicator } from './busy-indicator/busy-indicator.tsx';
import { leaveRow } from './leave-button.ts';
import { CancelledNote } from './pane/cancelled-note.tsx';
import { PaneMessage } from './pane/pane-message.tsx';

/** A pane with an input, and one with something that disappears when its button is pressed. */
function Screen({ children }: { readonly children: (press: () => void) => ReactNode }) {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <>
      <section>
        <textarea aria-label="Input" />
      </section>
      <section>{isPressed ? <input aria-label="Find in the result" /> : children(() => setIsPressed(true))}</section>
    </>
  );
}

const parts: readonly (readonly [name: string, part: (press: () => void) => ReactNode])[] = [
  [
    'a message',
    (press) => (
      <PaneMessage
        action={
          <button type="button" onClick={press}>
            Use a sample
          </button>
        }
      >
        Nothing to show.
      </PaneMessage>
    ),
  ],
  [
    'a note',
    (press) => (
      <CancelledNote action="Start again" onRetry={press}>
        Cancelled.
      </CancelledNote>
    ),
  ],
  ['a busy indicator', (press) => <BusyIndicator isBusy label="Formatting" onCancel={press} />],
];

const button = () => page.getByRole('button');
const input = () => page.getByRole('textbox', { name: 'Input' });

test.each(parts)('a key on the button of %s leads to the input', async (_, part) => {
  await render(<Screen>{part}</Screen>);
  await expect.element(button()).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button()).not.toBeInTheDocument();
  await expect.element(input()).toHaveFocus();
});

test.each(parts)('a click on that of %s does not, which would open the keyboard of a touch screen', async (_, part) => {
  await render(<Screen>{part}</Screen>);
  await userEvent.click(button());
  await expect.element(button()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

function Rows() {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  return (
    <>
      <input aria-label="Input" />
      {rows.map((row) => (
        <button
          key={row}
          type="button"
          data-remove
          onClick={({ currentTarget }) => {
            leaveRow(currentTarget);
            setRows(rows.filter((other) => other !== row));
          }}
        >
          Remove {row}
        </button>
      ))}
    </>
  );
}

test('the focus goes from a removed row to the next, to the one before, and then to the input', async () => {
  await render(<Rows />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  for (const next of ['Remove c', 'Remove a']) {
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: next })).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(input()).toHaveFocus();
});
