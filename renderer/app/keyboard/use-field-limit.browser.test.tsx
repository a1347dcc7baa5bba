import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from '#renderer/state/store/store.ts';
import { useFieldLimit } from './use-field-limit.ts';

function Field() {
  const [text, setText] = useState('');
  useFieldLimit();
  return (
    <>
      <input aria-label="Name" data-longest="4" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  );
}

test.each([
  ['abcd', 'abcd', ''],
  ['abcde', 'abcd', 'The text was cut: it has 5 characters, and this field takes at most 4.'],
  ['abc💡', 'abc', 'The text was cut: it has 5 characters, and this field takes at most 4.'],
])('of %s that gets into a field of four characters, %s stays', async (text, expected, message) => {
  const store = createStore();
  await render(
    <Provider store={store}>
      <Field />
    </Provider>,
  );
  const field = page.getByRole('textbox', { name: 'Name' });
  // An input method does the same: the text is there before anything could refuse it.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(field.element(), text);
  field.element().dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(page.getByRole('status')).toHaveTextContent(expected);
  await expect.element(field).toHaveValue(expected);
  expect(store.getState().toaster.message).toBe(message);
});
