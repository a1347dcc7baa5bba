import { EventEmitter } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWindowState, rememberWindow, type WindowState } from './window-state.ts';

const state: WindowState = {
  bounds: { x: -10, y: 20, width: 800, height: 700 },
  isMaximized: true,
  isFullScreen: false,
};

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'window-state-'));
  file = join(folder, 'window-state.json');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe('readWindowState', () => {
  it('reads what was written', () => {
    writeFileSync(file, JSON.stringify(state));
    expect(readWindowState(file)).toEqual(state);
  });

  it.each([
    ['nothing', ''],
    ['half a file', JSON.stringify(state).slice(0, 40)],
    ['no object', 'null'],
    ['an array', '[]'],
    ['a member too few', JSON.stringify({ bounds: state.bounds, isMaximized: true })],
    ['a member too many', JSON.stringify({ ...state, url: 'https://example.org/' })],
    ['parts of pixels', JSON.stringify({ ...state, bounds: { ...state.bounds, x: 0.5 } })],
    ['texts for numbers', JSON.stringify({ ...state, bounds: { ...state.bounds, x: '0' } })],
    ['no width', JSON.stringify({ ...state, bounds: { ...state.bounds, width: 0 } })],
    ['a number beyond all displays', JSON.stringify({ ...state, bounds: { ...state.bounds, y: 1e9 } })],
    ['an endless number', JSON.stringify(state).replace('-10', '1e999')],
    ['another prototype', JSON.stringify(state).replace('{', '{"__proto__":{},')],
    ['bytes', '\0\u0001\ufffd'],
  ])('takes a file with %s for none', (_name, content) => {
    writeFileSync(file, content);
    expect(readWindowState(file)).toBeUndefined();
  });

  it('does not need a file', () => {
    expect(readWindowState(file)).toBeUndefined();
    expect(readWindowState(folder)).toBeUndefined();
  });
});

/** The part of a window that provides its state. */
class StatefulWindow extends EventEmitter {
  state = state;
  minimized = false;
  destroyed = false;
  getNormalBounds = () => this.state.bounds;
  isMaximized = () => this.state.isMaximized;
  isFullScreen = () => this.state.isFullScreen;
  isMinimized = () => this.minimized;
  isDestroyed = () => this.destroyed;
}

describe('rememberWindow', () => {
  it('writes once the window rests, and not before', () => {
    vi.useFakeTimers();
    const window = new StatefulWindow();
    rememberWindow(window, file);
    for (let moves = 0; moves < 100; moves++) {
      window.emit('move');
      vi.advanceTimersByTime(100);
    }
    expect(existsSync(file)).toBe(false);
    vi.advanceTimersByTime(500);
    expect(readWindowState(file)).toEqual(state);
  });

  it.each(['resize', 'move', 'maximize', 'unmaximize', 'enter-full-screen', 'leave-full-screen'])(
    'follows %s',
    (event) => {
      vi.useFakeTimers();
      const window = new StatefulWindow();
      rememberWindow(window, file);
      window.emit(event);
      vi.runAllTimers();
      expect(readWindowState(file)).toEqual(state);
    },
  );

  it('writes at once when the window closes, and never after', () => {
    vi.useFakeTimers();
    const window = new StatefulWindow();
    rememberWindow(window, file);
    window.emit('move');
    window.emit('close');
    expect(readWindowState(file)).toEqual(state);
    rmSync(file);
    window.emit('move');
    window.destroyed = true;
    window.emit('closed');
    expect(vi.getTimerCount()).toBe(0);
    expect(existsSync(file)).toBe(false);
  });

  it('keeps what was before the window was minimised', () => {
    const window = new StatefulWindow();
    rememberWindow(window, file);
    window.emit('close');
    const before = readFileSync(file, 'utf8');
    window.minimized = true;
    window.state = { ...state, isMaximized: false };
    window.emit('close');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('survives a folder that is gone', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const window = new StatefulWindow();
    rememberWindow(window, join(folder, 'missing/window-state.json'));
    expect(() => window.emit('close')).not.toThrow();
    expect(report).toHaveBeenCalledWith("The window's place was not saved: the folder does not exist.");
    report.mockRestore();
  });
});
