import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { handText } from '#renderer/state/inputs/handed-texts.ts';
import { replaceTextInput, undoReplacement } from '#renderer/state/inputs/replace-text-input.ts';
import { undoReplacedValue } from '#renderer/state/inputs/replaced-value.ts';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import { clearKeptValues } from '#renderer/state/kept/clear-kept-values.test-support.ts';
import { ThisScreen } from '#renderer/state/screens/this-screen.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { dateConverter } from '#tools/date-converter/tool.ts';
import { choices } from './choices.ts';
import { View } from './index.tsx';

const epoch = page.getByRole('textbox', { name: 'Epoch value' });
const dateText = page.getByRole('textbox', { name: 'Date text' });
const date = page.getByLabelText('Date', { exact: true });
const zone = page.getByRole('combobox', { name: 'Time zone', exact: true });
const staleNote = page.getByText('From the last date that could be read');
const readingNote = page.getByText('Read as ISO 8601');

const { name } = dateConverter.inputs.epoch;
/** 2001-09-09T01:46:40Z */
const former = '1000000000000';

beforeEach(() => {
  localStorage.clear();
  clearKeptValues();
  choices.change({ timeZone: 'UTC' });
});

/** Shows the screen, where the previous epoch was typed. */
async function show() {
  // Elsewhere, nothing can be clicked.
  await page.viewport(1200, 800);
  const store = createStore();
  await render(
    <Provider store={store}>
      <MemoryRouter>
        <div style={{ width: 1200, height: 800 }}>
          <ThisScreen value={dateConverter.id}>
            <View />
          </ThisScreen>
        </div>
      </MemoryRouter>
    </Provider>,
  );
  await epoch.fill(former);
  await expect.element(dateText).toHaveValue('2001-09-09T01:46:40+00:00');
  return {
    store,
    restore: () => store.dispatch(replaceTextInput({ name, value: former, what: replacedBy('an entry') })),
  };
}

test('a date that was typed gives way to an epoch that is restored, and does not come back', async () => {
  const { restore } = await show();
  await dateText.fill('2024-05-01');
  await expect.element(epoch).toHaveValue('1714521600000');
  await expect.element(dateText).toHaveValue('2024-05-01');
  await expect.element(readingNote).toBeVisible();
  restore();
  await expect.element(epoch).toHaveValue(former);
  await expect.element(dateText).toHaveValue('2001-09-09T01:46:40+00:00');
  await expect.element(readingNote).not.toBeInTheDocument();
  await zone.fill('mumbai');
  await expect.element(page.getByRole('option', { name: 'Asia/Kolkata' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dateText).toHaveValue('2001-09-09T07:16:40+05:30');
  await expect.element(epoch).toHaveValue(former);
});

test('a date that cannot be read does not make an epoch stale that is restored', async () => {
  const { store, restore } = await show();
  await epoch.fill('5');
  await dateText.fill('01/02/2025');
  await expect.element(staleNote).toBeVisible();
  await expect.element(dateText).toHaveValue('01/02/2025');
  restore();
  await expect.element(dateText).toHaveValue('2001-09-09T01:46:40+00:00');
  await expect.element(staleNote).not.toBeInTheDocument();
  expect(store.getState().textInputs.values[name]).toBe(former);
});

test('the pickers follow an epoch that is restored', async () => {
  const { restore } = await show();
  await date.fill('2024-05-01');
  await expect.element(dateText).toHaveValue('2024-05-01T01:46:40+00:00');
  restore();
  await expect.element(date).toHaveValue('2001-09-09');
});

test('a pasted date replaces the epoch, which Undo brings back', async () => {
  const { store } = await show();
  handText(dateConverter.id, { text: '2024-05-01', operation: undefined, options: {} });
  await expect.element(epoch).toHaveValue('1714521600000');
  await expect.element(dateText).toHaveValue('2024-05-01');
  expect(store.getState().toaster).toMatchObject({
    open: true,
    message: 'Replaced by what you pasted. Undo brings back what was there.',
  });
  store.dispatch(undoReplacement(name));
  await expect.element(epoch).toHaveValue(former);
  await expect.element(dateText).toHaveValue('2001-09-09T01:46:40+00:00');
});

test('the second date that “Use now” replaces is brought back, with the time when it was typed', async () => {
  choices.change({ view: 'difference', secondText: 'tomorrow', secondTypedAt: 5 });
  const { store } = await show();
  await page.getByRole('button', { name: 'Use now' }).click();
  await expect.poll(() => choices.read().secondText).toMatch(/^\d{4}-.*Z$/u);
  expect(store.getState().toaster).toMatchObject({
    open: true,
    message: 'Replaced by “Use now”. Undo brings back what was there.',
  });
  store.dispatch(undoReplacedValue());
  await expect.element(page.getByRole('textbox', { name: 'Second date' })).toHaveValue('tomorrow');
  expect(choices.read().secondTypedAt).toBe(5);
});

test('“Use now” replaces a blank second date without a message', async () => {
  choices.change({ view: 'difference', secondText: ' ' });
  const { store } = await show();
  await page.getByRole('button', { name: 'Use now' }).click();
  await expect.poll(() => choices.read().secondText).toMatch(/Z$/u);
  expect(store.getState().toaster.open).toBe(false);
});
