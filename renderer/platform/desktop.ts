import type { DesktopBridge } from '#shared/ipc.ts';
import { messageOf } from '#shared/message-of.ts';
import { maxSavePartSize } from '#shared/save-limits.ts';
import { fileNameForDialog, filterForDialog } from './dialog-names.ts';
import type { FileToSave, Platform, PokerHostState, SaveOptions, SaveOutcome } from './platform.ts';

/** More bytes than these go in parts, so that neither process ever holds all of it. */
const largestMessage = 8 * 1024 * 1024;

type Suggestion = Parameters<DesktopBridge['beginSave']>[0];

/** @param bridge what the preload script exposes */
export function createDesktop(bridge: DesktopBridge): Platform {
  return {
    kind: 'desktop',
    async saveFile({ suggestedName, content, filter }, options = {}) {
      const suggestion = { suggestedName: fileNameForDialog(suggestedName), filter: filterForDialog(filter) };
      try {
        const blob = asLargeBlob(content);
        return blob === undefined
          ? await saveAtOnce(bridge, suggestion, content)
          : await saveInParts(bridge, suggestion, blob, options);
      } catch (thrown) {
        return { status: 'failed', reason: reasonOf(thrown), isReported: false };
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
        .catch((thrown: unknown) => console.error('The window could not be told of the theme.', thrown)),
    showAtHand: (screens) =>
      bridge
        .showAtHand(screens)
        .catch((thrown: unknown) => console.error('The menus could not be told of the favourites.', thrown)),
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

/** What comes of it, the socket says. */
function logFailure(thrown: unknown): void {
  console.error('The server of the poker room could not be named to the app.', thrown);
}

function reasonOf(thrown: unknown): string {
  // The file was changed or taken away while it was read.
  if (thrown instanceof DOMException && thrown.name === 'NotReadableError') {
    return 'the file it comes from has changed. Open that again.';
  }
  return messageOf(thrown);
}

/** @returns undefined for what one message can carry */
function asLargeBlob(content: FileToSave['content']): Blob | undefined {
  const size = content instanceof Blob ? content.size : content.length;
  if (size <= largestMessage) {
    return undefined;
  }
  return content instanceof Blob ? content : new Blob([content]);
}

async function saveAtOnce(
  bridge: DesktopBridge,
  suggestion: Suggestion,
  content: FileToSave['content'],
): Promise<SaveOutcome> {
  const plain = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;
  const answer = await bridge.saveFile({ ...suggestion, content: plain });
  return answer.status === 'failed' ? { ...answer, isReported: true } : { status: answer.status };
}

/** Each part waits for the one before it to be written: however fast the page is, one is on the way. */
async function saveInParts(
  bridge: DesktopBridge,
  suggestion: Suggestion,
  content: Blob,
  { onProgress, signal }: SaveOptions,
): Promise<SaveOutcome> {
  const begun = await bridge.beginSave(suggestion);
  if (begun.status !== 'begun') {
    return begun.status === 'failed' ? { ...begun, isReported: true } : { status: 'cancelled' };
  }
  const { token } = begun;
  let isOver = false;
  try {
    for (let written = 0; written < content.size; written += maxSavePartSize) {
      onProgress?.(written / content.size);
      const part = new Uint8Array(await content.slice(written, written + maxSavePartSize).arrayBuffer());
      if (signal?.aborted === true) {
        return { status: 'cancelled' };
      }
      const answer = await bridge.writeSavePart({ token, part });
      if (answer.status === 'failed') {
        isOver = true;
        return { ...answer, isReported: true };
      }
    }
    if (signal?.aborted === true) {
      return { status: 'cancelled' };
    }
    isOver = true;
    const finished = await bridge.finishSave({ token });
    return finished.status === 'failed' ? { ...finished, isReported: true } : { status: 'done' };
  } finally {
    if (!isOver) {
      await bridge.abandonSave({ token });
    }
  }
}

const answerOf = (call: Promise<PokerHostState>): Promise<PokerHostState> =>
  call.catch((thrown: unknown) => ({
    status: 'failed',
    reason: messageOf(thrown),
  }));
