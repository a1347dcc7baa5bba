import type { Page } from '@playwright/test';
import { expect } from './desktop-test.ts';
import type { DesktopApp } from './running-app.ts';

/** Presses the global shortcut once the app has registered it, which a hidden start says in no other way. */
export async function pressShortcut(app: DesktopApp): Promise<void> {
  const isRegistered = () =>
    app.evaluate(() => Reflect.get(globalThis, 'shortcuts').pressed.has('Alt+1') as boolean, undefined);
  await expect.poll(isRegistered).toBe(true);
  return app.evaluate(() => Reflect.get(globalThis, 'shortcuts').pressed.get('Alt+1')(), undefined);
}

/** Returns the state of the quick box's window; undefined if there is none. */
export function quickWindow(app: DesktopApp) {
  return app.evaluate(({ BrowserWindow }) => {
    const found = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('#/quick-box'));
    return found && { isVisible: found.isVisible(), isFocused: found.isFocused(), bounds: found.getBounds() };
  }, undefined);
}

export const isQuickVisible = async (app: DesktopApp): Promise<boolean> => (await quickWindow(app))?.isVisible ?? false;

/** Whether the app's own window is visible. */
export function isWindowVisible(app: DesktopApp): Promise<boolean> {
  return app.evaluate(
    ({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().some(
        (window) => !window.webContents.getURL().includes('#/quick-box') && window.isVisible(),
      ),
    undefined,
  );
}

/** Returns the page of the quick box, once it is shown. */
export async function quickPage(app: DesktopApp): Promise<Page> {
  await expect.poll(() => isQuickVisible(app)).toBe(true);
  const found = app.windows().find((page) => page.url().endsWith('#/quick-box'));
  if (found === undefined) {
    throw new Error('The quick box has no page.');
  }
  await expect(fieldOf(found)).toBeFocused();
  return found;
}

/** Presses the shortcut, and waits for the quick box. */
export async function openQuickBox(app: DesktopApp): Promise<Page> {
  await pressShortcut(app);
  return quickPage(app);
}

/** Makes the shortcut open the quick box, and sets whether the quick box reads the clipboard. */
export function useQuickBox(page: Page, quickBoxReadsClipboard = false): Promise<unknown> {
  return page.evaluate(
    (reads) => window.desktop?.setPreferences({ shortcutOpens: 'quick-box', quickBoxReadsClipboard: reads }),
    quickBoxReadsClipboard,
  );
}

/** Simulates that a text was copied in another program, and counts how often main reads the clipboard. */
export function fillClipboard(app: DesktopApp, text: string): Promise<void> {
  return app.evaluate(({ clipboard }, copied) => {
    Reflect.set(globalThis, 'timesRead', Reflect.get(globalThis, 'timesRead') ?? 0);
    clipboard.readText = async () => {
      Reflect.set(globalThis, 'timesRead', Reflect.get(globalThis, 'timesRead') + 1);
      return copied;
    };
  }, text);
}

/** How often main has read the clipboard since it was first filled. */
export function timesRead(app: DesktopApp): Promise<number> {
  return app.evaluate(() => Reflect.get(globalThis, 'timesRead') as number, undefined);
}

export const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Paste anything' });
export const answersOf = (page: Page) => page.getByRole('listbox', { name: 'What it can be' }).getByRole('option');
