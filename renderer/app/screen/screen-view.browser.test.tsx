import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { awaitedScreen } from '#renderer/state/screens/awaited-screen.ts';
import { screenIds } from '#tests/support/catalogue/examples.ts';
import type { ScreenId } from '#tools/screens.ts';
import { ScreenView } from './screen-view.tsx';

const arrival = vi.hoisted(() => {
  let come = () => {};
  const promise = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { promise, come };
});
vi.mock('#renderer/screens/registry.ts', () => ({
  viewOf: () => async () => {
    await arrival.promise;
    return { View: () => 'It has come.' };
  },
}));

const [first, second] = screenIds;

/** The awaited screen when the text has been committed, before an effect or the browser's paint. */
function awaitedWith(container: HTMLElement, text: string, act: () => void): Promise<string | undefined> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (container.textContent?.includes(text)) {
        observer.disconnect();
        resolve(awaitedScreen.read());
      }
    });
    observer.observe(container, { childList: true, subtree: true, characterData: true });
    act();
  });
}

test('a screen is awaited from the moment that says so until it has come', async () => {
  // React itself decides when effects run, as in the app; `act` would run them at once.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const awaited: unknown[] = [];
  awaitedScreen.subscribe(() => awaited.push(awaitedScreen.read()));
  const container = document.createElement('div');
  const root = createRoot(container);
  const show = (id: ScreenId) => () => root.render(<ScreenView screenId={id} parameters={[]} />);

  expect(await awaitedWith(container, 'Loading…', show(first))).toBe(first);
  expect(await awaitedWith(container, 'Loading…', show(second))).toBe(second);
  arrival.come();
  await expect.poll(() => container.textContent).toBe('It has come.');
  await expect.poll(() => awaited).toEqual([first, second, undefined]);
  root.unmount();
});
