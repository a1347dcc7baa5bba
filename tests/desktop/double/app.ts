import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BrowserWindow } from './browser-window.ts';
import { createEvent, StrictEmitter, strict } from './strict.ts';

const [, , appFolder = '.', userData = ''] = process.argv;

interface Manifest {
  readonly version: string;
  readonly main: string;
}

export const appPath = resolve(appFolder);
export const manifest = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')) as Manifest;
export const userDataPath = resolve(userData);

const events = [
  ...['ready', 'web-contents-created', 'window-all-closed', 'activate', 'before-quit', 'will-quit', 'quit'],
  'open-file',
];

class App extends StrictEmitter {
  readonly isPackaged = false;
  hasStarted = false;
  isQuitting = false;
  leave: (code: number) => void = process.exit;

  constructor() {
    super('app', events);
  }

  whenReady(): Promise<void> {
    return this.hasStarted ? Promise.resolve() : new Promise((done) => this.once('ready', () => done()));
  }

  enableSandbox(): void {
    if (this.hasStarted) {
      throw new Error('app.enableSandbox() can only be called before app is ready');
    }
  }

  getVersion(): string {
    return manifest.version;
  }

  getAppPath(): string {
    return appPath;
  }

  /** Closes the windows, and ends unless one of them stays. */
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

  /** For the double itself, from here on. */
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
