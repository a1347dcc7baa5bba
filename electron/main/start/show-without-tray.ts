/** The wait in milliseconds. On Linux, panels with a tray start at login, too, and may do so after the app. */
export const longestWaitForTray = 10_000;

/**
 * Shows the window of an app that was started in the tray if there is none: nothing else would show that it is running.
 * @param canTrayCome whether there may be a tray later
 * @param isOpen whether the user has meanwhile opened the window
 */
export function showWithoutTray(options: {
  readonly canTrayCome: boolean;
  readonly hasTray: () => boolean;
  readonly isOpen: () => boolean;
  readonly show: () => void;
}): void {
  const { canTrayCome, hasTray, isOpen, show } = options;
  const showIfNeeded = () => {
    if (!hasTray() && !isOpen()) {
      show();
    }
  };
  if (canTrayCome && !hasTray()) {
    setTimeout(showIfNeeded, longestWaitForTray);
  } else {
    showIfNeeded();
  }
}
