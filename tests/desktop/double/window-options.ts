import { existsSync } from 'node:fs';

/** The options of a window that the double supports. */
export interface WindowOptions {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly backgroundColor?: string;
  readonly icon?: string;
  readonly show?: boolean;
  readonly webPreferences: { readonly preload: string; readonly nodeIntegrationInSubFrames?: boolean };
}

const knownOptions = [
  ...['x', 'y', 'width', 'height', 'minWidth', 'minHeight', 'title', 'icon', 'show', 'webPreferences'],
  ...['backgroundColor', 'frame', 'resizable', 'maximizable', 'fullscreenable', 'skipTaskbar', 'alwaysOnTop'],
];

const freePreferences = ['preload', 'spellcheck', 'nodeIntegrationInSubFrames'];
/** The double only supports these preferences, since its pages are sandboxed pages of Chromium. */
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

/** @throws if the double has no such windows, or the icon does not exist */
export function checkOptions(options: WindowOptions): void {
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
