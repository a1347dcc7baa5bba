import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { toChromium, toElectron } from './addresses.ts';
import { deliver, frameOf, type PageMessage } from './ipc-main.ts';
import { session } from './session.ts';
import { createEvent, StrictEmitter, strict } from './strict.ts';

const inPageScript = fileURLToPath(new URL('./in-page.js', import.meta.url));

const events = [
  'did-start-navigation',
  'will-frame-navigate',
  'will-navigate',
  'will-redirect',
  'did-navigate',
  'did-navigate-in-page',
  'did-finish-load',
  'did-fail-load',
  'render-process-gone',
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

/** The page of a window, which Chromium opens a moment later. */
export class WebContents extends StrictEmitter {
  readonly id = ++lastId;
  readonly session = session.defaultSession;
  /** Only the double itself uses this. */
  readonly openPage: () => Promise<Page>;
  opening: Promise<Page>;
  page: Page | undefined;
  /** Set for each page. It works even if the page hangs, since another thread of Chromium listens. */
  crashPage: () => Promise<unknown> = async () => undefined;
  loadsFromMain = 0;
  decideOnWindow: WindowOpenHandler = () => ({ action: 'allow' });
  sending: Promise<unknown>;
  hasDevTools = false;
  /** The page to replace, between a crash and the next load. */
  crashed: Page | undefined;

  readonly preferences: object;

  constructor(openPage: () => Promise<Page>, preferences: object) {
    super('webContents', events);
    this.preferences = preferences;
    this.openPage = openPage;
    this.opening = this.takePage();
    this.sending = this.opening;
    // biome-ignore lint/correctness/noConstructorReturn: every reference to it must be the strict one.
    return strict('webContents', this);
  }

  async takePage(): Promise<Page> {
    // The window must have its web contents before it can open the page.
    await undefined;
    this.page = await this.openPage();
    return this.page;
  }

  pageCrashed(): void {
    this.crashed = this.page;
    this.emit('render-process-gone', createEvent({}), { reason: 'crashed', exitCode: 11 });
  }

  /** Returns the page in which to load something: a new one after a crash. */
  replaceCrashed(): Promise<Page> {
    const { crashed } = this;
    if (crashed !== undefined) {
      this.crashed = undefined;
      this.opening = this.takePage();
      this.sending = this.opening;
      this.opening.then(() => crashed.close()).catch(() => undefined);
    }
    return this.opening;
  }

  /** Runs the preload script in each new document of the page. */
  async runPreload(page: Page, file: string, inSubFrames: boolean): Promise<void> {
    await page.exposeBinding('__electronDouble', ({ frame }, message: PageMessage) => deliver(message, frame, this));
    const script = await readFile(inPageScript, 'utf8');
    const preload = await readFile(file, 'utf8');
    const content = `${script}\nrunPreload(function (require, module, exports) {${preload}\n}, ${inSubFrames});`;
    await page.addInitScript({ content: `(() => {${content}})();` });
  }

  /** Electron has this method, although it is undocumented. */
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
    // A page that is closed or replaced in the meantime loses the message, as in Electron.
    this.sending = this.sending.then(deliver).catch(() => undefined);
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.decideOnWindow = handler;
  }

  async loadURL(address: string): Promise<void> {
    const page = await this.replaceCrashed();
    this.loadsFromMain += 1;
    await page.goto(toChromium(address));
  }

  reload(): void {
    const address = this.getURL();
    const load = async () => {
      if (this.crashed !== undefined) {
        await this.loadURL(address);
        return;
      }
      this.loadsFromMain += 1;
      await this.page?.reload();
    };
    load().catch((error: unknown) => console.error('The page could not be reloaded.', error));
  }

  async executeJavaScript(code: string): Promise<unknown> {
    const page = await this.opening;
    return page.evaluate(code);
  }

  forcefullyCrashRenderer(): void {
    // The crashed page cannot answer.
    this.crashPage().catch(() => undefined);
  }

  openDevTools(): void {
    this.hasDevTools = true;
  }

  isDevToolsOpened(): boolean {
    return this.hasDevTools;
  }
}
