import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from '#renderer/state/store/store.ts';
import { CopyButton } from './copy-button.tsx';

async function show(element: ReactElement) {
  const store = createStore();
  await render(<Provider store={store}>{element}</Provider>);
  return () => store.getState().toaster;
}

const button = page.getByRole('button', { name: 'Copy to clipboard' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([undefined, ''])('is disabled while there is nothing to copy (%j)', async (content) => {
  await show(<CopyButton content={content} />);
  await expect.element(button).toBeDisabled();
});

test.each([
  ['text', 'first\nsecond'],
  ['a function', () => 'first\nsecond'],
  ['a promise', () => Promise.resolve('first\nsecond')],
  ['a Blob', () => new Blob(['first\nsecond'])],
])('copies %s and says so', async (_, content) => {
  const toaster = await show(<CopyButton content={content} />);
  await button.click();
  await expect.poll(() => navigator.clipboard.readText()).toBe('first\nsecond');
  await expect.poll(toaster).toEqual({
    open: true,
    message: 'Content copied into clipboard: first second …',
    type: 'success',
    autoHideDuration: 2000,
  });
});

test('leaves the clipboard as it is, and says nothing, if the content is withdrawn', async () => {
  const toaster = await show(<CopyButton content={() => Promise.resolve(undefined)} />);
  await navigator.clipboard.writeText('untouched');
  const write = vi.spyOn(navigator.clipboard, 'write');
  await button.click();
  await expect.poll(() => write.mock.settledResults).toMatchObject([{ type: 'rejected' }]);
  expect(await navigator.clipboard.readText()).toBe('untouched');
  expect(toaster().open).toBe(false);
});

test('shows on the button that it was copied, for a while', async () => {
  await show(<CopyButton content="text" />);
  await button.click();
  await expect.poll(() => button.element().querySelector('[data-testid=CheckOutlinedIcon]')).not.toBeNull();
  await expect.poll(() => button.element().querySelector('[data-testid=ContentCopyOutlinedIcon]')).not.toBeNull();
});

test('copies an image', async () => {
  const canvas = new OffscreenCanvas(2, 2);
  canvas.getContext('2d')?.fillRect(0, 0, 2, 2);
  await show(<CopyButton content={() => canvas.convertToBlob()} mediaType="image/png" />);
  await button.click();
  await expect.poll(async () => (await navigator.clipboard.read())[0]?.types).toEqual(['image/png']);
});

test('copies on a page without the clipboard API', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  const toaster = await show(<CopyButton content="over plain HTTP" />);
  await button.click();
  await expect.poll(() => navigator.clipboard.readText()).toBe('over plain HTTP');
  expect(toaster().type).toBe('success');
});

test('says what to do if the content cannot be copied', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const toaster = await show(<CopyButton content={() => Promise.reject(new Error('gone'))} />);
  await button.click();
  await expect.poll(toaster).toMatchObject({ open: true, type: 'error', message: expect.stringContaining('Ctrl+C') });
});
