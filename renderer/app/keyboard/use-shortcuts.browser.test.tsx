import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useShortcuts } from './use-shortcuts.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

afterEach(() => vi.restoreAllMocks());

function Page({ openPalette }: { readonly openPalette: () => void }) {
  useShortcuts({ openPalette, openShortcuts: () => undefined });
  return (
    <>
      <textarea />
      <button type="button">Button</button>
    </>
  );
}

test.each([
  ['⌘K', 'a text on a Mac', mac, { metaKey: true }, 'textarea', true],
  // The system's own key, which deletes to the end of the line.
  ['Ctrl+K', 'a text on a Mac', mac, { ctrlKey: true }, 'textarea', false],
  ['Ctrl+K', 'a button on a Mac', mac, { ctrlKey: true }, 'button', true],
  ['Ctrl+K', 'a text on Windows', windows, { ctrlKey: true }, 'textarea', true],
  ['Ctrl+K', 'a text on Windows in Russian', windows, { ctrlKey: true, key: 'л', code: 'KeyK' }, 'textarea', true],
])('%s in %s', async (_keys, _where, userAgent, modifiers, target, isTaken) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const openPalette = vi.fn();
  // `start.ts` listens there, for the time before the app does.
  const onEarlyKey = vi.fn();
  window.addEventListener('keydown', onEarlyKey);
  onTestFinished(() => window.removeEventListener('keydown', onEarlyKey));
  const { container } = await render(<Page openPalette={openPalette} />);
  const event = new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true, ...modifiers });
  container.querySelector(target)?.dispatchEvent(event);
  expect(onEarlyKey).not.toHaveBeenCalled();
  expect([openPalette.mock.calls.length, event.defaultPrevented]).toEqual([isTaken ? 1 : 0, isTaken]);
});
