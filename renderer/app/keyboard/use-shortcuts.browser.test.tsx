import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { changeUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { useShortcuts } from './use-shortcuts.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

afterEach(() => vi.restoreAllMocks());

interface Openers {
  readonly openPalette?: () => void;
  readonly openShortcuts?: () => void;
}

const nothing = () => undefined;

function Page({ openPalette = nothing, openShortcuts = nothing }: Openers) {
  useShortcuts({ openPalette, openShortcuts });
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

test('? lists the keys until single keys are turned off, and is then left to the page', async () => {
  onTestFinished(() => changeUserPreferences({ hasSingleKeys: true }));
  const openShortcuts = vi.fn();
  const { container } = await render(<Page openShortcuts={openShortcuts} />);
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: '?', shiftKey: true, bubbles: true, cancelable: true });
    container.querySelector('button')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press()).toBe(true);
  changeUserPreferences({ hasSingleKeys: false });
  expect(press()).toBe(false);
  expect(openShortcuts).toHaveBeenCalledOnce();
});
