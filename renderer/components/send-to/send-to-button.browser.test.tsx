import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findScreenAction, PaneOfControls, ShowsResult } from '#renderer/state/screens/screen-actions.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { textScreens } from '#tests/support/catalogue/examples.ts';
import { SendToButton } from './send-to-button.tsx';
import type { SentText } from './sent-content.ts';

const [{ screen, input }] = textScreens;
const button = page.getByRole('button', { name: 'Send to…' });

async function show(text: SentText) {
  const store = createStore();
  await render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[screen.path]}>
        <PaneOfControls value="Result">
          <ShowsResult value={true}>
            <SendToButton text={text} />
          </ShowsResult>
        </PaneOfControls>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

/** A text that the test withdraws, or whose reading it lets fail. */
function pendingText() {
  const ends = new EventTarget();
  const read = vi.fn(
    () =>
      new Promise<undefined>((resolve, reject) => {
        ends.addEventListener('withdraw', () => resolve(undefined));
        ends.addEventListener('fail', () => reject(new Error('gone')));
      }),
  );
  const end = (how: string) => () => ends.dispatchEvent(new Event(how));
  return { read, withdraw: end('withdraw'), fail: end('fail') };
}

afterEach(() => vi.restoreAllMocks());

test('closes without a word if the text is withdrawn', async () => {
  const { read, withdraw } = pendingText();
  const store = await show(read);
  await button.click();
  await expect.poll(() => read.mock.calls.length).toBe(1);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  withdraw();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(store.getState().toaster.open).toBe(false);
});

test('says so if the text cannot be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { read, fail } = pendingText();
  const store = await show(read);
  await button.click();
  await expect.poll(() => read.mock.calls.length).toBe(1);
  fail();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(store.getState().toaster).toMatchObject({ open: true, type: 'error' });
});

const inputOf = (store: Awaited<ReturnType<typeof show>>) => store.getState().textInputs.values[input];

test('the key that makes the result the input does so', async () => {
  const store = await show('the result');
  await expect.poll(() => findScreenAction('back')).toBeDefined();
  findScreenAction('back')?.run();
  await expect.poll(() => inputOf(store)).toBe('the result');
});

test('the key that makes the result the input leaves that as it is if the text is withdrawn', async () => {
  const { read, withdraw } = pendingText();
  const store = await show(read);
  const former = inputOf(store);
  expect(former).toBeDefined();
  await expect.poll(() => findScreenAction('back')).toBeDefined();
  findScreenAction('back')?.run();
  await expect.poll(() => read.mock.calls.length).toBe(1);
  withdraw();
  await read.mock.results[0]?.value;
  // Whatever the key starts then has been done before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(inputOf(store)).toBe(former);
});
