import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doubleCommand, launchDouble } from './launch-double.ts';
import { electronCommand, launchElectron } from './launch-electron.ts';
import { type DesktopApp, type Launch, projectRoot } from './running-app.ts';
import { type SessionBus, startSessionBus } from './session-bus.ts';

/**
 * Finds Electron's program if it was downloaded or if ELECTRON_PATH names it. Importing the package would download it.
 */
function findElectron(): string | undefined {
  const packageFolder = join(projectRoot, 'node_modules/electron');
  const pathFile = join(packageFolder, 'path.txt');
  const installed = existsSync(pathFile) ? join(packageFolder, 'dist', readFileSync(pathFile, 'utf8')) : '';
  return [process.env.ELECTRON_PATH ?? '', installed].find((path) => path !== '' && existsSync(path));
}

const electronPath = process.env.DESKTOP_FORM === 'double' ? undefined : findElectron();

/** The form that this run uses, for the report of the run. */
export const form = electronPath === undefined ? 'the Electron double' : `Electron at ${electronPath}`;

/** Creates an empty profile, which must be removed with `removeProfile`. */
export function createProfile(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'web-toolbox-'));
}

export function removeProfile(userData: string): Promise<void> {
  return rm(userData, { recursive: true, force: true, maxRetries: 5 });
}

let desktopBus: Promise<SessionBus> | undefined;

/** On Linux the app asks the session bus for a tray, and finds one by default. */
async function busEnvironment(): Promise<NodeJS.ProcessEnv> {
  if (process.platform !== 'linux') {
    return {};
  }
  desktopBus ??= startSessionBus(true);
  return { DBUS_SESSION_BUS_ADDRESS: (await desktopBus).address };
}

/**
 * Starts the built app. Its configuration folder is in the profile, which keeps tests from touching the real one.
 * @param userData the profile, which its creator removes; by default an empty one, which is removed at the end
 */
export async function launchApp({
  appFolder = process.env.DESKTOP_APP_FOLDER ?? projectRoot,
  userData,
  startArguments = [],
  environment = {},
}: Partial<Launch> = {}): Promise<DesktopApp> {
  const profile = userData ?? (await createProfile());
  const ownFolders = { XDG_CONFIG_HOME: join(profile, 'config'), XDG_SESSION_TYPE: 'x11' };
  const launch = {
    appFolder,
    userData: profile,
    startArguments,
    environment: { ...process.env, ...ownFolders, ...(await busEnvironment()), ...environment },
  };
  const app = await (electronPath === undefined ? launchDouble(launch) : launchElectron(electronPath, launch));
  return {
    ...app,
    startAgain: (again, workingDirectory = projectRoot) => {
      const second = { ...launch, startArguments: again };
      const [program, ...given] =
        electronPath === undefined ? doubleCommand(second) : electronCommand(electronPath, second);
      const child = spawn(program, given, { cwd: workingDirectory, stdio: 'inherit' });
      return new Promise((done, fail) => child.once('exit', done).once('error', fail));
    },
    close: async () => {
      await app.close();
      await (userData === undefined ? removeProfile(profile) : undefined);
    },
  };
}
