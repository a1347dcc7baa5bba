import { existsSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import { test as base, expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import type { MenuItem } from 'electron';
import type { DesktopBridge } from '#shared/ipc.ts';
import { form, launchApp } from './launch-app.ts';
import type { DesktopApp } from './running-app.ts';
import { createSharedApp, type SharedApp } from './shared-app.ts';

declare global {
  interface Window {
    readonly desktop?: DesktopBridge;
  }
}

interface Fixtures {
  /** The arguments with which the app is started: `test.use({ startArguments: ['--route=/about'] })`. */
  readonly startArguments: readonly string[];
  /**
   * Whether the app is started for this scenario alone, as it is with custom arguments: for scenarios that test the
   * start.
   */
  readonly hasOwnApp: boolean;
  /**
   * Whether the double uses the full Chromium for its windows and not its headless shell, which starts faster, but has
   * no camera and does not always close a window that a click has just opened. The app is started for the scenario
   * alone.
   */
  readonly hasWholeBrowser: boolean;
  /** The app in its state after the start. */
  readonly app: DesktopApp;
  /** The page of the app's window, with its router ready. */
  readonly page: Page;
}

interface WorkerFixtures {
  readonly formOfTheRun: string;
  readonly sharedApp: SharedApp;
}

/**
 * A test with the app. Most tests share an app that has already run for others: starting it takes longer than the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  formOfTheRun: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      console.log(`The desktop scenarios run with ${form}.`);
      await use(form);
    },
    { scope: 'worker', auto: true },
  ],
  sharedApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const shared = createSharedApp(pageOf);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  startArguments: [[], { option: true }],
  hasOwnApp: [false, { option: true }],
  hasWholeBrowser: [false, { option: true }],
  app: async ({ startArguments, hasOwnApp, hasWholeBrowser, sharedApp }, use, testInfo) => {
    const isShared = !hasOwnApp && !hasWholeBrowser && startArguments.length === 0;
    const environment = hasWholeBrowser ? { DOUBLE_WHOLE_BROWSER: 'true' } : {};
    const app = isShared ? await sharedApp.take() : await launchApp({ startArguments, environment });
    await recordExternalOpening(app);
    await use(app);
    tellLog(app, testInfo);
    await (isShared ? undefined : app.close());
  },
  page: async ({ app }, use) => {
    await use(await pageOf(app));
  },
});

export { expect } from '@playwright/test';

/** Prints the output of the app if the scenario has failed, since problems inside the app are not visible elsewhere. */
export function tellLog(app: DesktopApp, { status, expectedStatus, title }: TestInfo): void {
  if (status !== expectedStatus) {
    console.log(`What the app said in “${title}”:\n${app.log()}`);
  }
}

/** Returns the page of the app's only window, once its router is ready. */
export async function pageOf(app: DesktopApp): Promise<Page> {
  let page: Page;
  do {
    await expect.poll(() => app.windows().length, { message: 'the window opens' }).toBe(1);
    const [opened] = app.windows();
    if (opened === undefined) {
      throw new Error('The window was closed again.');
    }
    page = opened;
    await Promise.race([
      page.getByRole('heading', { level: 1 }).waitFor(),
      new Promise((closed) => page.once('close', closed)),
    ]).catch(() => undefined);
    // The page may belong to the window of the previous scenario, which was still closing.
  } while (page.isClosed());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Main shows the window when its page is ready, but learns that through another channel than this test.
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible(), undefined))
    .toBe(true);
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

/** Returns the addresses that the app has passed to the system. */
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
    // On macOS the menu is built only when the right button opens it.
    recorded.tray.emit('right-click');
    const item: MenuItem | null = recorded.menu.getMenuItemById(wanted);
    if (item === null) {
      throw new Error(`The tray's menu has no item ${wanted}.`);
    }
    item.click();
  }, id);
}

/** Answers every save dialog with this result and records its options. */
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

/** Returns the options of the save dialogs since `answerSaveDialogs`. */
export function askedDialogs(app: DesktopApp): Promise<Electron.SaveDialogOptions[]> {
  return app.evaluate(() => Reflect.get(globalThis, 'askedDialogs') as Electron.SaveDialogOptions[], undefined);
}

/**
 * Returns the initial folder of each of these dialogs: Electron 43 and later do not remember a folder, and use only the
 * one that they are given.
 */
export async function dialogFolders(app: DesktopApp): Promise<string[]> {
  const asked = await askedDialogs(app);
  const { downloads, home } = await app.evaluate(
    ({ app: electronApp }) => ({ downloads: electronApp.getPath('downloads'), home: electronApp.getPath('home') }),
    undefined,
  );
  const usual = existsSync(downloads) ? downloads : home;
  return asked.map(({ defaultPath = '' }) => (isAbsolute(defaultPath) ? dirname(defaultPath) : usual));
}

/** Finds the toaster's message: other notices of the screens are in the page itself. */
export function toasterOf(page: Page): Locator {
  return page.getByRole('presentation').getByRole('alert');
}

/** Evaluates an expression in the page through the main process, since Playwright loses the page after a crash. */
export function evaluateInPage(app: DesktopApp, expression: string): Promise<unknown> {
  return app.evaluate(
    ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
    expression,
  );
}

/** Answers every message box with the button of this label and records its options. */
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

/** Returns the options of the message boxes since `answerMessageBoxes`. */
export function askedMessageBoxes(app: DesktopApp): Promise<Electron.MessageBoxOptions[]> {
  return app.evaluate(() => Reflect.get(globalThis, 'askedBoxes') as Electron.MessageBoxOptions[], undefined);
}
