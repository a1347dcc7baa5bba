import { type BrowserWindow, ShareMenu } from 'electron';
import type { Answer, Payload } from '#shared/ipc.ts';

/** Opens the system's sharing menu at the pointer. Only macOS has one that Electron can open. */
export function openShareMenu({ text, url }: Payload<'share'>, window: BrowserWindow): Answer<'share'> {
  if (process.platform !== 'darwin') {
    return 'unavailable';
  }
  new ShareMenu({ texts: [text], urls: [url] }).popup({ window });
  return 'opened';
}
