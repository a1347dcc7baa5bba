import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { app, session } from 'electron';
import { isFromPage } from '#electron/ipc/is-from-page.ts';
import { receiveMessages } from '#electron/ipc/receive-messages.ts';
import { sendMessage } from '#electron/ipc/send-message.ts';
import { isOfQuickBox } from '#shared/ipc.ts';
import { networkRefusal } from '#shared/network-refusal.ts';
import { quickBoxRoute } from '#shared/quick-box.ts';
import { createPolicies } from '#shared/security-policy.ts';
import { isToolOffered } from '#tools/is-offered.ts';
import { createFileDialogs } from './files/file-dialogs.ts';
import { createFileTokens } from './files/file-tokens.ts';
import { createLastFolder } from './files/last-folder.ts';
import { createFileOpener } from './files/open-files.ts';
import { beginSave, finishSave, type SaveContext, saveFile, writeSavePart } from './files/save-messages.ts';
import { createSavesInParts } from './files/saves-in-parts.ts';
import { recordTemporaryFiles, removeLeftovers } from './files/temporary-files.ts';
import { writeWholeFileSync } from './files/write-file.ts';
import { createAtHand } from './menus/at-hand.ts';
import { installMenu } from './menus/install-menu.ts';
import type { MenuActions } from './menus/menu-template.ts';
import { openShareMenu } from './menus/share-menu.ts';
import { showAtHandInSystem } from './menus/show-at-hand.ts';
import { createTray } from './menus/tray.ts';
import { registerAppScheme, serveRenderer } from './page/app-protocol.ts';
import { findPage } from './page/page-address.ts';
import { createPageMessages } from './page/page-messages.ts';
import { readShippedConfiguration } from './page/read-configuration.ts';
import { recoverPage } from './page/recover-page.ts';
import { findLanHosts } from './poker/find-lan-hosts.ts';
import { createPokerHost } from './poker/host-poker-room.ts';
import { connectPreferences } from './preferences/connect-preferences.ts';
import { isStartedHidden } from './preferences/login-item.ts';
import { createQuickBox } from './quick-box/quick-box.ts';
import { guardNavigation } from './security/navigation-guard.ts';
import { restrictPermissions } from './security/permissions.ts';
import { createRequestGuard } from './security/request-guard.ts';
import { guardSession } from './security/session-guard.ts';
import { appInformation } from './start/app-information.ts';
import { holdRequests } from './start/hold-requests.ts';
import { failToStart, reportProblems } from './start/report-problems.ts';
import { showWithoutTray } from './start/show-without-tray.ts';
import { claimLinks, isFirstInstance, ownRequest, receiveRequests } from './start/single-instance.ts';
import { createUpdates } from './updates/create-updates.ts';
import { createMainWindow, followSystem } from './window/main-window.ts';

/** False for a second process, which has already handed over its request and only has to end. */
const isFirst = isFirstInstance();

/** The path of a file that ships with the app, relative to its root: the project's folder, or the package. */
const shipped = (path: string) => join(app.getAppPath(), path);

/** The path of a file in the user's profile, which persists after this run. */
const inProfile = (name: string) => join(app.getPath('userData'), name);

if (isFirst) {
  recordTemporaryFiles(inProfile('unfinished-files'));
  void removeLeftovers();
}

const page = findPage(process.env.ELECTRON_RENDERER_URL, app.isPackaged);

if (process.platform === 'win32') {
  // Windows groups windows and notifications by this name, which the installer assigns to shortcuts.
  app.setAppUserModelId(__APP_ID__);
}
if (!app.commandLine.hasSwitch('no-sandbox')) {
  // The start script of the AppImage passes that switch if the system does not provide a sandbox for it. Enabling the
  // sandbox here would be too late: the process that creates all others has started without one, and each of them would
  // crash. The windows request the sandbox themselves.
  app.enableSandbox();
}
registerAppScheme();
guardNavigation(page, (toaster) => pageMessages.send('displayAlertMessage', toaster));

const pageMessages = createPageMessages((name, payload) => {
  const window = mainWindow.current();
  if (window !== undefined) {
    sendMessage(window.webContents, name, payload);
  }
});

/** Called when the document is gone or is being replaced, for whatever reason. */
function endPage(): void {
  pageMessages.pageEnded();
  requests.leave();
  saves.abandonAll();
}

