import { readFileSync } from 'node:fs';
import type { BrowserWindow } from 'electron';
import * as v from 'valibot';
import { writeWholeFileSync } from '#electron/main/files/write-file.ts';

/** The limit in pixels: no desktop is larger. */
const limit = 100_000;
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-limit), v.maxValue(limit));
const length = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limit));

const windowStateSchema = v.strictObject({
  /** The place of the window when it is neither maximised nor in full screen. */
  bounds: v.strictObject({ x: coordinate, y: coordinate, width: length, height: length }),
  isMaximized: v.boolean(),
  isFullScreen: v.boolean(),
});

/** The state of the window that is stored between starts. */
export type WindowState = v.InferOutput<typeof windowStateSchema>;

/** @returns undefined if the file is missing, damaged or from another program */
export function readWindowState(file: string): WindowState | undefined {
  try {
    const checked = v.safeParse(windowStateSchema, JSON.parse(readFileSync(file, 'utf8')));
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}

/** How long a window must stay still before its place is written, in milliseconds: moving it causes many events. */
const restTime = 500;

/** The part of a BrowserWindow that is used here. */
type StatefulWindow = Pick<
  BrowserWindow,
  'getNormalBounds' | 'isMaximized' | 'isFullScreen' | 'isMinimized' | 'isDestroyed'
> & {
  on(event: string, listener: () => void): unknown;
};

const changes = ['resize', 'move', 'maximize', 'unmaximize', 'enter-full-screen', 'leave-full-screen'];

/** Writes the window's state to the file a moment after each change, and at once when the window closes. */
export function rememberWindow(window: StatefulWindow, file: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    // A minimised window does not report whether it is maximised.
    if (window.isDestroyed() || window.isMinimized()) {
      return;
    }
    const state: WindowState = {
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
      isFullScreen: window.isFullScreen(),
    };
    const written = writeWholeFileSync(file, JSON.stringify(state));
    if (!written.ok) {
      console.error(`The window's place was not saved: ${written.error}`);
    }
  };
  for (const change of changes) {
    window.on(change, () => {
      clearTimeout(timer);
      timer = setTimeout(save, restTime);
    });
  }
  window.on('close', save);
  window.on('closed', () => clearTimeout(timer));
}
