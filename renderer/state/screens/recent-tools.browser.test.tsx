import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { clearKeptValues } from '../kept/clear-kept-values.test-support.ts';
import { writeKeptValues } from '../kept/kept-value.ts';
import { useRecentTools, useVisit } from './recent-tools.ts';

beforeEach(clearKeptValues);

const recentTools = (...ids: readonly string[]) => ({ recentTools: { version: 1, value: { ids } } });

test('shows what an import or another tab has stored', async () => {
  const { result, act } = await renderHook(useRecentTools);
  await act(() => void writeKeptValues(recentTools('Hash')));
  expect(result.current).toEqual(['Hash']);
  localStorage.setItem('choices:recentTools', JSON.stringify(recentTools('URL', 'Hash').recentTools));
  await act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'choices:recentTools' })));
  expect(result.current).toEqual(['URL', 'Hash']);
});

test('remembers all visits of the page where none can be stored', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { result } = await renderHook(useRecentTools);
  const { rerender } = await renderHook((toolId?: string) => useVisit(toolId ?? 'Hash'));
  await rerender('URL');
  write.mockRestore();
  await expect.poll(() => result.current).toEqual(['URL', 'Hash']);
});
