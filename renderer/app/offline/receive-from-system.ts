import { takeShared } from '#renderer/offline/shared-content.ts';
import { siteAddress } from '#renderer/offline/site-files.ts';
import { passFiles } from '#renderer/state/files/handed-files.ts';
import { focusRequests, pastedContent } from '#renderer/state/inputs/pasted-content.ts';
import type { Toast } from '#renderer/state/messages/toaster.ts';
import { countOf } from '#shared/formats/words/count-of.ts';

/** Provided by Chromium in the window of an installed app: https://wicg.github.io/web-app-launch/ */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Milliseconds: long enough to read the names of a few files. */
const toastDuration = 10_000;

/** How many files a message names. */
const mostNamed = 3;

/** @returns the files that can be read; a message names the others */
async function readFiles(
  handles: readonly FileSystemFileHandle[],
  toast: (toast: Toast) => void,
): Promise<readonly File[]> {
  const read = await Promise.allSettled(handles.map((handle) => handle.getFile()));
  const unread = handles.filter((_, index) => read[index]?.status === 'rejected').map(({ name }) => `“${name}”`);
  if (unread.length > 0) {
    const others = unread.length - mostNamed;
    const named =
      others > 0 ? `${unread.slice(0, mostNamed).join(', ')} and ${countOf(others, 'other file')}` : unread.join(', ');
    const message = `${named} could not be read: moved, deleted or locked. Choose the file in its tool instead.`;
    toast({ message, type: 'error', autoHideDuration: toastDuration });
  }
  return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/**
 * Takes what the system passes to the installed website: files opened by “Open with”, and shared content. Text goes
 * into the box of Home, which the service worker has opened for it; files go to a matching tool.
 * @param toast tells the user what could not be taken, and where a text is that came with files
 */
export async function receiveFromSystem(
  toast: (toast: Toast) => void,
  scope: { readonly launchQueue?: LaunchQueue } = globalThis as { readonly launchQueue?: LaunchQueue },
): Promise<void> {
  scope.launchQueue?.setConsumer(({ files = [] }) => void readFiles(files, toast).then(passFiles));
  const shared = await takeShared(siteAddress(document));
  if (shared === undefined) {
    return;
  }
  const { text, files, leftOutCount } = shared;
  const said: string[] = [];
  if (leftOutCount > 0) {
    said.push(
      `${countOf(leftOutCount, 'shared file')} did not fit into the storage of this browser. Choose the file in its tool instead.`,
    );
  }
  if (text !== '') {
    pastedContent.write({ text });
  }
  if (files.length > 0) {
    passFiles(files);
    if (text !== '') {
      said.push(
        `The text that was shared with ${files.length === 1 ? 'the file' : 'the files'} is in the box on Home.`,
      );
    }
  } else if (text !== '') {
    focusRequests.write(focusRequests.read() + 1);
  }
  if (said.length > 0) {
    toast({ message: said.join(' '), type: leftOutCount > 0 ? 'error' : 'info', autoHideDuration: toastDuration });
  }
}
