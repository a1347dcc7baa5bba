import type { AppUpdater } from 'electron-updater';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** electron-updater, or what of it is used. */
export type Updater = Pick<
  AppUpdater,
  'autoDownload' | 'autoInstallOnAppQuit' | 'checkForUpdates' | 'logger' | 'on' | 'requestHeaders'
>;

/**
 * Checks for an update now and once a day, downloads it, and installs it when the app quits. A check that fails, as
 * without a network, is tried again an hour later; nobody is bothered with it.
 * @param updater electron-updater's updater for this system
 * @param tell shows a message to the user: once for each version that is ready
 * @returns ends the checks
 * @example watchUpdates(autoUpdater, (message) => console.warn(message))
 */
export function watchUpdates(updater: Updater, tell: (message: string) => void): () => void {
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  // It would log every step, and each error with its stack: one line is written below.
  updater.logger = null;
  // It would send a number that is unique to this machine.
  updater.requestHeaders = { 'x-user-staging-id': 'none' };

  let told: string | undefined;
  updater.on('update-downloaded', ({ version }) => {
    if (version !== told) {
      told = version;
      tell(`Version ${version} is ready and will be installed when you quit.`);
    }
  });
  updater.on('error', ({ message }) => console.warn('No update:', message.split('\n', 1)[0]));

  let lastCheck = 0;
  const check = async () => {
    try {
      const result = await updater.checkForUpdates();
      await result?.downloadPromise;
      lastCheck = Date.now();
    } catch {
      // The updater has told its listener for errors, above.
    }
  };
  // By the clock on the wall: a timer of a day would stand still while the machine sleeps.
  const timer = setInterval(() => {
    if (Date.now() - lastCheck >= day) {
      void check();
    }
  }, hour);
  void check();
  return () => clearInterval(timer);
}
