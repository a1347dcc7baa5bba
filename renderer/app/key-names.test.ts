import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', true, '⌘ K', '⌥ ↑'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15', true, '⌘ K', '⌥ ↑'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', false, 'Ctrl + K', 'Alt + ↑'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', false, 'Ctrl + K', 'Alt + ↑'],
])('keys are named as on the keyboard of %s', async (userAgent, mac, palette, before) => {
  vi.stubGlobal('navigator', { userAgent });
  vi.resetModules();
  const { isMac, keyNames } = await import('./key-names.ts');
  expect([isMac(), keyNames.palette, keyNames.before]).toEqual([mac, palette, before]);
});

test('the page is prerendered without a navigator', async () => {
  vi.stubGlobal('navigator', undefined);
  vi.resetModules();
  const { keyNames } = await import('./key-names.ts');
  expect(keyNames.palette).toBe('Ctrl + K');
});
