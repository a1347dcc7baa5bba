import { Provider } from 'react-redux';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { undoReplacedValue } from '#renderer/state/inputs/replaced-value.ts';
import { createStore } from '#renderer/state/store/store.ts';
import type { TaskOutcome, TaskRunner } from '#renderer/workers/task-runner.ts';
import { ok, type Result } from '#shared/result.ts';
import type { GeneratedKey } from '#tools/jwt-decoder/keys/generate-key.ts';
import type { JwtTasks } from '#tools/jwt-decoder/tasks.ts';
import { choices, keys } from '../choices.ts';
import { GenerateKey } from './generate-key-button.tsx';

type Outcome = TaskOutcome<Result<GeneratedKey>>;

const generated = { key: 'generated', publicKey: 'public' };
const button = page.getByRole('button', { name: 'Generate a key' });
const copyButton = page.getByRole('button', { name: 'Copy the public key' });

/** Presses the button, whose work goes on until the test ends it. */
async function press() {
  const ends: ((outcome: Outcome) => void)[] = [];
  const runner = {
    run: () => new Promise<Outcome>((resolve) => ends.push(resolve)),
  } as unknown as TaskRunner<JwtTasks>;
  const store = createStore();
  await render(
    <Provider store={store}>
      <GenerateKey runner={runner} />
    </Provider>,
  );
  await button.click();
  await expect.poll(() => ends.length).toBe(1);
  const message = () => store.getState().toaster;
  return { store, message, end: () => ends[0]?.({ status: 'done', value: ok(generated) }) };
}

beforeEach(() => {
  localStorage.clear();
  keys.write({ text: '' });
  choices.change({ keyFormat: 'detect', header: '{"alg":"RS512"}', payload: '{}' });
});

test('a generated key takes the place of an empty one without a word', async () => {
  const { message, end } = await press();
  end();
  await expect.element(copyButton).toBeVisible();
  expect(keys.read()).toEqual({ text: 'generated', generated });
  expect(message().open).toBe(false);
});

test('the key that a generated one replaces is brought back with its format, and neither is stored', async () => {
  keys.write({ text: 'cGFzdGVk' });
  choices.change({ keyFormat: 'base64' });
  const { store, message, end } = await press();
  end();
  await expect.poll(message).toMatchObject({
    open: true,
    message: 'Replaced by a generated key. Undo brings back what was there.',
    undoes: 'value',
  });
  expect([keys.read().text, choices.read().keyFormat]).toEqual(['generated', 'detect']);
  expect(JSON.stringify([{ ...localStorage }, store.getState()])).not.toMatch(/generated"|cGFzdGVk/);
  store.dispatch(undoReplacedValue());
  expect([keys.read().text, choices.read().keyFormat]).toEqual(['cGFzdGVk', 'base64']);
  expect(message().open).toBe(false);
});

test('a key that was pasted while one was being generated stays', async () => {
  const { message, end } = await press();
  keys.change({ text: 'pasted' });
  end();
  await expect
    .poll(() => message().message)
    .toBe('The generated key is left out, since the key has changed meanwhile.');
  expect(keys.read()).toEqual({ text: 'pasted' });
});

test('a key for an algorithm that is no longer the chosen one is left out', async () => {
  const { message, end } = await press();
  choices.change({ header: '{"alg":"ES256"}' });
  end();
  await expect
    .poll(() => message().message)
    .toBe('The generated key is left out, since the algorithm has changed meanwhile.');
  expect(keys.read()).toEqual({ text: '' });
});
