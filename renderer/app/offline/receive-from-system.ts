import { takeShared } from '#renderer/offline/shared-content.ts';
import { siteAddress } from '#renderer/offline/site-files.ts';
import { passFiles } from '#renderer/state/files/passed-files.ts';
import { focusRequests, pastedContent } from '#renderer/state/inputs/pasted-content.ts';

/** Provided by Chromium in the window of an installed app: https://wicg.github.io/web-app-launch/ */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/**
 * Takes what the system passes to the installed website: files opened by “Open with”, and shared content. Text goes
 * into the box of Home, which the service worker has opened for it; files go to a matching tool.
 * @param sayLeftOut tells the user how many shared files there was no room for
 */
export async function receiveFromSystem(
  sayLeftOut: (count: number) => void,
  scope: { readonly launchQueue?: LaunchQueue } = globalThis as { readonly launchQueue?: LaunchQueue },
): Promise<void> {
  scope.launchQueue?.setConsumer(({ files = [] }) => {
    // A file that no longer exists cannot be opened, but the others can.
    void Promise.allSettled(files.map((handle) => handle.getFile())).then((read) =>
      passFiles(read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))),
    );
  });
  const shared = await takeShared(siteAddress(document));
  if (shared === undefined) {
    return;
  }
  if (shared.leftOutCount > 0) {
    sayLeftOut(shared.leftOutCount);
  }
  if (shared.files.length > 0) {
    passFiles(shared.files);
  } else if (shared.text !== '') {
    pastedContent.write({ text: shared.text });
    focusRequests.write(focusRequests.read() + 1);
  }
}
