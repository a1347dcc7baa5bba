import { join } from 'node:path';
import { app } from 'electron';
import { ok } from '#shared/result.ts';
import { createLinuxLoginItem, type LinuxLoginItem } from './login-item-linux.ts';

/** Tells an app that starts at login to stay in the tray. */
const hiddenArgument = '--hidden';

const refresh = async () => undefined;

/** macOS keeps the app itself as the login item, and asks the user where it has to. */
function createMacLoginItem(): LinuxLoginItem {
  return {
    read: async () => {
      const { openAtLogin, status } = app.getLoginItemSettings();
      return status === 'requires-approval'
        ? { isOn: openAtLogin, problem: 'Allow Web Toolbox in System Settings, General, Login Items.' }
        : { isOn: openAtLogin };
    },
    set: async (isOn) => ok(app.setLoginItemSettings({ openAtLogin: isOn })),
    refresh,
  };
}

/** Windows keeps a command line in the registry, and switches it off in the Task Manager by another entry. */
function createWindowsLoginItem(): LinuxLoginItem {
  const args = [...(app.isPackaged ? [] : [`"${app.getAppPath()}"`]), hiddenArgument];
  // Electron writes the path as it is: without quotes, a space in it would end the program's name.
  const options = { path: `"${process.execPath}"`, args };
  return {
    read: async () => {
      const { openAtLogin, executableWillLaunchAtLogin } = app.getLoginItemSettings(options);
      return openAtLogin && !executableWillLaunchAtLogin
        ? { isOn: false, problem: 'Web Toolbox was switched off in the Task Manager, under Startup apps.' }
        : { isOn: openAtLogin };
    },
    set: async (isOn) => ok(app.setLoginItemSettings({ ...options, openAtLogin: isOn, enabled: isOn })),
    refresh,
  };
}

/** What starts the app when the user logs in, in the present system's way. */
export function createLoginItem(): LinuxLoginItem {
  if (process.platform === 'darwin') {
    return createMacLoginItem();
  }
  if (process.platform === 'win32') {
    return createWindowsLoginItem();
  }
  // An AppImage runs from a folder that is gone after it: its own file is in APPIMAGE.
  const program = (app.isPackaged ? process.env.APPIMAGE : undefined) ?? process.execPath;
  return createLinuxLoginItem(join(app.getPath('appData'), 'autostart', 'web-toolbox.desktop'), [
    program,
    ...(app.isPackaged ? [] : [app.getAppPath()]),
    hiddenArgument,
  ]);
}

/** Whether this start is to show no window: the login item's own, by its argument or as macOS tells. */
export function isStartedHidden(): boolean {
  return (
    process.argv.includes(hiddenArgument) ||
    (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin)
  );
}
