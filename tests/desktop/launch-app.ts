import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as Electron from 'electron';
import { launchDouble } from './launch-double.ts';
import { launchElectron } from './launch-electron.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

export type ElectronModule = typeof Electron;

/** The running desktop app, whichever form runs it. */
export interface DesktopApp {
  /** Runs a function in the main process. It is sent as text: it can use its two parameters and globals only. */
  evaluate<Value, Argument>(
    run: (electron: ElectronModule, argument: Argument) => Value | Promise<Value>,
    argument: Argument,
  ): Promise<Value>;
  /** The pages of the open windows. */
  windows(): Page[];
  /** What the main process has written to its standard output and error. */
  log(): string;
  /** The exit code, once the process has ended. */
  readonly exited: Promise<number | null>;
  /** Quits the app and waits for its end. */
  close(): Promise<void>;
}

export interface LaunchFolders {
  /** With package.json and out/ in it. */
  readonly appFolder: string;
  readonly userData: string;
  /** What the user gives the app on its command line. */
  readonly arguments: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

export interface LaunchOptions {
  readonly appFolder?: string;
  /** Kept after the run; without it the profile is empty at first and gone after. */
  readonly userData?: string;
  readonly arguments?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Electron's program, where it was downloaded or ELECTRON_PATH names it. Asking the package for it would download it. */
function findElectron(): string | undefined {
  const packageFolder = join(projectRoot, 'node_modules/electron');
  const pathFile = join(packageFolder, 'path.txt');
  const installed = existsSync(pathFile) ? join(packageFolder, 'dist', readFileSync(pathFile, 'utf8')) : '';
  return [process.env.ELECTRON_PATH ?? '', installed].find((path) => path !== '' && existsSync(path));
}

const electronPath = process.env.DESKTOP_FORM === 'double' ? undefined : findElectron();

/** Which form this run uses, for the report of the run. */
export const form = electronPath === undefined ? 'the Electron double' : `Electron at ${electronPath}`;

/** Starts the built app. Its user's configuration folder is in its profile: no test touches the real one. */
export async function launchApp(options: LaunchOptions = {}): Promise<DesktopApp> {
  const userData = options.userData ?? (await mkdtemp(join(tmpdir(), 'web-toolbox-')));
  const folders: LaunchFolders = {
    appFolder: options.appFolder ?? process.env.DESKTOP_APP_FOLDER ?? projectRoot,
    userData,
    arguments: options.arguments ?? [],
    environment: {
      ...process.env,
      XDG_CONFIG_HOME: join(userData, 'config'),
      XDG_SESSION_TYPE: 'x11',
      ...options.environment,
    },
  };
  const app = await (electronPath === undefined ? launchDouble(folders) : launchElectron(electronPath, folders));
  return {
    ...app,
    close: async () => {
      await app.close();
      if (options.userData === undefined) {
        await rm(userData, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}