/** False after a start at login, until the window is first shown. */
let hasOpened = false;

const mainWindow = createMainWindow({
  url: page.url,
  preload: shipped('out/preload/index.cjs'),
  icon: shipped('build/icons/icon-256.png'),
  stateFile: inProfile('window-state.json'),
  navigate: (path) => pageMessages.send('navigateTo', path),
  onPageEnded: endPage,
  onOpened: (window) => {
    hasOpened = true;
    window.once('closed', () => quickBox.end());
    recoverPage(window, {
      page,
      onPageEnded: endPage,
      display: (toaster) => pageMessages.send('displayAlertMessage', toaster),
      quit: () => app.quit(),
    });
  },
});

const quickBox = createQuickBox({
  url: `${page.url}#${quickBoxRoute}`,
  preload: shipped('out/preload/index.cjs'),
  icon: shipped('build/icons/icon-256.png'),
  readsClipboard: () => preferences.readsClipboard(),
  tellShown: (contents, beginning) => sendMessage(contents, 'quickBoxShown', beginning),
  onFailed: mainWindow.show,
});

/**
 * Shows the window instead of the quick box. It must appear first, or another program would get the focus in between.
 */
function leaveForWindow(show: () => void): void {
  show();
  quickBox.hide();
}

const requests = createRequestGuard(page, () => preferences.isNetworkRefused());
const dialogs = createFileDialogs(createLastFolder(inProfile('last-folder.json')));

const saves = createSavesInParts();
app.on('will-quit', saves.abandonAll);
const saving: SaveContext = {
  window: () => mainWindow.current(),
  display: (toaster) => pageMessages.send('displayAlertMessage', toaster),
  saves,
  dialogs,
};

const fileTokens = createFileTokens();
const fileOpener = createFileOpener({
  tokens: fileTokens,
  send: pageMessages.send,
  showWindow: mainWindow.show,
  window: mainWindow.current,
  dialogs,
});

const requested = holdRequests(ownRequest(), ({ route, files }) => {
  if (route === undefined) {
    mainWindow.show();
  } else {
    mainWindow.open(route);
  }
  fileOpener.openFiles(files);
});
receiveRequests(requested.receive);
// If macOS starts the app for a file, this event arrives before the app is ready.
app.on('open-file', (event, path) => {
  event.preventDefault();
  requested.receive({ files: [path] });
});
reportProblems((message) =>
  pageMessages.send('displayAlertMessage', { open: true, message, type: 'error', autoHideDuration: 10_000 }),
);

const preferences = connectPreferences({
  showWindow: mainWindow.show,
  toggleQuickBox: quickBox.toggle,
  isQuickBox: (window) => window === quickBox.current(),
  display: (toaster) => pageMessages.send('displayAlertMessage', toaster),
  hasTray: () => tray.isShown(),
  updateProblem: () => updates.problem(),
});

let hasPageStarted = false;
const updates = createUpdates({
  isWanted: () => hasPageStarted && preferences.looksForUpdates(),
  show: (toaster) => pageMessages.send('displayAlertMessage', toaster),
});

/** Stops or resumes any use of the network. Stopping ends what is using it. */
async function refuseNetwork(isRefused: boolean): Promise<void> {
  await preferences.refuseNetwork(isRefused);
  if (isRefused) {
    requests.leave();
    await pokerHost.stop();
  }
  await updates.follow();
  // Preferences explain why the app does not check for updates.
  pageMessages.send('preferencesChanged', undefined);
}

const configuration = readShippedConfiguration(shipped, console.warn);

const menuActions: MenuActions = {
  navigate: mainWindow.open,
  showDevTools: () => {
    mainWindow.show();
    mainWindow.current()?.webContents.openDevTools();
  },
  showQuickBox: quickBox.show,
  openFile: fileOpener.askForFiles,
  quit: () => app.quit(),
  isOffered: (toolId) => isToolOffered(configuration, toolId),
};

/** Updates the menus that begin with the favourites and recent tools. */
function showAtHand(): void {
  tray.refresh();
  showAtHandInSystem(atHand.read(), menuActions);
}

