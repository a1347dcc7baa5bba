import type { WebContents } from 'electron';

/** What Electron tells about the sender of a message. */
export interface Sender {
  readonly sender: WebContents;
  /** Null once the frame is gone; reading its properties throws if it disappears at that moment. */
  readonly senderFrame: { readonly origin: string; readonly parent: unknown; readonly detached?: boolean } | null;
}

/**
 * Whether a message comes from our page: from the main frame of our window, while it shows our origin.
 * @param contents the web contents of the window, if there is one
 * @param origin `app://web-toolbox`, or the dev server's
 */
export function isFromPage(event: Sender, contents: WebContents | undefined, origin: string): boolean {
  if (contents === undefined || event.sender !== contents) {
    return false;
  }
  try {
    const frame = event.senderFrame;
    return frame !== null && frame.parent === null && frame.detached !== true && frame.origin === origin;
  } catch {
    return false;
  }
}
