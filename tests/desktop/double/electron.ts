import { strict } from './strict.ts';

/** The module `electron` of the main process, as far as the scenarios need it: other imports fail to link. */
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

/** What would leave the app has no effect here: a scenario puts its own function in place, as it does in Electron. */
export const dialog = strict('dialog', {
  showOpenDialog: unanswered('dialog.showOpenDialog'),
  showSaveDialog: unanswered('dialog.showSaveDialog'),
  showMessageBox: unanswered('dialog.showMessageBox'),
  // As Electron does before it is ready, on Linux.
  showErrorBox: (title: string, content: string) => console.error(`${title}\n${content}`),
});
/** Empty: nobody copies anything here. */
export const clipboard = strict('clipboard', { readText: async () => '' });
export const shell = strict('shell', { openExternal: unanswered('shell.openExternal') });
