import { app, type BrowserWindow, Notification } from 'electron';

export interface CloseToTrayOptions {
  /** Whether the close button currently hides a window. */
  readonly isEnabled: (window: BrowserWindow) => boolean;
  /** Called when the close button has hidden a window. */
  readonly onHidden: (window: BrowserWindow) => void;
}

function hide(window: BrowserWindow): void {
  if (process.platform === 'darwin' && window.isFullScreen()) {
    // Hiding a full-screen window would leave a black screen.
    window.once('leave-full-screen', () => window.hide());
    window.setFullScreen(false);
  } else {
    window.hide();
  }
}

/**
 * Makes a window's close button hide it. Quitting still closes it, because the menus, the keyboard and the end of the
 * session all emit before-quit first; Windows ends a session without asking the window to close.
 */
export function keepWindowsInTray({ isEnabled, onHidden }: CloseToTrayOptions): void {
  let isQuitting = false;
  app.on('before-quit', () => {
    isQuitting = true;
  });
  app.on('browser-window-created', (_event, window) => {
    window.on('close', (event) => {
      if (!isQuitting && isEnabled(window)) {
        event.preventDefault();
        hide(window);
        onHidden(window);
      }
    });
    // If a window is shown again, quitting was cancelled.
    window.on('show', () => {
      isQuitting = false;
    });
  });
}

let shown: Notification | undefined;

/**
 * Tells the user with a notification where the window went, since the page is hidden.
 * @param shortcut as the keyboard labels it; empty for none
 */
export function showTrayHint(shortcut: string, showWindow: () => void): void {
  if (!Notification.isSupported()) {
    return;
  }
  const place = process.platform === 'darwin' ? 'menu bar' : 'tray';
  const keys = shortcut === '' ? '' : `, ${shortcut}`;
  // The notification is kept, because it would lose its click handler if it were garbage-collected.
  shown = new Notification({
    title: 'Web Toolbox is still running',
    body: `Its icon in the ${place}${keys} or starting it again brings the window back. Choose Quit to end it.`,
  });
  shown.on('click', showWindow);
  shown.show();
}
