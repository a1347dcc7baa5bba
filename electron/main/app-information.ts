import { app } from 'electron';
import type { Payload } from '#shared/ipc.ts';

/** Electron runs on three platforms; what is neither Windows nor macOS is built for Linux. */
function platform(): Payload<'appStarted'>['platform'] {
  return process.platform === 'win32' || process.platform === 'darwin' ? process.platform : 'linux';
}

/** The startup announcement: what the page cannot know by itself. */
export function appInformation(): Payload<'appStarted'> {
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
