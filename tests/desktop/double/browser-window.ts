import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Browser } from './browser.ts';
import { watchPage } from './navigation.ts';
import { createEvent, StrictEmitter, strict } from './strict.ts';
import { WebContents } from './web-contents.ts';

interface WindowOptions {
  readonly width: number;
  readonly height: number;
  readonly icon?: string;
  readonly show?: boolean;
  readonly webPreferences: { readonly preload: string; readonly nodeIntegrationInSubFrames?: boolean };
}

const knownOptions = ['width', 'height', 'minWidth', 'minHeight', 'title', 'icon', 'show', 'webPreferences'];
const freePreferences = ['preload', 'spellcheck', 'nodeIntegrationInSubFrames'];
/** Its pages are sandboxed pages of Chromium: the double cannot be a window of another kind. */
const fixedPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  navigateOnDragDrop: false,
  plugins: false,
  webviewTag: false,
};

function checkOptions(options: WindowOptions): void {
  const unknown = Object.keys(options).filter((name) => !knownOptions.includes(name));
  for (const [name, value] of Object.entries(options.webPreferences)) {
    if (!freePreferences.includes(name) && Reflect.get(fixedPreferences, name) !== value) {
      unknown.push(`webPreferences.${name}: ${String(value)}`);
    }
  }
  if (unknown.length > 0) {
    throw new Error(`The Electron double has no windows with ${unknown.join(', ')}.`);
  }
  if (options.icon !== undefined && !existsSync(options.icon)) {
    throw new Error(`Failed to load image from path ${options.icon}`);
  }
}

interface WindowHost {
  readonly browser: Browser;
  readonly onCreated: (contents: WebContents) => void;
  readonly onClosed: () => void;
}

let host: WindowHost | undefined;
let openWindows: BrowserWindow[] = [];

/** Gives windows their Chromium, and says whom to tell about them. */
export function hostWindows(windowHost: WindowHost): void {
  host = windowHost;
}

export class BrowserWindow extends StrictEmitter {
  readonly webContents: WebContents;
  isShown: boolean;
  isSmall = false;
  isInFront = false;
  readonly size: readonly [width: number, height: number];

  constructor(options: WindowOptions) {
    super('BrowserWindow', ['ready-to-show', 'close', 'closed']);
    checkOptions(options);
    if (host === undefined) {
      throw new Error('Cannot create BrowserWindow before app is ready');
    }
    const self = strict('BrowserWindow', this);
    this.isShown = options.show ?? true;
    this.size = [options.width, options.height];
    this.webContents = new WebContents(this.open(host.browser, options), options.webPreferences);
    openWindows.push(self);
    host.onCreated(this.webContents);
    // biome-ignore lint/correctness/noConstructorReturn: every reference to it must be the strict one.
    return self;
  }

  static getAllWindows(): BrowserWindow[] {
    return [...openWindows];
  }

  async open(browser: Browser, { width, height, webPreferences }: WindowOptions): Promise<Page> {
    const page = await browser.takePage();
    await page.setViewportSize({ width, height });
    await watchPage(this.webContents, page, browser.context);
    await this.webContents.runPreload(page, webPreferences.preload, webPreferences.nodeIntegrationInSubFrames ?? false);
    page.once('domcontentloaded', () => this.emit('ready-to-show', createEvent({})));
    page.once('close', () => {
      openWindows = openWindows.filter((window) => window.webContents !== this.webContents);
      this.emit('closed', createEvent({}));
      host?.onClosed();
    });
    return page;
  }

  loadURL(address: string): Promise<void> {
    return this.webContents.loadURL(address);
  }

  show(): void {
    this.isShown = true;
    this.isSmall = false;
    this.isInFront = true;
  }

  hide(): void {
    this.isShown = false;
    this.isInFront = false;
  }

  minimize(): void {
    this.isSmall = true;
    this.isInFront = false;
  }

  restore(): void {
    this.isSmall = false;
  }

  focus(): void {
    this.isInFront = this.isShown;
  }

  isVisible(): boolean {
    return this.isShown && !this.isSmall;
  }

  getSize(): number[] {
    return [...this.size];
  }

  isMinimized(): boolean {
    return this.isSmall;
  }

  isFocused(): boolean {
    return this.isInFront;
  }

  isDestroyed(): boolean {
    return this.webContents.isDestroyed();
  }

  close(): void {
    const event = createEvent({});
    this.emit('close', event);
    if (!event.defaultPrevented) {
      this.destroy();
    }
  }

  destroy(): void {
    this.webContents.opening
      .then((page) => page.close())
      .catch((error: unknown) => console.error('The window could not be closed.', error));
  }
}
