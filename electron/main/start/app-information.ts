import { app } from 'electron';
import type { Payload } from '#shared/ipc.ts';

/** Electron runs on three platforms, so whatever is neither Windows nor macOS is Linux. */
function platform(): Payload<'appStarted'>['platform'] {
  return process.platform === 'win32' || process.platform === 'darwin' ? process.platform : 'linux';
}

/** The announcement at the start: what the page cannot find out by itself. */
export function appInformation(): Omit<Payload<'appStarted'>, 'isNetworkRefused'> {
  return {
    version: app.getVersion(),
    platform: platform(),
    packaged: app.isPackaged,
    runtimes: {
      electron: process.versions.electron ?? '',
      chromium: process.versions.chrome ?? '',
      node: process.versions.node,
    },
  };
}
