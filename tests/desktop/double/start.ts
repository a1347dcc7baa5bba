import { createRequire, register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import { app, appPath, manifest, userDataPath } from './app.ts';
import { hostWindows } from './browser-window.ts';
import * as electron from './electron.ts';
import { isFirstInstance } from './instance-lock.ts';
import { watchNewWindows } from './new-windows.ts';
import { markSessionReady } from './session.ts';
import { createEvent, NotInDouble } from './strict.ts';

/**
 * The process that stands in for Electron: `start.ts <app folder> <user data folder> <arguments…>`,
 * started by launch-double.ts.
 */

/** A message from the launcher. */
export interface Evaluation {
  readonly id: number;
  /** The source of a function that receives the module `electron` and the argument. */
  readonly source: string;
  readonly argument: unknown;
}

/** A message to the launcher. */
export type Report =
  | { readonly kind: 'started'; readonly endpoint: string }
  | { readonly kind: 'evaluated'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'threw'; readonly id: number; readonly message: string };

const report = (message: Report) => process.send?.(message);

/** The app logs uncaught errors and lives on. A missing feature of the double, or a failed start, ends the scenario. */
function endIfHopeless(thrown: unknown): void {
  if (thrown instanceof NotInDouble || !app.isReady()) {
    console.error(thrown);
    process.exit(70);
  }
}
process.on('uncaughtException', endIfHopeless);
process.on('unhandledRejection', endIfHopeless);

const recordTrays = createRequire(import.meta.url)('../app/record-trays.cjs') as (tray: typeof electron.Tray) => void;
recordTrays(electron.Tray);
const takeShortcuts = createRequire(import.meta.url)('../app/take-shortcuts.cjs') as (registry: object) => void;
takeShortcuts(electron.globalShortcut);
register('./resolve-electron.mjs', import.meta.url);

process.on('message', async ({ id, source, argument }: Evaluation) => {
  try {
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    const run = new Script(`(${source})`, { importModuleDynamically }).runInThisContext() as (
      module: unknown,
      argument: unknown,
    ) => unknown;
    report({ kind: 'evaluated', id, value: await run(electron, argument) });
  } catch (error) {
    report({ kind: 'threw', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
// The launcher is gone, and nobody else would end this process.
process.on('disconnect', () => process.exit(1));

// Chromium starts in the meantime; a second instance ends in the entry module and does not need it.
const launching = isFirstInstance(userDataPath)
  ? import('./browser.ts').then(({ launchBrowser }) => launchBrowser(userDataPath))
  : undefined;
launching?.catch(() => undefined);

// As in Electron, the app is ready only after the entry module has been evaluated, in which a second instance ends.
await import(pathToFileURL(join(appPath, manifest.main)).href);
const browser = await launching;
if (browser === undefined) {
  throw new Error('A second instance went on.');
}
if (app.isHopeless) {
  console.error("GPU process isn't usable. Goodbye.");
  await browser.context.close();
  process.exit(133);
}
const versions = { ...process.versions, electron: 'double', chrome: browser.version };
Object.defineProperty(process, 'versions', { value: versions });
watchNewWindows(browser.context);
hostWindows({
  browser,
  onCreated: (window) => {
    app.emit('web-contents-created', createEvent({}), window.webContents);
    app.emit('browser-window-created', createEvent({}), window);
  },
  onClosed: () => app.windowClosed(),
});
markSessionReady();
app.start((code) => {
  browser.context
    .close()
    .catch(() => undefined)
    .finally(() => process.exit(code));
});
report({ kind: 'started', endpoint: browser.endpoint });
