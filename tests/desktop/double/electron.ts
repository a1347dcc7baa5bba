import { strict } from './strict.ts';

/**
 * The module `electron` of the main process, with only the exports that the scenarios need: other imports fail to link.
 */
export { app } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { globalShortcut } from './global-shortcut.ts';
export { ipcMain } from './ipc-main.ts';
export { Menu, Tray } from './menu.ts';
export { Notification, ShareMenu } from './native.ts';
export { nativeTheme } from './native-theme.ts';
export { screen } from './screen.ts';
export { protocol, session } from './session.ts';

function unanswered(name: string) {
  return async () => {
    throw new Error(`${name} was called, and the scenario has not said what it answers.`);
  };
}

/** Functions with effects outside the app do nothing here: scenarios replace them with their own, as in Electron. */
export const dialog = strict('dialog', {
  showOpenDialog: unanswered('dialog.showOpenDialog'),
  showSaveDialog: unanswered('dialog.showSaveDialog'),
  showMessageBox: unanswered('dialog.showMessageBox'),
  // Electron does the same on Linux before it is ready.
  showErrorBox: (title: string, content: string) => console.error(`${title}\n${content}`),
});
/** The clipboard is empty, since nobody copies anything here. */
export const clipboard = strict('clipboard', { readText: async () => '' });
export const shell = strict('shell', { openExternal: unanswered('shell.openExternal') });
