import { app } from 'electron';

/** The server of the poker rooms that this app hosts. */
interface Host {
  readonly isHosting: () => boolean;
  readonly stop: () => Promise<unknown>;
}

/** Delays quitting until a hosted room has ended, so that its members are notified before the server ends. */
export function endRoomBeforeQuitting(host: Host): void {
  app.on('will-quit', (event) => {
    if (host.isHosting()) {
      event.preventDefault();
      host
        .stop()
        .catch((error: unknown) => console.error(error))
        .finally(() => app.quit());
    }
  });
}

/**
 * Quits the app once its last window is closed, except on macOS, where apps continue without one.
 * @param isWaiting whether the app has not been opened since it was started at login, and waits in the tray; it may then
 * lose its quick box, which is made anew when it is next opened
 */
export function quitWithLastWindow(isWaiting: () => boolean): void {
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' && !isWaiting()) {
      app.quit();
    }
  });
}
