import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from '#renderer/state/store/store.ts';
import { ResultPane } from './result-pane.tsx';
import type { OperationScreen } from './use-operation-screen.ts';

const nothing = () => undefined;

/** A screen whose operation could not be described, because a script is missing. */
const screenWith = (retry: () => void): OperationScreen => ({
  description: undefined,
  options: { values: {}, changed: {}, change: nothing },
  task: {
    result: undefined,
    resultOf: undefined,
    error: undefined,
    isBusy: false,
    progress: undefined,
    isStale: false,
    isCancelled: false,
    cancel: nothing,
    runAgain: nothing,
  },
  isEmpty: false,
  inputError: { code: 'not-loaded', message: 'A part could not be loaded.', retry },
  optionError: undefined,
});

const show = (isAlone: boolean, retry: () => void) =>
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <ResultPane screen={screenWith(retry)} isAlone={isAlone} />
      </MemoryRouter>
    </Provider>,
  );

const note = page.getByRole('note');

test('an operation without input that could not be loaded says so, and can be tried again', async () => {
  const retry = vi.fn();
  await show(true, retry);
  await expect.element(note).toHaveTextContent('A part could not be loaded.');
  await note.getByRole('button').click();
  expect(retry).toHaveBeenCalledOnce();
});

test('an error shows beside the input if there is one', async () => {
  await show(false, nothing);
  await expect.element(page.getByRole('region', { name: 'Result' })).toBeVisible();
  expect(note.query()).toBeNull();
});
