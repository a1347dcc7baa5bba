import { readFileSync } from 'node:fs';
import type { BrowserWindow } from 'electron';
import * as v from 'valibot';
import { writeWholeFileSync } from './write-file.ts';

/** Farther than any desktop reaches, in pixels. */
const limit = 100_000;
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-limit), v.maxValue(limit));
const length = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limit));

const windowStateSchema = v.strictObject({
  /** Where the window is when it is neither maximised nor in full screen. */
  bounds: v.strictObject({ x: coordinate, y: coordinate, width: length, height: length }),
  isMaximized: v.boolean(),
  isFullScreen: v.boolean(),
});

/** What is remembered of a window from one start to the next. */
export type WindowState = v.InferOutput<typeof windowStateSchema>;

/** @returns undefined if the file is missing, damaged or another program's */
export function readWindowState(file: string): WindowState | undefined {
  try {
    const checked = v.safeParse(windowStateSchema, JSON.parse(readFileSync(file, 'utf8')));
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}

/** So long a window must be left alone before its place is written: it moves by many events. In milliseconds. */
const restTime = 500;

/** What this needs of a BrowserWindow. */
type StatefulWindow = Pick<
  BrowserWindow,
  'getNormalBounds' | 'isMaximized' | 'isFullScreen' | 'isMinimized' | 'isDestroyed'
> & {
  on(event: string, listener: () => void): unknown;
};

const changes = ['resize', 'move', 'maximize', 'unmaximize', 'enter-full-screen', 'leave-full-screen'];

/** Keeps the file at what the window is: a moment after each change, and at once when it closes. */
export function rememberWindow(window: StatefulWindow, file: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    // Minimised, it does not know whether it is maximised.
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
      console.error(`The place of the window was not saved: ${written.error}`);
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
