import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { app, session } from 'electron';
import { sendMessage } from '#electron/ipc/send-message.ts';
import { quickBoxRoute } from '#shared/desktop/quick-box.ts';
import { createPolicies } from '#shared/security-policy.ts';
import { isToolOffered } from '#tools/is-offered.ts';
import { askBeforeClosing } from './files/ask-before-closing.ts';
import { createFileDialogs } from './files/file-dialogs.ts';
import { createFileTokens } from './files/file-tokens.ts';
import { createLastFolder } from './files/last-folder.ts';
import { createFileOpener } from './files/open-files.ts';
import { type SaveContext, tellUnfinished } from './files/save-messages.ts';
import { createSavesInParts } from './files/saves-in-parts.ts';
import { recordTemporaryFiles, removeLeftovers } from './files/temporary-files.ts';
import { writeWholeFileSync } from './files/write-file.ts';
import { createAtHand } from './menus/at-hand.ts';
import { installMenu } from './menus/install-menu.ts';
import type { MenuActions } from './menus/menu-template.ts';
import { showAtHandInSystem } from './menus/show-at-hand.ts';
import { createTray } from './menus/tray.ts';
import { answerPages } from './messages/answer-pages.ts';
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
import { holdRequests } from './start/hold-requests.ts';
import { prepareProcess } from './start/prepare-process.ts';
import { endRoomBeforeQuitting, quitWithLastWindow } from './start/quit-app.ts';
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

prepareProcess();
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
  tellUnfinished(saves.abandonAll(), saving);
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
    askBeforeClosing(window, saves);
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

/** Whether the start is over, which looking for updates would slow down. */
let hasStarted = false;
const updates = createUpdates({
  isWanted: () => hasStarted && preferences.looksForUpdates(),
  show: (toaster) => pageMessages.send('displayAlertMessage', toaster),
});

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

answerPages({
  page,
  pageMessages,
  mainWindow,
  quickBox,
  saving,
  preferences,
  requests,
  updates,
  pokerHost,
  atHand,
  onPageStarted: () => {
    hasStarted = true;
  },
});

endRoomBeforeQuitting(pokerHost);
quitWithLastWindow(() => !hasOpened && tray.isShown());

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
    // Somebody who only uses the tray and the quick box may not open a page for weeks.
    hasStarted = true;
    void updates.follow();
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
