import { platform } from '#renderer/platform/index.ts';
import { readTheme } from './preferences.ts';

/** Tells the desktop shell which theme is stored, for the next start: it cannot read what the page keeps. */
export function tellTheme(): void {
  void platform.chooseTheme?.(readTheme());
}
