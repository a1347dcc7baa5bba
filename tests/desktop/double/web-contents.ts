import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { toChromium, toElectron } from './addresses.ts';
import { deliver, frameOf, type PageMessage } from './ipc-main.ts';
import { StrictEmitter, strict } from './strict.ts';

const inPageScript = fileURLToPath(new URL('./in-page.js', import.meta.url));

const events = [
  'did-start-navigation',
  'will-frame-navigate',
  'will-navigate',
  'will-redirect',
  'did-navigate',
  'did-finish-load',
  'will-attach-webview',
  'will-prevent-unload',
];

export interface WindowOpenDetails {
  readonly url: string;
  readonly frameName: string;
  readonly features: string;
  readonly disposition: string;
}

type WindowOpenHandler = (details: WindowOpenDetails) => { action: 'allow' | 'deny' };

let lastId = 0;

/** The page behind a window, which Chromium opens a moment later. */
export class WebContents extends StrictEmitter {
  readonly id = ++lastId;
  /** For the double itself. */
  readonly opening: Promise<Page>;
  page: Page | undefined;
  loadsFromMain = 0;
  decideOnWindow: WindowOpenHandler = () => ({ action: 'allow' });
  sending: Promise<unknown>;
  hasDevTools = false;
  readonly preferences: object;

  constructor(opening: Promise<Page>, preferences: object) {
    super('webContents', events);
    this.preferences = preferences;
    this.opening = opening.then((page) => {
      this.page = page;
      return page;
    });
    this.sending = this.opening;
    // biome-ignore lint/correctness/noConstructorReturn: every reference to it must be the strict one.
    return strict('webContents', this);
  }

  /** Runs the preload script in each new document of the page. */
  async runPreload(page: Page, file: string, inSubFrames: boolean): Promise<void> {
    await page.exposeBinding('__electronDouble', ({ frame }, message: PageMessage) => deliver(message, frame, this));
    const script = await readFile(inPageScript, 'utf8');
    const preload = await readFile(file, 'utf8');
    const content = `${script}\nrunPreload(function (require, module, exports) {${preload}\n}, ${inSubFrames});`;
    await page.addInitScript({ content: `(() => {${content}})();` });
  }

  /** Not in Electron's documentation, and there all the same. */
  getLastWebPreferences(): object {
    return { ...this.preferences };
  }

  get mainFrame(): object | null {
    return this.page === undefined ? null : frameOf(this.page.mainFrame());
  }

  getURL(): string {
    return toElectron(this.page?.url() ?? '');
  }

  isDestroyed(): boolean {
    return this.page?.isClosed() ?? false;
  }

  send(channel: string, ...parameters: unknown[]): void {
    const copy = structuredClone(parameters);
    const deliver = async () => {
      const page = await this.opening;
      await page.evaluate(
        ([name, values]) => {
          const receivers = window as unknown as Record<symbol, (channel: string, parameters: unknown[]) => void>;
          receivers[Symbol.for('electron-double')]?.(name, values);
        },
        [channel, copy] as const,
      );
    };
    // A page that closes or is replaced meanwhile loses the message, as in Electron.
    this.sending = this.sending.then(deliver).catch(() => undefined);
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.decideOnWindow = handler;
  }

  async loadURL(address: string): Promise<void> {
    const page = await this.opening;
    this.loadsFromMain += 1;
    await page.goto(toChromium(address));
  }

  reload(): void {
    this.loadsFromMain += 1;
    this.page?.reload().catch((error: unknown) => console.error('The page could not be reloaded.', error));
  }

  openDevTools(): void {
    this.hasDevTools = true;
  }

  isDevToolsOpened(): boolean {
    return this.hasDevTools;
  }
}
