import { app, type BrowserWindow, Notification } from 'electron';

export interface CloseToTrayOptions {
  /** Whether the close button hides the window at present. */
  readonly isEnabled: () => boolean;
  /** The close button has hidden the window. */
  readonly onHidden: () => void;
}

function hide(window: BrowserWindow): void {
  if (process.platform === 'darwin' && window.isFullScreen()) {
    // A window that is hidden in full screen leaves a black screen behind.
    window.once('leave-full-screen', () => window.hide());
    window.setFullScreen(false);
  } else {
    window.hide();
  }
}

/**
 * Lets the window's close button hide it. Quit, from wherever it comes, closes it: the menus, the keyboard and the
 * end of the session all say before-quit first; Windows ends a session without asking the window to close.
 */
export function keepWindowsInTray({ isEnabled, onHidden }: CloseToTrayOptions): void {
  let isQuitting = false;
  app.on('before-quit', () => {
    isQuitting = true;
  });
  app.on('browser-window-created', (_event, window) => {
    window.on('close', (event) => {
      if (!isQuitting && isEnabled()) {
        event.preventDefault();
        hide(window);
        onHidden();
      }
    });
    // A quit that was called off: the window is still there, and is shown again.
    window.on('show', () => {
      isQuitting = false;
    });
  });
}

let shown: Notification | undefined;

/**
 * Tells where the window went. Not in the page: it is hidden.
 * @param shortcut as the keyboard names it; blank for none
 */
export function showTrayHint(shortcut: string, showWindow: () => void): void {
  if (!Notification.isSupported()) {
    return;
  }
  const place = process.platform === 'darwin' ? 'menu bar' : 'tray';
  const keys = shortcut === '' ? '' : `, ${shortcut}`;
  // Kept, since a collected notification forgets its click.
  shown = new Notification({
    title: 'Web Toolbox goes on running',
    body: `Its icon in the ${place}${keys} or another start shows the window again. Quit ends it.`,
  });
  shown.on('click', showWindow);
  shown.show();
}
