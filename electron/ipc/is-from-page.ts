import type { WebContents } from 'electron';

/** What Electron tells about the sender of a message. */
export interface Sender {
  readonly sender: WebContents;
  readonly senderFrame: { readonly origin: string; readonly parent: unknown } | null;
}

/**
 * Whether a message comes from our page: from the main frame of our window, while it shows our origin.
 * @param contents those of the window, if there is one
 * @param origin `app://web-toolbox`, or the dev server's
 */
export function isFromPage(
  { sender, senderFrame }: Sender,
  contents: WebContents | undefined,
  origin: string,
): boolean {
  return sender === contents && senderFrame !== null && senderFrame.parent === null && senderFrame.origin === origin;
}
