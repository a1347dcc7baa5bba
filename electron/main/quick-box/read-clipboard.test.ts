import { expect, it, vi } from 'vitest';
import { longestText } from '#shared/text-checks.ts';
import { readClipboard } from './read-clipboard.ts';

it.each([
  ['a text', 'abc', { clipboard: 'text', text: 'abc' }],
  ['no text', '', { clipboard: 'none' }],
  ['more than a message carries', 'a'.repeat(longestText + 1), { clipboard: 'too-large' }],
])('%s', async (_name, text, expected) => {
  expect(await readClipboard({ readText: async () => text }, true)).toEqual(expected);
});

it('does not look where the user has not allowed it', async () => {
  const readText = vi.fn(async () => 'secret');
  expect(await readClipboard({ readText }, false)).toEqual({ clipboard: 'none' });
  expect(readText).not.toHaveBeenCalled();
});

it('counts as empty where the system does not give it', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const readText = () => Promise.reject(new Error('busy'));
  expect(await readClipboard({ readText }, true)).toEqual({ clipboard: 'none' });
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});
