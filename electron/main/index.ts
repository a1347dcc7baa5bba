import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { app, session } from 'electron';
import { isFromPage } from '#electron/ipc/is-from-page.ts';
import { receiveMessages } from '#electron/ipc/receive-messages.ts';
import { sendMessage } from '#electron/ipc/send-message.ts';
import { createPolicies } from '#shared/security-policy.ts';
import { appInformation } from './app-information.ts';
import { registerAppScheme, serveRenderer } from './app-protocol.ts';
import { createDesktopPreferences } from './desktop-preferences.ts';
import { findLanHosts } from './find-lan-hosts.ts';
import { createPokerHost } from './host-poker-room.ts';
import { isStartedHidden } from './login-item.ts';
import { installMenu } from './menu.ts';
import type { MenuActions } from './menu-template.ts';
import { guardNavigation } from './navigation-guard.ts';
import { createFileOpener } from './open-files.ts';
import { createOpenSaves } from './open-saves.ts';
import { createOpenedFiles } from './opened-files.ts';
import { findPage } from './page-address.ts';
import { createPageMessages } from './page-messages.ts';
import { restrictPermissions } from './permissions.ts';
import { recoverPage } from './recover-page.ts';
import { failToStart, reportProblems } from './report-problems.ts';
import { beginSave, finishSave, type SaveContext, saveFile, writeSavePart } from './save-file.ts';
import { guardSession } from './session-guard.ts';
import { share } from './share.ts';
import { claimLinks, isFirstInstance, ownRequest, receiveRequests } from './single-instance.ts';
import type { StartRequest } from './start-arguments.ts';
import { startUpdates } from './start-updates.ts';
import { createTray } from './tray.ts';
import { createMainWindow, followSystem } from './window.ts';

/** A second one has handed over what it was started for, and only ends. */
const isFirst = isFirstInstance();

/** A file that ships with the app, from its root: the project's folder, or the package. */
const shipped = (path: string) => join(app.getAppPath(), path);

const page = findPage(process.env.ELECTRON_RENDERER_URL, app.isPackaged);

app.enableSandbox();
registerAppScheme();
guardNavigation(page, (toaster) => pageMessages.send('displayAlertMessage', toaster));

const pageMessages = createPageMessages((name, payload) => {
  const window = mainWindow.current();
  if (window !== undefined) {
    sendMessage(window.webContents, name, payload);
  }
});

/** The document is gone or being replaced, whatever the reason. */
function endPage(): void {
  pageMessages.pageEnded();
  saves.abandonAll();
}

const mainWindow = createMainWindow({
  url: page.url,
  preload: shipped('out/preload/index.cjs'),
  icon: shipped('build/icons/icon-256.png'),
  stateFile: join(app.getPath('userData'), 'window-state.json'),
  navigate: (path) => pageMessages.send('navigateTo', path),
  onPageEnded: endPage,
  onOpened: (window) =>
    recoverPage(window, {
      page,
      onPageEnded: endPage,
      display: (toaster) => pageMessages.send('displayAlertMessage', toaster),
      quit: () => app.quit(),
    }),
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

/** What this start asks for; macOS adds to it by events, before the app is ready. */
let firstRequest = ownRequest();

/** Shows the window, on the route that was asked for or else as it is. */
function answerRequest(request: StartRequest): void {
  if (!app.isReady()) {
    firstRequest = { ...firstRequest, ...request, files: [...firstRequest.files, ...request.files] };
  } else {
    if (request.route === undefined) {
      mainWindow.show();
    } else {
      mainWindow.open(request.route);
    }
    fileOpener.openFiles(request.files);
  }
}

receiveRequests(answerRequest);
reportProblems((message) =>
  pageMessages.send('displayAlertMessage', { open: true, message, type: 'error', autoHideDuration: 10_000 }),
);

const preferences = createDesktopPreferences({
  showWindow: mainWindow.show,
  display: (toaster) => pageMessages.send('displayAlertMessage', toaster),
});

const menuActions: MenuActions = {
  navigate: mainWindow.open,
  showDevTools: () => {
    mainWindow.show();
    mainWindow.current()?.webContents.openDevTools();
  },
  openFile: fileOpener.askForFiles,
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
    rendererAppStarted: () => {
      pageMessages.pageStarted(appInformation());
      startUpdates((toaster) => pageMessages.send('displayAlertMessage', toaster));
    },
    saveFile: (file) => saveFile(file, saving),
    beginSave: (file) => beginSave(file, saving),
    writeSavePart: (part) => writeSavePart(part, saving),
    finishSave: (save) => finishSave(save, saving),
    abandonSave: async ({ token }) => saves.abandon(token),
    getPreferences: preferences.read,
    setPreferences: preferences.change,
    share: async (payload) => {
      const window = mainWindow.current();
      return window === undefined ? 'unavailable' : share(payload, window);
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

async function start(): Promise<void> {
  serveRenderer(shipped('out/renderer'), createPolicies(process.env.GITHUB_API_URL), opened);
  restrictPermissions(session.defaultSession, page);
  guardSession(session.defaultSession);
  installMenu(menuActions);
  const hasTray = createTray(shipped('build/icons'), mainWindow.show, menuActions, fileOpener.openFiles);
  await preferences.start(hasTray);
  claimLinks();
  followSystem(mainWindow);
  app.on('activate', mainWindow.show);
  // Without an icon in the tray, nothing would show that the app is there.
  const isHidden = hasTray && isStartedHidden() && firstRequest.route === undefined && firstRequest.files.length === 0;
  if (!isHidden) {
    answerRequest(firstRequest);
  }
}

if (isFirst) {
  app.whenReady().then(start).catch(failToStart);
} else {
  app.exit(0);
}
