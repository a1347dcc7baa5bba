import { app } from 'electron';
import type { ToasterState } from '#shared/toaster.ts';
import { canUpdate } from './can-update.ts';
import { watchUpdates } from './updates.ts';

/** Long enough to be read by someone who is at work. In milliseconds. */
const readingTime = 15_000;

let hasStarted = false;

async function start(show: (toaster: ToasterState) => void): Promise<void> {
  const installation = {
    isPackaged: app.isPackaged,
    platform: process.platform,
    resources: process.resourcesPath,
    appImage: process.env.APPIMAGE,
  };
  if (await canUpdate(installation)) {
    // Only now, with the window shown: it is most of main's code.
    const { autoUpdater } = await import('electron-updater');
    watchUpdates(autoUpdater, (message) => show({ open: true, message, type: 'info', autoHideDuration: readingTime }));
  }
}

/**
 * Keeps the app up to date where that is possible. To be called when the page has started; only the first call counts.
 * @param show hands a message to the page's toaster
 */
export function startUpdates(show: (toaster: ToasterState) => void): void {
  if (!hasStarted) {
    hasStarted = true;
    start(show).catch((error: unknown) => console.error('Updates could not be started.', error));
  }
}
