import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { BrowserWindow } from './browser-window.ts';
import { takeInstanceLock } from './instance-lock.ts';
import { createEvent, NotInDouble, StrictEmitter, strict } from './strict.ts';

const [program = '', , appFolder = '.', userData = '', ...given] = process.argv;
// The arguments are those of Electron: the program, the app's folder, then the given ones.
process.argv = [program, appFolder, ...given];

interface Manifest {
  readonly version: string;
  readonly main: string;
  readonly desktopName: string;
}

export const appPath = resolve(appFolder);
export const manifest = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')) as Manifest;
export const userDataPath = resolve(userData);

const events = [
  ...[
    'ready',
    'web-contents-created',
    'browser-window-created',
    'window-all-closed',
    'activate',
    'before-quit',
    'will-quit',
    'quit',
  ],
  ...['second-instance', 'open-url', 'open-file', 'child-process-gone', 'select-client-certificate'],
];

/** Chromium reads its switches wherever they occur among the arguments. */
const switches = new Set(given.flatMap((argument) => /^--([^=]+)/.exec(argument)?.[1] ?? []));

/** The paths are those of Linux. */
const paths: Readonly<Record<string, string>> = {
  userData: userDataPath,
  home: homedir(),
  downloads: join(homedir(), 'Downloads'),
  appData: process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'),
};

class App extends StrictEmitter {
  readonly isPackaged = false;
  readonly commandLine = strict('commandLine', { hasSwitch: (name: string) => switches.has(name) });
  hasStarted = false;
  isHopeless = false;
  isQuitting = false;
  leave: (code: number) => void = process.exit;

  constructor() {
    super('app', events);
  }

  isReady(): boolean {
    return this.hasStarted;
  }

  whenReady(): Promise<void> {
    return this.hasStarted ? Promise.resolve() : new Promise((done) => this.once('ready', () => done()));
  }

  enableSandbox(): void {
    if (this.hasStarted) {
      throw new Error('app.enableSandbox() can only be called before app is ready');
    }
    // Electron does the same. If this removes the switch, the process that forks all others already runs without a
    // sandbox, its children insist on one and die, and Chromium gives up without its GPU process: see start.ts.
    this.isHopeless = switches.delete('no-sandbox');
    switches.add('enable-sandbox');
  }

  getVersion(): string {
    return manifest.version;
  }

  getAppPath(): string {
    return appPath;
  }

  getPath(name: string): string {
    const path = paths[name];
    if (path === undefined) {
      throw new NotInDouble(`The Electron double has no path ${name}.`);
    }
    return path;
  }

  /** One process holds the lock of a profile; the others pass their start data to it. */
  requestSingleInstanceLock(additionalData: object = {}): boolean {
    const start = { argv: process.argv, workingDirectory: process.cwd(), additionalData };
    return takeInstanceLock(userDataPath, start, (second) =>
      this.whenReady().then(() =>
        this.emit('second-instance', createEvent({}), second.argv, second.workingDirectory, second.additionalData),
      ),
    );
  }

  setAsDefaultProtocolClient(): boolean {
    return true;
  }

  /** Closes the windows, and ends the app unless one of them stays open. */
  quit(): void {
    const event = createEvent({});
    this.emit('before-quit', event);
    if (event.defaultPrevented) {
      return;
    }
    this.isQuitting = true;
    const windows = BrowserWindow.getAllWindows();
    for (const window of windows) {
      window.close();
    }
    if (windows.length === 0) {
      this.end();
    }
  }

  addRecentDocument(): void {}

  exit(code = 0): void {
    this.leave(code);
  }

  /** The members from here on are used only by the double itself. */
  start(leave: (code: number) => void): void {
    this.leave = leave;
    this.hasStarted = true;
    this.emit('ready', createEvent({}));
  }

  windowClosed(): void {
    if (BrowserWindow.getAllWindows().length > 0) {
      return;
    }
    if (this.isQuitting) {
      this.end();
    } else if (!this.emit('window-all-closed')) {
      this.quit();
    }
  }

  end(): void {
    const event = createEvent({});
    this.emit('will-quit', event);
    if (event.defaultPrevented) {
      this.isQuitting = false;
      return;
    }
    this.emit('quit', createEvent({}), 0);
    this.leave(0);
  }
}

export const app = strict('app', new App());
