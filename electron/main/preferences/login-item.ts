import { join } from 'node:path';
import { app, type Settings } from 'electron';
import { fail, ok, type Result } from '#shared/result.ts';
import { createLinuxLoginItem, type LoginItem } from './linux-login-item.ts';

/** Tells an app started at login to stay in the tray. */
const hiddenArgument = '--hidden';

/** On Windows and macOS there is nothing to do on start. */
const refresh = async () => undefined;

function applySettings(settings: Settings): Result<void, string> {
  try {
    app.setLoginItemSettings(settings);
    return ok(undefined);
  } catch (thrown) {
    console.error('The login item could not be set.', thrown);
    return fail('The system refused to change what starts at login. Check its own settings.');
  }
}

/** On macOS the app itself is the login item, and the system asks the user if required. */
function createMacLoginItem(): LoginItem {
  return {
    read: async () => {
      const { openAtLogin, status } = app.getLoginItemSettings();
      return status === 'requires-approval'
        ? { isOn: openAtLogin, problem: 'Allow Web Toolbox in System Settings, General, Login Items.' }
        : { isOn: openAtLogin };
    },
    set: async (isOn) => applySettings({ openAtLogin: isOn }),
    refresh,
  };
}

/** Windows keeps a command line in the registry; its Task Manager disables it by another entry. */
function createWindowsLoginItem(): LoginItem {
  const args = [...(app.isPackaged ? [] : [`"${app.getAppPath()}"`]), hiddenArgument];
  // Electron writes the path unchanged. Without quotes, a space would end the name of the program.
  const options = { path: `"${process.execPath}"`, args };
  return {
    read: async () => {
      const { openAtLogin, executableWillLaunchAtLogin } = app.getLoginItemSettings(options);
      return openAtLogin && !executableWillLaunchAtLogin
        ? { isOn: false, problem: 'Web Toolbox was switched off in the Task Manager, under Startup apps.' }
        : { isOn: openAtLogin };
    },
    set: async (isOn) => applySettings({ ...options, openAtLogin: isOn, enabled: isOn }),
    refresh,
  };
}

/** Creates the login item of the current system, which starts the app when the user logs in. */
export function createLoginItem(): LoginItem {
  if (process.platform === 'darwin') {
    return createMacLoginItem();
  }
  if (process.platform === 'win32') {
    return createWindowsLoginItem();
  }
  // An AppImage runs from a folder that disappears with it; APPIMAGE names the file itself.
  const program = (app.isPackaged ? process.env.APPIMAGE : undefined) ?? process.execPath;
  return createLinuxLoginItem(join(app.getPath('appData'), 'autostart', 'web-toolbox.desktop'), [
    program,
    ...(app.isPackaged ? [] : [app.getAppPath()]),
    hiddenArgument,
  ]);
}

/** Whether the login item started the app, so no window should be shown: an argument says so, or macOS does. */
export function isStartedHidden(): boolean {
  return (
    process.argv.includes(hiddenArgument) ||
    (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin)
  );
}
