import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from '#renderer/state/store/store.ts';
import { ResultPane } from './result-pane.tsx';

type Props = ComponentProps<typeof ResultPane>;

/** Work that has made nothing. */
const idle = () => ({
  result: undefined,
  resultOf: undefined,
  error: undefined,
  isBusy: false,
  progress: undefined,
  isStale: false,
  isCancelled: false,
  cancel: vi.fn(),
  runAgain: vi.fn(),
});

const result: Props['task']['result'] = { text: 'Dear Ada', count: 1, unknown: [] };

async function show(task: Partial<Props['task']>, masking: Partial<Props['masking']> = {}) {
  const works = { task: { ...idle(), ...task }, masking: { ...idle(), ...masking } };
  await render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <div style={{ width: 800, height: 600 }}>
          <ResultPane {...works} isTaken={false} hasValues isEmpty={false} />
        </div>
      </MemoryRouter>
    </Provider>,
  );
  return works;
}

const copy = page.getByRole('button', { name: 'Copy to clipboard' });
const save = page.getByRole('button', { name: 'Save As…' });
const count = page.getByText('1 placeholder put back');

test('the text of the present answer can be taken', async () => {
  await show({ result });
  await expect.element(count).toBeVisible();
  await expect.element(copy).toBeEnabled();
  await expect.element(save).toBeEnabled();
  expect(page.getByText('Stale').query()).toBeNull();
});

test('Cancel ends the search for the values while that goes on', async () => {
  const { masking } = await show({}, { isBusy: true });
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(masking.cancel).toHaveBeenCalledOnce();
});

test('Cancel ends the putting back while that goes on', async () => {
  const { task } = await show({ isBusy: true });
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(task.cancel).toHaveBeenCalledOnce();
});

test('a search for the values that was cancelled can be begun again', async () => {
  const { masking } = await show({}, { isCancelled: true });
  await expect.element(page.getByText('The search for the values was cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Look again' }).click();
  expect(masking.runAgain).toHaveBeenCalledOnce();
});

test('the text of a former answer is marked once the work is cancelled, and cannot be taken', async () => {
  const { task } = await show({ result, isStale: true, isCancelled: true });
  await expect.element(page.getByText('Stale')).toBeVisible();
  await expect.element(copy).toBeDisabled();
  await expect.element(save).toBeDisabled();
  expect(count.query()).toBeNull();
  await page.getByRole('button', { name: 'Put back again' }).click();
  expect(task.runAgain).toHaveBeenCalledOnce();
});

test('the text of a former answer is marked if the work fails', async () => {
  await show({ result, isStale: true, error: { code: 'too-large', message: 'This is too large.' } });
  await expect.element(page.getByText('Stale')).toBeVisible();
  await expect.element(copy).toBeDisabled();
});
