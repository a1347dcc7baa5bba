import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeChosen } from '#renderer/state/preferences/preferences.ts';
import { sidebarClosedAttribute } from '#renderer/state/preferences/stored-look.ts';
import type { ScreenProps } from '#renderer/state/screens/screen-props.ts';
import { keepSidebar } from '#renderer/state/screens/sidebar.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { pageTools } from '#tests/support/catalogue/examples.ts';
import { App } from './app.tsx';

/** How often each part has been rendered: a screen by its id, and what is around all by its bar and header. */
const renders = vi.hoisted(() => new Map<string, number>());
const count = vi.hoisted(() => (part: string) => renders.set(part, (renders.get(part) ?? 0) + 1));

vi.mock('#renderer/screens/registry.ts', () => ({
  viewOf: () => async () => ({
    View: ({ screenId }: ScreenProps) => {
      count(screenId);
      return `The view of ${screenId}.`;
    },
  }),
}));
vi.mock('./app-bar.tsx', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./app-bar.tsx')>()),
  AppBar: () => {
    count('bar');
    return null;
  },
}));

vi.mock('./screen-header/screen-header.tsx', () => ({
  ScreenHeader: () => {
    count('header');
    return null;
  },
}));

const [first, second] = pageTools;

async function show({ route, id }: (typeof pageTools)[number]) {
  location.hash = `#${route}`;
  await expect.element(page.getByText(`The view of ${id}.`)).toBeVisible();
}

/** Shows two screens, of which the first is kept, and counts from there. */
async function showBoth() {
  const store = createStore();
  location.hash = `#${first.route}`;
  await render(<App store={store} />);
  await show(first);
  await show(second);
  renders.clear();
  return store;
}

afterEach(() => {
  keepSidebar(true);
  localStorage.clear();
  location.hash = '';
});

test('a change of the theme renders neither the frame nor a screen again', async () => {
  const store = await showBoth();
  const { isDark } = store.getState().preferences;
  store.dispatch(themeChosen(isDark ? 'light' : 'dark'));
  await expect.poll(() => document.documentElement.dataset.theme).toBe(isDark ? 'light' : 'dark');
  expect([...renders]).toEqual([]);
});

test('the sidebar renders the frame again, and nothing in it', async () => {
  await showBoth();
  keepSidebar(false);
  await expect.poll(() => document.documentElement.hasAttribute(sidebarClosedAttribute)).toBe(true);
  expect([...renders]).toEqual([['bar', 1]]);
});

test('a return to a kept screen renders its header, and no screen again', async () => {
  await showBoth();
  await show(first);
  expect([...renders]).toEqual([['header', 1]]);
});
