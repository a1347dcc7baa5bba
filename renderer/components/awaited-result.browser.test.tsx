import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { platform } from '#renderer/platform/index.ts';
import { findScreenAction, ShowsResult } from '#renderer/state/screens/screen-actions.ts';
import { createStore } from '#renderer/state/store/store.ts';
import type { TaskOutcome, TaskRunner } from '#renderer/workers/task-runner.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { textScreens } from '#tests/support/catalogue/examples.ts';
import { CopyButton } from './copy-button/copy-button.tsx';
import { Pane } from './pane/pane.tsx';
import { SaveButton } from './save-button.tsx';
import { SendToButton } from './send-to/send-to-button.tsx';

const [{ screen, input: inputOfScreen }, { screen: other }] = textScreens;

type Work = { readonly shout: (text: string) => Result<string> };

type Outcome = TaskOutcome<Result<string>>;

/** Ends the work on each input. */
const ends = new Map<string, (outcome: Outcome) => void>();

/** A runner whose work goes on until the test ends it. */
const runner = {
  warm: () => undefined,
  run: (_name: string, text: string, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<Outcome>((resolve) => {
      ends.set(text, resolve);
      signal?.addEventListener('abort', () => resolve({ status: 'cancelled' }));
    }),
} as unknown as TaskRunner<Work>;

const answer = async (text: string, outcome: Outcome = { status: 'done', value: ok(text.toUpperCase()) }) => {
  await expect.poll(() => ends.get(text)).toBeDefined();
  ends.get(text)?.(outcome);
};

function Screen({ text }: { readonly text: string }) {
  const task = useLiveTask(runner, 'shout', text === '' ? undefined : text, { quietTime: 0 });
  const { result } = task;
  return (
    <Pane
      title="Result"
      work={task}
      actions={
        <>
          <CopyButton content={result} />
          <SaveButton
            getContent={() => result}
            disabled={result === undefined}
            suggestedName={`${result}.txt`}
            filter={{ name: 'Text', extensions: ['txt'] }}
          />
          <SendToButton text={result} />
        </>
      }
    >
      <output aria-label="shown">{result}</output>
      <button type="button" onClick={task.cancel}>
        Cancel
      </button>
    </Pane>
  );
}

const copyButton = page.getByRole('button', { name: 'Copy to clipboard' });
const saveButton = page.getByRole('button', { name: 'Save As…' });
const sendButton = page.getByRole('button', { name: 'Send to…' });
const shown = page.getByLabelText('shown');

/** Shows the result of “old”, while that of “new” is being made. */
async function showOutdated() {
  const store = createStore();
  const shownWith = (text: string) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[screen.path]}>
        <div style={{ width: 800, height: 300 }}>
          <ShowsResult value={true}>
            <Screen text={text} />
          </ShowsResult>
        </div>
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = await render(shownWith('old'));
  await answer('old');
  await expect.element(shown).toHaveTextContent('OLD');
  // The clipboard can be written to once the page has the focus.
  await shown.click();
  await navigator.clipboard.writeText('untouched');
  const type = (text: string) => rerender(shownWith(text));
  await type('new');
  return { store, type, toaster: () => store.getState().toaster };
}

afterEach(() => {
  ends.clear();
  vi.restoreAllMocks();
});

test('a press while a newer result is being made copies that one, once', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write');
  const { toaster } = await showOutdated();
  await expect.element(copyButton).toBeEnabled();
  await copyButton.click();
  await expect.element(copyButton).toHaveAttribute('aria-busy', 'true');
  await expect.element(copyButton).toHaveFocus();
  await copyButton.click();
  expect(toaster().open).toBe(false);
  await answer('new');
  await expect.poll(() => navigator.clipboard.readText()).toBe('NEW');
  expect(write).toHaveBeenCalledTimes(1);
  await expect.element(copyButton).not.toHaveAttribute('aria-busy');
  await expect.element(copyButton).toHaveFocus();
});

test('the key that copies waits as the button does, for the newest input', async () => {
  const { type } = await showOutdated();
  findScreenAction('copy')?.run();
  await expect.element(copyButton).toHaveAttribute('aria-busy', 'true');
  await type('newest');
  await answer('newest');
  await expect.poll(() => navigator.clipboard.readText()).toBe('NEWEST');
});

test('nothing is copied, and that is said, if the newer input is bad', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { toaster } = await showOutdated();
  await copyButton.click();
  await answer('new', { status: 'done', value: fail({ code: 'bad', message: 'This is bad.' }) });
  await expect.poll(toaster).toMatchObject({
    open: true,
    type: 'warning',
    message: 'Nothing was copied: the input has an error.',
  });
  await expect.element(copyButton).not.toHaveAttribute('aria-busy');
  expect(await navigator.clipboard.readText()).toBe('untouched');
  // The previous result is marked as stale by now, and can be copied as such.
  await copyButton.click();
  await expect.poll(() => navigator.clipboard.readText()).toBe('OLD');
});

test.each([
  ['is cancelled', async () => page.getByRole('button', { name: 'Cancel' }).click(), 'the work was cancelled'],
  ['takes too long', () => answer('new', { status: 'timed-out', timeLimit: 1 }), 'the work failed'],
])('nothing is copied if the work %s', async (_, end, reason) => {
  const { toaster } = await showOutdated();
  await copyButton.click();
  await end();
  await expect.poll(() => toaster().message).toBe(`Nothing was copied: ${reason}.`);
  expect(await navigator.clipboard.readText()).toBe('untouched');
});

test('nothing is copied if the input is emptied', async () => {
  const { type, toaster } = await showOutdated();
  await copyButton.click();
  await type('');
  await expect.poll(() => toaster().message).toBe('Nothing was copied: there is no result.');
  expect(await navigator.clipboard.readText()).toBe('untouched');
  await expect.element(copyButton).toBeDisabled();
});

test('a newer result is saved, under its own name', async () => {
  const save = vi.spyOn(platform, 'saveFile').mockResolvedValue({ status: 'cancelled' });
  await showOutdated();
  await saveButton.click();
  await saveButton.click();
  await expect.element(saveButton).toHaveAttribute('aria-busy', 'true');
  expect(save).not.toHaveBeenCalled();
  await answer('new');
  await expect
    .poll(() => save.mock.calls.map(([file]) => file))
    .toMatchObject([{ content: 'NEW', suggestedName: 'NEW.txt' }]);
});

test('a newer result is sent', async () => {
  const { store } = await showOutdated();
  await sendButton.click();
  await expect.element(sendButton).toHaveAttribute('aria-busy', 'true');
  expect(page.getByRole('menu').query()).toBeNull();
  await answer('new');
  await page.getByRole('menuitem', { name: other.entry.heading }).first().click();
  await expect.poll(() => JSON.stringify(store.getState())).toContain('"NEW"');
  expect(JSON.stringify(store.getState())).not.toContain('"OLD"');
});

test('a newer result becomes the input, and none does if there is an error', async () => {
  const { store, type, toaster } = await showOutdated();
  const input = () => store.getState().textInputs.values[inputOfScreen];
  const former = input();
  findScreenAction('back')?.run();
  await answer('new', { status: 'done', value: fail({ code: 'bad', message: 'This is bad.' }) });
  await expect.poll(() => toaster().message).toBe('Nothing was taken as the input: the input has an error.');
  expect(input()).toBe(former);
  await type('newer');
  findScreenAction('back')?.run();
  await answer('newer');
  await expect.poll(input).toBe('NEWER');
});
