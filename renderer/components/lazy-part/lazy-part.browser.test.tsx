import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createLazyPart, type LazyPart } from './lazy-part.ts';
import { LazyPartView } from './lazy-part-view.tsx';
import { MissingPartNote } from './missing-part-note.tsx';

interface Greeting {
  readonly name: string;
}

const Hello = ({ name }: Greeting) => <p>Hello {name}</p>;
/** The error as a browser words it. */
const notFetched = () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/gone.js`));

function Place({ part }: { part: LazyPart<Greeting> }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <input aria-label="Typed" />
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Toggle
      </button>
      {isOpen && (
        <LazyPartView
          part={part}
          props={{ name: 'Ada' }}
          loading={<p>Loading</p>}
          missing={(missing) => <MissingPartNote {...missing} what="The greeting" onClose={() => setIsOpen(false)} />}
        />
      )}
    </>
  );
}

const note = page.getByRole('alert');
const retry = page.getByRole('button', { name: 'Retry' });

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a part is loaded once, when it is first shown', async () => {
  const load = vi.fn(async () => Hello);
  const part = createLazyPart('greeting', load);
  expect(load).not.toHaveBeenCalled();
  await render(<Place part={part} />);
  await expect.element(page.getByText('Hello Ada')).toBeVisible();
  await page.getByRole('button', { name: 'Toggle' }).click();
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect.element(page.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that is missing leaves what is around it, and comes with Retry; what had the focus has it again', async () => {
  const load = vi
    .fn(async () => Hello)
    .mockImplementationOnce(notFetched)
    .mockImplementationOnce(notFetched);
  await render(<Place part={createLazyPart('greeting', load)} />);
  await page.getByLabelText('Typed').fill('by hand');
  await expect.element(note).toHaveTextContent('The greeting could not be loaded.');
  await retry.click();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.element(retry).toBeEnabled();
  await retry.click();
  await expect.element(page.getByText('Hello Ada')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Typed')).toHaveValue('by hand');
});

test.each([
  ['when-shown', 2],
  ['never', 1],
] as const)('is asked for again %s', async (asksAgain, calls) => {
  const load = vi.fn(async () => Hello).mockImplementationOnce(notFetched);
  await render(<Place part={createLazyPart('greeting', load, asksAgain)} />);
  await note.getByRole('button', { name: 'Close' }).click();
  await expect.element(note).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect.element(asksAgain === 'never' ? note : page.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(calls);
});

test('comes by itself when the browser is online again, if it may', async () => {
  const load = vi.fn(async () => Hello).mockImplementationOnce(notFetched);
  await render(<Place part={createLazyPart('greeting', load, 'when-online')} />);
  await expect.element(note).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Hello Ada')).toBeVisible();
});

test('comes by itself when the browser came online while an attempt that fails was under way, once', async () => {
  let fail = () => {};
  const load = vi.fn(notFetched).mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('Failed to fetch'));
      }),
  );
  await render(<Place part={createLazyPart('greeting', load, 'when-online')} />);
  await expect.element(page.getByText('Loading')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
  fail();
  await expect.element(note).toBeVisible();
  await expect.element(retry).toBeEnabled();
  expect(load).toHaveBeenCalledTimes(2);
  load.mockImplementation(async () => Hello as never);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a server that never says why a part is missing does not keep the user waiting', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const ask = vi.spyOn(window, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  await render(<Place part={createLazyPart('greeting', notFetched)} />);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  patience.abort(new DOMException('The server is silent.', 'TimeoutError'));
  await expect.element(note).toHaveTextContent('The greeting could not be loaded.');
});

test('a part that throws is as one that is missing, and Retry shows it again', async () => {
  let isBroken = true;
  const part = createLazyPart('greeting', async () => (props: Greeting) => {
    if (isBroken) {
      throw new Error('broken on purpose');
    }
    return <Hello {...props} />;
  });
  await render(<Place part={part} />);
  await expect.element(note).toHaveTextContent('The greeting has failed.');
  isBroken = false;
  await retry.click();
  await expect.element(page.getByText('Hello Ada')).toBeVisible();
});
