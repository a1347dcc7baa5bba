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
import { findPage } from './page-address.ts';
import { createPageMessages } from './page-messages.ts';
import { restrictPermissions } from './permissions.ts';
import { recoverPage } from './recover-page.ts';
import { failToStart, reportProblems } from './report-problems.ts';
import { saveFile } from './save-file.ts';
import { claimLinks, isFirstInstance, ownRequest, receiveRequests } from './single-instance.ts';
import type { StartRequest } from './start-arguments.ts';
import { createTray } from './tray.ts';
import { createMainWindow, followSystem } from './window.ts';

/** A second one has handed over what it was started for, and only ends. */
const isFirst = isFirstInstance();

/** A file that ships with the app, from its root: the project's folder, or the package. */
const shipped = (path: string) => join(app.getAppPath(), path);

const page = findPage(process.env.ELECTRON_RENDERER_URL, app.isPackaged);

if (process.platform === 'win32') {
  // The name that the installer gives to shortcuts: Windows groups windows and notifications by it.
  app.setAppUserModelId('dev.webtoolbox.app');
}
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
  stateFile: join(app.getPath('userData'), 'window-state.json'),
  navigate: (path) => pageMessages.send('navigateTo', path),
  onPageEnded: pageMessages.pageEnded,
  onOpened: (window) =>
    recoverPage(window, {
      page,
      onPageEnded: pageMessages.pageEnded,
      display: (toaster) => pageMessages.send('displayAlertMessage', toaster),
      quit: () => app.quit(),
    }),
});

/** What this start asks for; macOS adds to it by events, before the app is ready. */
let firstRequest = ownRequest();

/** Shows the window, on the route that was asked for or else as it is. */
function answerRequest(request: StartRequest): void {
  if (!app.isReady()) {
    firstRequest = { ...firstRequest, ...request, files: [...firstRequest.files, ...request.files] };
  } else if (request.route === undefined) {
    mainWindow.show();
  } else {
    mainWindow.open(request.route);
  }
}

receiveRequests(answerRequest);
reportProblems((message) =>
  pageMessages.send('displayAlertMessage', { open: true, message, type: 'error', autoHideDuration: 10_000 }),
);

const menuActions: MenuActions = {
  navigate: mainWindow.open,
  showDevTools: () => {
    mainWindow.show();
    mainWindow.current()?.webContents.openDevTools();
  },
  quit: () => app.quit(),
};

receiveMessages(
  {
    rendererAppStarted: () => pageMessages.pageStarted(appInformation()),
    saveFile: async (payload) => {
      const window = mainWindow.current();
      return window === undefined
        ? { status: 'cancelled' }
        : saveFile(payload, window, (toaster) => pageMessages.send('displayAlertMessage', toaster));
    },
  },
  (event) => isFromPage(event, mainWindow.current()?.webContents, page.origin),
);

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
  claimLinks();
  followSystem(mainWindow);
  app.on('activate', mainWindow.show);
  answerRequest(firstRequest);
}

if (isFirst) {
  app.whenReady().then(start).catch(failToStart);
} else {
  app.exit(0);
}
