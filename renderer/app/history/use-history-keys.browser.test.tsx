import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStore } from '#renderer/state/store/store.ts';
import { textScreens } from '#tests/support/catalogue/examples.ts';
import { useHistoryKeys } from './use-history-keys.ts';

const [
  {
    screen: { entry },
  },
] = textScreens;

function Screen() {
  useHistoryKeys(entry);
  return (
    <>
      <textarea />
      <input type="date" />
      <input type="time" />
      <input type="datetime-local" />
      <input list="names" />
      <input role="combobox" aria-expanded={false} aria-controls="names" />
      <select />
    </>
  );
}

test.each([
  ['textarea', true],
  ['[type="date"]', false],
  ['[type="time"]', false],
  ['[type="datetime-local"]', false],
  ['[list]', false],
  ['[role="combobox"]', false],
  ['select', false],
])('Alt+↓ in %s is taken for the history: %s', async (field, isTaken) => {
  const { container } = await render(
    <Provider store={createStore()}>
      <Screen />
    </Provider>,
  );
  const event = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true });
  container.querySelector(field)?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isTaken);
});
