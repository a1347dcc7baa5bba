import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { MenuItem } from 'electron';
import type { DesktopBridge } from '#shared/ipc.ts';
import { type DesktopApp, form, launchApp } from './launch-app.ts';

declare global {
  interface Window {
    readonly desktop?: DesktopBridge;
  }
}

interface Fixtures {
  /** What the app is started with: `test.use({ startArguments: ['--route=/about'] })`. */
  readonly startArguments: readonly string[];
  readonly app: DesktopApp;
  /** The page of the app's window, its router ready. */
  readonly page: Page;
}

/** A test with an app of its own. */
export const test = base.extend<Fixtures, { readonly formOfTheRun: string }>({
  formOfTheRun: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      console.log(`The desktop scenarios run with ${form}.`);
      await use(form);
    },
    { scope: 'worker', auto: true },
  ],
  startArguments: [[], { option: true }],
  app: async ({ startArguments }, use) => {
    const app = await launchApp({ arguments: startArguments });
    await recordExternalOpening(app);
    await use(app);
    await app.close();
  },
  page: async ({ app }, use) => {
    await use(await pageOf(app));
  },
});

export { expect } from '@playwright/test';

/** The page of the app's only window, once its router is ready. */
export async function pageOf(app: DesktopApp): Promise<Page> {
  await expect.poll(() => app.windows().length, { message: 'the window opens' }).toBe(1);
  const [page] = app.windows();
  if (page === undefined) {
    throw new Error('The window was closed again.');
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

function recordExternalOpening(app: DesktopApp): Promise<void> {
  return app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Reflect.set(globalThis, 'openedOutside', opened);
    shell.openExternal = async (address) => {
      opened.push(address);
    };
  }, undefined);
}

/** The addresses that the app has handed to the system. */
export function openedOutside(app: DesktopApp): Promise<string[]> {
  return app.evaluate(() => Reflect.get(globalThis, 'openedOutside') as string[], undefined);
}

/** Chooses an item of the application menu by its id: a path of the catalogue, or a name. */
export function clickMenu(app: DesktopApp, id: string): Promise<void> {
  return app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    if (!item) {
      throw new Error(`The application menu has no item ${wanted}.`);
    }
    item.click();
  }, id);
}

/** Chooses an item of the tray's menu by its id. */
export function clickTrayMenu(app: DesktopApp, id: string): Promise<void> {
  return app.evaluate((_electron, wanted) => {
    const recorded = Reflect.get(globalThis, 'recordedTray');
    // On macOS the menu is known once it opens, with the right button.
    recorded.tray.emit('right-click');
    const item: MenuItem | null = recorded.menu.getMenuItemById(wanted);
    if (item === null) {
      throw new Error(`The tray's menu has no item ${wanted}.`);
    }
    item.click();
  }, id);
}

/** Lets every save dialog answer so, and records what it was asked. */
export function answerSaveDialogs(
  app: DesktopApp,
  answer: { readonly canceled: boolean; readonly filePath: string },
): Promise<void> {
  return app.evaluate(({ dialog }, given) => {
    const asked: unknown[] = [];
    Reflect.set(globalThis, 'askedDialogs', asked);
    dialog.showSaveDialog = async (...parameters: unknown[]) => {
      asked.push(parameters.at(-1));
      return given;
    };
  }, answer);
}

/** The options of the save dialogs since `answerSaveDialogs`. */
export function askedDialogs(app: DesktopApp): Promise<Electron.SaveDialogOptions[]> {
  return app.evaluate(() => Reflect.get(globalThis, 'askedDialogs') as Electron.SaveDialogOptions[], undefined);
}

/** The toaster's message: other notices of the screens lie in the page itself. */
export function toasterOf(page: Page): Locator {
  return page.getByRole('presentation').getByRole('alert');
}

/** Evaluates an expression in the page by way of the main process: after a crash Playwright knows the page no more. */
export function evaluateInPage(app: DesktopApp, expression: string): Promise<unknown> {
  return app.evaluate(
    ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
    expression,
  );
}

/** Lets every message box answer with the button of this label, and records what it was asked. */
export function answerMessageBoxes(app: DesktopApp, label: string): Promise<void> {
  return app.evaluate(({ dialog }, wanted) => {
    const asked: unknown[] = [];
    Reflect.set(globalThis, 'askedBoxes', asked);
    dialog.showMessageBox = async (...parameters: unknown[]) => {
      const options = parameters.at(-1) as Electron.MessageBoxOptions;
      asked.push(options);
      return { response: options.buttons?.indexOf(wanted) ?? -1, checkboxChecked: false };
    };
  }, label);
}

/** The options of the message boxes since `answerMessageBoxes`. */
export function askedMessageBoxes(app: DesktopApp): Promise<Electron.MessageBoxOptions[]> {
  return app.evaluate(() => Reflect.get(globalThis, 'askedBoxes') as Electron.MessageBoxOptions[], undefined);
}
