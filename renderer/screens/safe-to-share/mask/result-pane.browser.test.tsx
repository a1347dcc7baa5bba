import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from '#renderer/state/store/store.ts';
import { choices } from '../choices.ts';
import type { Masking } from '../use-masking.ts';
import { ResultPane } from './result-pane.tsx';

const nothing: Masking = {
  result: undefined,
  resultOf: undefined,
  error: undefined,
  isBusy: false,
  progress: undefined,
  isStale: false,
  isCancelled: false,
  cancel: () => undefined,
  runAgain: () => undefined,
};

/** The masking of a text in which nothing was found. */
const harmless: Masking = {
  ...nothing,
  result: {
    text: 'Hello',
    listed: [],
    summary: { valueCount: 0, maskedCount: 0, placeCount: 0, kindCount: 0 },
    meanings: new Blob(['[]']),
  },
};

const nothingFound = page.getByText('Nothing was found that looks like a secret.');

const show = (masking: Masking) =>
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <div style={{ width: 800, height: 600 }}>
          <ResultPane
            masking={masking}
            isEmpty={false}
            file={undefined}
            onUseSample={() => undefined}
            onGoTo={undefined}
          />
        </div>
      </MemoryRouter>
    </Provider>,
  );

test('a text without secrets is said to have none', async () => {
  await show(harmless);
  await expect.element(nothingFound).toBeVisible();
});

test('a text is not said to have no secrets while some kinds are not looked for', async () => {
  choices.change({ without: ['email'] });
  onTestFinished(() => choices.change({ without: [] }));
  await show(harmless);
  await expect.element(page.getByText(/^Nothing of the chosen kinds was found/)).toBeVisible();
  await expect.element(nothingFound).not.toBeInTheDocument();
});

test.each([
  ['is being masked', { isBusy: true }],
  ['was cancelled', { isStale: true, isCancelled: true }],
  ['cannot be read', { isStale: true, error: { code: 'unreadable', message: 'It cannot be read.' } }],
])('nothing is said about an input that %s', async (_, state: Partial<Masking>) => {
  await show({ ...harmless, ...state });
  await expect.element(page.getByRole('region', { name: 'Safe text' })).toBeVisible();
  expect(nothingFound.query()).toBeNull();
});
