import { app } from 'electron';
import type { Payload } from '#shared/ipc.ts';

/** The platform. Electron runs on three, so anything other than Windows and macOS is Linux. */
function platform(): Payload<'appStarted'>['platform'] {
  return process.platform === 'win32' || process.platform === 'darwin' ? process.platform : 'linux';
}

/** The announcement at the start, with what the page cannot find out by itself. */
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
