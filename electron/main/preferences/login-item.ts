import { join } from 'node:path';
import { app, type Settings } from 'electron';
import { fail, ok, type Result } from '#shared/result.ts';
import { createLinuxLoginItem, type LoginItem } from './linux-login-item.ts';

/** Tells an app that starts at login to stay in the tray. */
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

/** macOS keeps the app itself as the login item, and asks the user where that is required. */
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

/** Windows keeps a command line in the registry; its Task Manager switches it off by another entry. */
function createWindowsLoginItem(): LoginItem {
  const args = [...(app.isPackaged ? [] : [`"${app.getAppPath()}"`]), hiddenArgument];
  // Electron writes the path unchanged, and without quotes a space in it would end the program's name.
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

/** Makes the login item of the present system, which starts the app when the user logs in. */
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

/** Whether the login item started the app, so that no window is to show: its argument says so, or macOS does. */
export function isStartedHidden(): boolean {
  return (
    process.argv.includes(hiddenArgument) ||
    (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin)
  );
}
