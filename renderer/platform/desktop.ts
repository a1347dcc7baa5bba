import type { DesktopBridge } from '#shared/ipc.ts';
import { messageOf } from '#shared/message-of.ts';
import type { Platform, PokerHostState } from './platform.ts';

/** @param bridge the API that the preload script exposes */
export function createDesktop(bridge: DesktopBridge): Platform {
  return {
    kind: 'desktop',
    async saveFile(file, options) {
      try {
        // Imported on demand: the website ships the same scripts but never saves this way.
        const { saveByDialog } = await import('./save-by-dialog.ts');
        return await saveByDialog(bridge, file, options);
      } catch (thrown) {
        return { status: 'failed', reason: messageOf(thrown), isReported: false };
      }
    },
    preferences: {
      read: () =>
        bridge.getPreferences(undefined).catch((thrown: unknown) => {
          console.error('The preferences of the desktop app could not be read.', thrown);
          return undefined;
        }),
      change: (change) =>
        bridge.setPreferences(change).catch((thrown: unknown) => {
          console.error('The preferences of the desktop app could not be changed.', thrown);
          return { status: 'failed', reason: 'The app did not answer. Start it again.' } as const;
        }),
      onChange: (listener) => bridge.onPreferencesChanged(listener),
    },
    chooseTheme: (theme) =>
      bridge
        .chooseTheme(theme)
        .catch((thrown: unknown) => console.error('The theme could not be passed to the window.', thrown)),
    showAtHand: (screens) =>
      bridge
        .showAtHand(screens)
        .catch((thrown: unknown) => console.error('The favourites could not be passed to the menus.', thrown)),
    refuseNetwork: (isRefused) =>
      bridge
        .refuseNetwork({ isRefused })
        .catch((thrown: unknown) => console.error('The app could not be told whether to use the network.', thrown)),
    share: (data) =>
      bridge.share(data).then(
        (answer) => answer === 'opened',
        () => false,
      ),
    pokerServer: {
      join: (server) => bridge.joinPokerServer(server).catch(logFailure),
      leave: () => bridge.leavePokerServer(undefined).catch(logFailure),
    },
    pokerHost: {
      start: (port) => answerOf(bridge.hostPokerRoom({ port })),
      stop: () => answerOf(bridge.stopPokerRoom(undefined)),
      read: () => answerOf(bridge.getPokerHost(undefined)),
    },
  };
}

/** The socket reports the consequences to the user. */
function logFailure(thrown: unknown): void {
  console.error('The server of the poker room could not be named to the app.', thrown);
}

const answerOf = (call: Promise<PokerHostState>): Promise<PokerHostState> =>
  call.catch((thrown: unknown) => ({
    status: 'failed',
    reason: messageOf(thrown),
  }));