const atHand = createAtHand({
  file: inProfile('at-hand.json'),
  write: (file, text) => {
    const written = writeWholeFileSync(file, text);
    if (!written.ok) {
      console.error(`What the menus begin with was not saved: ${written.error}`);
    }
  },
  onChange: showAtHand,
  isOffered: menuActions.isOffered,
});

const tray = createTray({
  iconFolder: shipped('build/icons'),
  showWindow: mainWindow.show,
  actions: menuActions,
  atHand: () => atHand.read(),
  openFiles: fileOpener.openFiles,
  // The problems shown in Preferences depend on whether there is a tray.
  onChange: () => pageMessages.send('preferencesChanged', undefined),
});

const pokerHost = createPokerHost({
  root: shipped('out/renderer'),
  // The server is loaded when it is first needed, since most users never host a room.
  hostSite: async (options) => (await import('#server/host-site.ts')).hostSite(options),
  findHosts: () => findLanHosts(networkInterfaces()),
});

receiveMessages(
  {
    rendererAppStarted: () => {
      pageMessages.pageStarted({ ...appInformation(), isNetworkRefused: preferences.isNetworkRefused() });
      hasPageStarted = true;
      void updates.follow();
    },
    saveFile: (file) => saveFile(file, saving),
    beginSave: (file) => beginSave(file, saving),
    writeSavePart: (part) => writeSavePart(part, saving),
    finishSave: (save) => finishSave(save, saving),
    abandonSave: async ({ token }) => saves.abandon(token),
    getPreferences: preferences.read,
    setPreferences: async (change) => {
      const answer = await preferences.change(change);
      await updates.follow();
      return answer;
    },
    refuseNetwork: ({ isRefused }) => refuseNetwork(isRefused),
    chooseTheme: preferences.chooseTheme,
    showAtHand: async (screens) => atHand.keep(screens),
    share: async (payload) => {
      const window = mainWindow.current();
      return window === undefined ? 'unavailable' : openShareMenu(payload, window);
    },
    hostPokerRoom: async ({ port }) =>
      preferences.isNetworkRefused()
        ? { status: 'failed', reason: `${networkRefusal}, so no room is hosted.` }
        : pokerHost.start(port),
    stopPokerRoom: pokerHost.stop,
    getPokerHost: pokerHost.read,
    joinPokerServer: async (server) => requests.join(server),
    leavePokerServer: async () => requests.leave(),
    quickBoxStarted: quickBox.pageStarted,
    quickBoxReady: quickBox.pageReady,
    leaveQuickBox: quickBox.leave,
    openWindow: () => leaveForWindow(mainWindow.show),
    openScreen: async (address) => leaveForWindow(() => mainWindow.open(address)),
    openPasted: async (pasted) => {
      leaveForWindow(mainWindow.show);
      pageMessages.send('takePasted', pasted);
    },
  },
  (event, name) => isFromPage(event, (isOfQuickBox(name) ? quickBox : mainWindow).current()?.webContents, page.origin),
);

// Room members are notified before the server ends.
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
  // An app that waits in the tray since the login may lose its quick box, which is made anew when it is next opened.
  const isWaiting = !hasOpened && tray.isShown();
  if (process.platform !== 'darwin' && !isWaiting) {
    app.quit();
  }
});

async function start(): Promise<void> {
  serveRenderer(
    shipped('out/renderer'),
    createPolicies({
      githubApis: process.env.GITHUB_API_URL,
      switchedOff: configuration.switchedOff,
      report: console.warn,
    }),
    fileTokens.answer,
  );
  restrictPermissions(session.defaultSession, page);
  guardSession(session.defaultSession);
  requests.guard(session.defaultSession);
  installMenu(menuActions);
  await tray.start();
  showAtHandInSystem(atHand.read(), menuActions);
  await preferences.start();
  claimLinks();
  followSystem(mainWindow);
  app.on('activate', mainWindow.show);
  const isHidden = isStartedHidden();
  requested.release(isHidden);
  if (isHidden) {
    showWithoutTray({
      canTrayCome: process.platform === 'linux',
      hasTray: tray.isShown,
      isOpen: () => mainWindow.current() !== undefined,
      show: mainWindow.show,
    });
  }
}

if (isFirst) {
  app.whenReady().then(start).catch(failToStart);
} else {
  app.exit(0);
}
