import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from './search-field.tsx';

test.each([
  ['while a text is composed', { isComposing: true }, 0],
  ['that has ended a composition in Safari', { keyCode: 229 }, 0],
  ['by itself', {}, 1],
])('Escape %s', async (_when, init, calls) => {
  const onChange = vi.fn();
  await render(<SearchField label="Search" query="に" onChange={onChange} status="" />);
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
  page.getByRole('textbox', { name: 'Search' }).element().dispatchEvent(event);
  expect(onChange).toHaveBeenCalledTimes(calls);
});
