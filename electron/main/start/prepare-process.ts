import { app } from 'electron';

/** Sets what Electron takes only before the app is ready: its name on Windows, and the sandbox of every process. */
export function prepareProcess(): void {
  if (process.platform === 'win32') {
    // Windows groups windows and notifications by this name, which the installer assigns to shortcuts.
    app.setAppUserModelId(__APP_ID__);
  }
  if (!app.commandLine.hasSwitch('no-sandbox')) {
    // The start script of the AppImage passes that switch if the system does not provide a sandbox for it. Enabling the
    // sandbox here would be too late: the process that creates all others has started without one, and each of them
    // would crash. The windows request the sandbox themselves.
    app.enableSandbox();
  }
}
