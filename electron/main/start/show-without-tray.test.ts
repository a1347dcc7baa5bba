import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longestWaitForTray, showWithoutTray } from './show-without-tray.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each<[string, { canTrayCome: boolean; atFirst: boolean; later: boolean; isOpen: boolean }, number, number]>([
  ['a tray from the beginning', { canTrayCome: true, atFirst: true, later: true, isOpen: false }, 0, 0],
  ['a tray that comes later', { canTrayCome: true, atFirst: false, later: true, isOpen: false }, 0, 0],
  ['no tray', { canTrayCome: true, atFirst: false, later: false, isOpen: false }, 0, 1],
  ['no tray, and a window that is open', { canTrayCome: true, atFirst: false, later: false, isOpen: true }, 0, 0],
  ['no tray that could come', { canTrayCome: false, atFirst: false, later: false, isOpen: false }, 1, 1],
])('%s', (_name, { canTrayCome, atFirst, later, isOpen }, atOnce, inTheEnd) => {
  let hasTray = atFirst;
  const show = vi.fn();
  showWithoutTray({ canTrayCome, hasTray: () => hasTray, isOpen: () => isOpen, show });
  expect(show).toHaveBeenCalledTimes(atOnce);
  hasTray = later;
  vi.advanceTimersByTime(longestWaitForTray);
  expect(show).toHaveBeenCalledTimes(inTheEnd);
});
