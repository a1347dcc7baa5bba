import { platform } from '#renderer/platform/index.ts';
import { readTheme } from './preferences.ts';

/** Tells the desktop shell which theme is stored, for its next start: it cannot read the page's storage. */
export function tellTheme(): void {
  void platform.chooseTheme?.(readTheme());
}
