import { join } from 'node:path';
import { app, session } from 'electron';
import { isFromPage } from '#electron/ipc/is-from-page.ts';
import { receiveMessages } from '#electron/ipc/receive-messages.ts';
import { sendMessage } from '#electron/ipc/send-message.ts';
import { createPolicies } from '#shared/security-policy.ts';
import { appInformation } from './app-information.ts';
import { registerAppScheme, serveRenderer } from './app-protocol.ts';
import { installMenu } from './menu.ts';
import type { MenuActions } from './menu-template.ts';
import { guardNavigation } from './navigation-guard.ts';
import { createFileOpener } from './open-files.ts';
import { createOpenSaves } from './open-saves.ts';
import { createOpenedFiles } from './opened-files.ts';
import { findPage } from './page-address.ts';
import { createPageMessages } from './page-messages.ts';
import { restrictPermissions } from './permissions.ts';
import { beginSave, finishSave, type SaveContext, saveFile, writeSavePart } from './save-file.ts';
import { createTray } from './tray.ts';
import { createMainWindow } from './window.ts';

/** A file that ships with the app, from its root: the project's folder, or the package. */
const shipped = (path: string) => join(app.getAppPath(), path);

const page = findPage(process.env.ELECTRON_RENDERER_URL, app.isPackaged);

app.enableSandbox();
registerAppScheme();
guardNavigation(page);

const pageMessages = createPageMessages((name, payload) => {
  const window = mainWindow.current();
  if (window !== undefined) {
    sendMessage(window.webContents, name, payload);
  }
});

const mainWindow = createMainWindow({
  url: page.url,
  preload: shipped('out/preload/index.cjs'),
  icon: shipped('build/icons/icon-256.png'),
  onPageEnded: () => {
    pageMessages.pageEnded();
    saves.abandonAll();
  },
});

const saves = createOpenSaves();
app.on('will-quit', saves.abandonAll);
const saving: SaveContext = {
  window: () => mainWindow.current(),
  display: (toaster) => pageMessages.send('displayAlertMessage', toaster),
  saves,
};

const opened = createOpenedFiles();
const fileOpener = createFileOpener({
  opened,
  send: pageMessages.send,
  showWindow: mainWindow.show,
  window: mainWindow.current,
});
// macOS says so before the app is ready, if that was started for a file.
app.on('open-file', (event, path) => {
  event.preventDefault();
  fileOpener.openFiles([path]);
});

const menuActions: MenuActions = {
  navigate: (path) => {
    mainWindow.show();
    pageMessages.send('navigateTo', path);
  },
  showDevTools: () => {
    mainWindow.show();
    mainWindow.current()?.webContents.openDevTools();
  },
  openFile: fileOpener.askForFiles,
  quit: () => app.quit(),
};

receiveMessages(
  {
    rendererAppStarted: () => pageMessages.pageStarted(appInformation()),
    saveFile: (file) => saveFile(file, saving),
    beginSave: (file) => beginSave(file, saving),
    writeSavePart: (part) => writeSavePart(part, saving),
    finishSave: (save) => finishSave(save, saving),
    abandonSave: async ({ token }) => saves.abandon(token),
  },
  (event) => isFromPage(event, mainWindow.current()?.webContents, page.origin),
);

app.on('window-all-closed', () => {
  if (process.platform !== 'darwin') {
    app.quit();
  }
});

function start(): void {
  serveRenderer(shipped('out/renderer'), createPolicies(process.env.GITHUB_API_URL), opened);
  restrictPermissions(session.defaultSession, page);
  installMenu(menuActions);
  createTray(shipped('build/icons'), mainWindow.show, menuActions, fileOpener.openFiles);
  app.on('activate', mainWindow.show);
  mainWindow.show();
}

app
  .whenReady()
  .then(start)
  .catch((error: unknown) => {
    console.error('The app could not start.', error);
    app.exit(1);
  });
