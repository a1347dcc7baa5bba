import type { Page } from '@playwright/test';
import { launchApp } from './launch-app.ts';
import type { DesktopApp, ElectronModule } from './running-app.ts';

/** Remembers, in the main process, everything that a scenario may replace with its own functions. */
function rememberMain(electron: ElectronModule): void {
  const { clipboard, dialog, shell, session, Notification } = electron;
  const replaceable: object[] = [
    clipboard,
    dialog,
    shell,
    session.defaultSession,
    Notification,
    Notification.prototype,
  ];
  const functionsOf = (target: object) =>
    new Map(
      Reflect.ownKeys(target).flatMap((key) => {
        const descriptor = Object.getOwnPropertyDescriptor(target, key);
        return typeof descriptor?.value === 'function' ? [[key, descriptor] as const] : [];
      }),
    );
  const before = new Map(replaceable.map((target) => [target, functionsOf(target)]));
  const globals = new Set(Reflect.ownKeys(globalThis));
  const [window] = electron.BrowserWindow.getAllWindows();
  const bounds = window?.getBounds();
  const home = window?.webContents.getURL() ?? '';
  const shortcuts = Reflect.get(globalThis, 'shortcuts') as { taken: Set<string> } | undefined;
  const taken = [...(shortcuts?.taken ?? [])];

  const restore = (target: object, wanted: ReadonlyMap<PropertyKey, PropertyDescriptor>) => {
    for (const [key, { value }] of functionsOf(target)) {
      const original = wanted.get(key);
      if (original === undefined) {
        Reflect.deleteProperty(target, key);
      } else if (original.value !== value) {
        Object.defineProperty(target, key, original);
      }
    }
  };

  Reflect.set(globalThis, 'restoreMain', async () => {
    for (const [target, wanted] of before) {
      restore(target, wanted);
    }
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!globals.has(key) && key !== 'restoreMain') {
        Reflect.deleteProperty(globalThis, key);
      }
    }
    shortcuts?.taken.clear();
    for (const keys of taken) {
      shortcuts?.taken.add(keys);
    }
    electron.nativeTheme.themeSource = 'system';
    const [first, ...others] = electron.BrowserWindow.getAllWindows();
    if (first === undefined || bounds === undefined) {
      throw new Error('The windows are not those of the start.');
    }
    // The quick box is created again when it is next opened.
    for (const other of others) {
      other.destroy();
    }
    Reflect.deleteProperty(first.webContents, 'send');
    first.setFullScreen(false);
    first.unmaximize();
    first.restore();
    first.setBounds(bounds);
    first.show();
    // This file has the page's origin but runs none of its scripts, so the data of the page can be cleared in it.
    await first.loadURL(new URL('licences.json', home).href);
    await first.webContents.executeJavaScript(`(async () => {
      localStorage.clear();
      sessionStorage.clear();
      await desktop.stopPokerRoom();
      await desktop.setPreferences({ startAtLogin: false, closeToTray: false, globalShortcut: 'Alt+1', shortcutOpens: 'window', quickBoxReadsClipboard: false, lookForUpdates: true });
      await desktop.refuseNetwork({ isRefused: false });
    })()`);
    await first.loadURL(home);
  });
}

/** An app that several scenarios use one after another. */
export interface SharedApp {
  /** Returns the app in its state after the start. If a scenario has ended it or lost its page, it is started again. */
  readonly take: () => Promise<DesktopApp>;
  readonly close: () => Promise<void>;
}

/** @param untilReady waits for the page of the app's window, with its router ready */
export function createSharedApp(untilReady: (app: DesktopApp) => Promise<Page>): SharedApp {
  let running: DesktopApp | undefined;
  let hasEnded = false;

  const start = async (): Promise<DesktopApp> => {
    const app = await launchApp();
    running = app;
    hasEnded = false;
    app.exited.then(() => {
      hasEnded ||= running === app;
    });
    await untilReady(app);
    await app.evaluate(rememberMain, undefined);
    return app;
  };

  const restore = async (app: DesktopApp): Promise<boolean> => {
    try {
      await app.evaluate(() => Reflect.get(globalThis, 'restoreMain')(), undefined);
      await untilReady(app);
      return true;
    } catch {
      // The app was about to end.
      return false;
    }
  };

  return {
    take: async () => {
      const before = running;
      const isUsable = before !== undefined && !hasEnded && before.windows().length > 0 && (await restore(before));
      if (before !== undefined && !isUsable) {
        await before.close();
      }
      const app = before !== undefined && isUsable ? before : await start();
      const from = app.log().length;
      // The log of earlier scenarios does not belong to this one.
      return { ...app, log: () => app.log().slice(from) };
    },
    close: async () => running?.close(),
  };
}
