import type { App, BrowserWindow } from 'electron';

/** The parts of the window and the app that are used here. */
type Leaving = Pick<BrowserWindow, 'hide' | 'minimize'>;
type Leaver = Pick<App, 'hide'>;

/**
 * Hides the quick box so that the previous program regains the focus. macOS returns the focus when the app hides, which
 * hides all its windows, so this is done only if no other window is showing. Windows gives the focus to the window
 * below when one is minimised, but not always when one is hidden. On Linux the window manager does this by itself.
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
