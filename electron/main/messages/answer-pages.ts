import { isFromPage } from '#electron/ipc/is-from-page.ts';
import { receiveMessages } from '#electron/ipc/receive-messages.ts';
import {
  beginSave,
  finishSave,
  type SaveContext,
  saveFile,
  writeSavePart,
} from '#electron/main/files/save-messages.ts';
import type { AtHandKeeper } from '#electron/main/menus/at-hand.ts';
import { openShareMenu } from '#electron/main/menus/share-menu.ts';
import type { PageAddress } from '#electron/main/page/page-address.ts';
import type { PageMessages } from '#electron/main/page/page-messages.ts';
import type { PokerHost } from '#electron/main/poker/host-poker-room.ts';
import type { ConnectedPreferences } from '#electron/main/preferences/connect-preferences.ts';
import type { QuickBox } from '#electron/main/quick-box/quick-box.ts';
import type { RequestGuard } from '#electron/main/security/request-guard.ts';
import { appInformation } from '#electron/main/start/app-information.ts';
import type { Updates } from '#electron/main/updates/create-updates.ts';
import type { MainWindow } from '#electron/main/window/main-window.ts';
import { isOfQuickBox } from '#shared/ipc.ts';
import { networkRefusal } from '#shared/network-refusal.ts';

/** The parts of main that carry out what the pages ask for. */
export interface AskedParts {
  readonly page: PageAddress;
  readonly pageMessages: PageMessages;
  readonly mainWindow: MainWindow;
  readonly quickBox: QuickBox;
  readonly saving: SaveContext;
  readonly preferences: ConnectedPreferences;
  readonly requests: RequestGuard;
  readonly updates: Updates;
  readonly pokerHost: PokerHost;
  readonly atHand: AtHandKeeper;
  /** Called when the window's page has been told about the app, before anything else follows. */
  readonly onPageStarted: () => void;
}

/** Answers every message of the window's page and of the quick box's page, each only from the page that may send it. */
export function answerPages(parts: AskedParts): void {
  const { page, pageMessages, mainWindow, quickBox, saving, preferences, requests, updates, pokerHost, atHand } = parts;

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

  /**
   * Shows the window instead of the quick box. It must appear first, or another program would get the focus in between.
   */
  function leaveForWindow(show: () => void): void {
    show();
    quickBox.hide();
  }

  receiveMessages(
    {
      rendererAppStarted: () => {
        pageMessages.pageStarted({ ...appInformation(), isNetworkRefused: preferences.isNetworkRefused() });
        parts.onPageStarted();
        void updates.follow();
      },
      saveFile: (file) => saveFile(file, saving),
      beginSave: (file) => beginSave(file, saving),
      writeSavePart: (part) => writeSavePart(part, saving),
      finishSave: (save) => finishSave(save, saving),
      abandonSave: async ({ token }) => saving.saves.abandon(token),
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
    (event, name) =>
      isFromPage(event, (isOfQuickBox(name) ? quickBox : mainWindow).current()?.webContents, page.origin),
  );
}
