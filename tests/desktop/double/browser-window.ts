import type { Page } from '@playwright/test';
import type { Browser } from './browser.ts';
import { nativeTheme } from './native-theme.ts';
import { watchPage } from './navigation.ts';
import { workArea } from './screen.ts';
import { createEvent, StrictEmitter, strict } from './strict.ts';
import { WebContents } from './web-contents.ts';
import { checkOptions, type WindowOptions } from './window-options.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const events = [
  ...['ready-to-show', 'close', 'closed', 'show', 'hide', 'focus', 'blur', 'minimize', 'restore', 'move', 'resize'],
  ...['maximize', 'unmaximize', 'enter-full-screen', 'leave-full-screen', 'unresponsive', 'responsive'],
  'session-end',
];
interface WindowHost {
  readonly browser: Browser;
  readonly onCreated: (window: BrowserWindow) => void;
  readonly onClosed: () => void;
}

let host: WindowHost | undefined;
let openWindows: BrowserWindow[] = [];

/** Sets the Chromium of the windows, and the listeners for their events. */
export function hostWindows(windowHost: WindowHost): void {
  host = windowHost;
}

/** How much of the display a window covers. */
type Extent = 'normal' | 'maximized' | 'full-screen';

export class BrowserWindow extends StrictEmitter {
  readonly webContents: WebContents;
  readonly options: WindowOptions;
  normalBounds: Rectangle;
  extent: Extent = 'normal';
  backgroundColor: string;
  isShown: boolean;
  isSmall = false;
  isInFront = false;

  constructor(options: WindowOptions) {
    super('BrowserWindow', events);
    checkOptions(options);
    if (host === undefined) {
      throw new Error('Cannot create BrowserWindow before app is ready');
    }
    const self = strict('BrowserWindow', this);
    const { width, height, x = (workArea.width - width) / 2, y = (workArea.height - height) / 2 } = options;
    this.options = options;
    this.normalBounds = { x, y, width, height };
    this.backgroundColor = options.backgroundColor ?? '#FFFFFF';
    this.isShown = options.show ?? true;
    const { browser } = host;
    this.webContents = new WebContents(() => this.open(browser), options.webPreferences);
    this.on('closed', () => {
      openWindows = openWindows.filter((window) => window.webContents !== this.webContents);
      host?.onClosed();
    });
    openWindows.push(self);
    host.onCreated(self);
    // biome-ignore lint/correctness/noConstructorReturn: every reference to it must be the strict one.
    return self;
  }

  static getAllWindows(): BrowserWindow[] {
    return [...openWindows];
  }

  /** Opens the page. After a crash, it opens a new page, since Chromium's driver cannot use a crashed page again. */
  async open(browser: Browser): Promise<Page> {
    const { preload, nodeIntegrationInSubFrames } = this.options.webPreferences;
    const page = await browser.takePage();
    await page.setViewportSize(this.viewportSize());
    await page.emulateMedia({ colorScheme: nativeTheme.shouldUseDarkColors ? 'dark' : 'light' });
    await watchPage(this.webContents, page, browser.context);
    await this.webContents.runPreload(page, preload, nodeIntegrationInSubFrames ?? false);
    page.once('domcontentloaded', () => this.emit('ready-to-show', createEvent({})));
    page.once('crash', () => this.webContents.pageCrashed());
    page.once('close', () => {
      if (page === this.webContents.page) {
        this.emit('closed', createEvent({}));
      }
    });
    return page;
  }

  viewportSize(): { width: number; height: number } {
    const { width, height } = this.getBounds();
    return { width, height };
  }

  loadURL(address: string): Promise<void> {
    return this.webContents.loadURL(address);
  }

  reload(): void {
    this.webContents.reload();
  }

  show(): void {
    const wasShown = this.isShown;
    this.isShown = true;
    this.isSmall = false;
    if (!wasShown) {
      this.emit('show');
    }
    this.focus();
  }

  hide(): void {
    this.isShown = false;
    this.emit('hide');
    this.blur();
  }

  minimize(): void {
    this.isSmall = true;
    this.emit('minimize');
    this.blur();
  }

  restore(): void {
    this.isSmall = false;
    this.emit('restore');
  }

  focus(): void {
    const wasInFront = this.isInFront;
    this.isInFront = this.isShown;
    for (const other of openWindows.filter(({ webContents }) => this.isInFront && webContents !== this.webContents)) {
      other.blur();
    }
    if (this.isInFront && !wasInFront) {
      this.emit('focus');
    }
  }

  blur(): void {
    if (this.isInFront) {
      this.isInFront = false;
      this.emit('blur');
    }
  }

  isVisible(): boolean {
    return this.isShown && !this.isSmall;
  }

  isMinimized(): boolean {
    return this.isSmall;
  }

  /** The double's windows have no menu of their own to remove: scenarios click the menu of the app. */
  removeMenu(): void {}

  isFocused(): boolean {
    return this.isInFront;
  }

  getSize(): number[] {
    const { width, height } = this.getBounds();
    return [width, height];
  }

  getBounds(): Rectangle {
    return this.extent === 'normal' ? this.getNormalBounds() : { ...workArea };
  }

  getNormalBounds(): Rectangle {
    return { ...this.normalBounds };
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.normalBounds = { ...this.normalBounds, ...bounds };
    this.emit('move');
    this.resized();
  }

  /** The page in Chromium is resized a moment later. */
  resized(): void {
    this.emit('resize');
    this.webContents.page
      ?.setViewportSize(this.viewportSize())
      .catch((error: unknown) => console.error('The page could not be resized.', error));
  }

  spread(extent: Extent, event: string): void {
    if (this.extent !== extent) {
      this.extent = extent;
      this.emit(event);
      this.resized();
    }
  }

  /** Also shows the window, as in Electron. */
  maximize(): void {
    this.isShown = true;
    this.spread('maximized', 'maximize');
  }

  unmaximize(): void {
    this.spread('normal', 'unmaximize');
  }

  setFullScreen(isFull: boolean): void {
    this.spread(isFull ? 'full-screen' : 'normal', isFull ? 'enter-full-screen' : 'leave-full-screen');
  }

  isMaximized(): boolean {
    return this.extent === 'maximized';
  }

  isFullScreen(): boolean {
    return this.extent === 'full-screen';
  }

  setBackgroundColor(colour: string): void {
    this.backgroundColor = colour;
  }

  getBackgroundColor(): string {
    return this.backgroundColor.toUpperCase();
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

nativeTheme.on('updated', () => {
  for (const { webContents } of openWindows) {
    webContents.page
      ?.emulateMedia({ colorScheme: nativeTheme.shouldUseDarkColors ? 'dark' : 'light' })
      .catch((error: unknown) => console.error('The page could not follow the theme.', error));
  }
});
