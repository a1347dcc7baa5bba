import type { App, BrowserWindow } from 'electron';

/** What is used of the two here. */
type Leaving = Pick<BrowserWindow, 'hide' | 'minimize'>;
type Leaver = Pick<App, 'hide'>;

/**
 * Hides the quick box so that the program before it has the focus again. macOS gives it back to that program when the
 * app hides, which takes all windows along: so only where no other shows. Windows gives it to the window below when
 * one is minimised, and not always when one is hidden. On Linux the window manager does so by itself.
 * @param showsOther whether another window of the app is on the screen
 */
export function giveBackFocus(platform: NodeJS.Platform, window: Leaving, app: Leaver, showsOther: boolean): void {
  if (platform === 'win32') {
    window.minimize();
  }
  window.hide();
  if (platform === 'darwin' && !showsOther) {
    app.hide();
  }
}
