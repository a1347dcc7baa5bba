import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { app, session } from 'electron';
import { isFromPage } from '#electron/ipc/is-from-page.ts';
import { receiveMessages } from '#electron/ipc/receive-messages.ts';
import { sendMessage } from '#electron/ipc/send-message.ts';
import { createPolicies } from '#shared/security-policy.ts';
import { appInformation } from './app-information.ts';
import { registerAppScheme, serveRenderer } from './app-protocol.ts';
import { findLanHosts } from './find-lan-hosts.ts';
import { createPokerHost } from './host-poker-room.ts';
import { installMenu } from './menu.ts';
import type { MenuActions } from './menu-template.ts';
import { guardNavigation } from './navigation-guard.ts';
import { findPage } from './page-address.ts';
import { createPageMessages } from './page-messages.ts';
import { restrictPermissions } from './permissions.ts';
import { saveFile } from './save-file.ts';
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
  onPageEnded: pageMessages.pageEnded,
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
  quit: () => app.quit(),
};

const pokerHost = createPokerHost({
  root: shipped('out/renderer'),
  // Loaded when it is first needed: most never host a room.
  hostSite: async (options) => (await import('#server/host-site.ts')).hostSite(options),
  findHosts: () => findLanHosts(networkInterfaces()),
});

receiveMessages(
  {
    rendererAppStarted: () => pageMessages.pageStarted(appInformation()),
    saveFile: async (payload) => {
      const window = mainWindow.current();
      return window === undefined
        ? { status: 'cancelled' }
        : saveFile(payload, window, (toaster) => pageMessages.send('displayAlertMessage', toaster));
    },
    hostPokerRoom: ({ port }) => pokerHost.start(port),
    stopPokerRoom: pokerHost.stop,
    getPokerHost: pokerHost.read,
  },
  (event) => isFromPage(event, mainWindow.current()?.webContents, page.origin),
);

// Those in the rooms are told before the server ends.
app.on('will-quit', (event) => {
  if (pokerHost.isHosting()) {
    event.preventDefault();
    pokerHost
      .stop()
      .catch((error: unknown) => console.error(error))
      .finally(() => app.quit());
  }
});

app.on('window-all-closed', () => {
  if (process.platform !== 'darwin') {
    app.quit();
  }
});

function start(): void {
  serveRenderer(shipped('out/renderer'), createPolicies(process.env.GITHUB_API_URL));
  restrictPermissions(session.defaultSession, page);
  installMenu(menuActions);
  createTray(shipped('build/icons'), mainWindow.show, menuActions);
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
