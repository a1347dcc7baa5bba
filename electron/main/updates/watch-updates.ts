import type { AppUpdater, CancellationToken, UpdateDownloadedEvent } from 'electron-updater';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The part of electron-updater that is used here. */
export type Updater = Pick<
  AppUpdater,
  'autoDownload' | 'autoInstallOnAppQuit' | 'checkForUpdates' | 'logger' | 'off' | 'on' | 'requestHeaders'
>;

/**
 * Checks for an update now and once a day, downloads it, and installs it when the app quits. A check that fails, as it
 * does without a network, is repeated an hour later without bothering the user.
 * @param updater electron-updater's updater for this system
 * @param tell shows a message to the user: once for each version that is ready
 * @returns a function that stops the checks, cancels a download in progress, and prevents the installation
 * @example watchUpdates(autoUpdater, (message) => console.warn(message))
 */
export function watchUpdates(updater: Updater, tell: (message: string) => void): () => void {
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  // The logger would record every step, and each error with its stack; a single line is logged below instead.
  updater.logger = null;
  // By default, the updater sends an identifier that is unique to this machine.
  updater.requestHeaders = { 'x-user-staging-id': 'none' };

  let told: string | undefined;
  const onDownloaded = ({ version }: UpdateDownloadedEvent) => {
    if (version !== told) {
      told = version;
      tell(`Version ${version} is ready and will be installed when you quit.`);
    }
  };
  const onError = ({ message }: Error) => console.warn('Updating failed:', message.split('\n', 1)[0]);
  updater.on('update-downloaded', onDownloaded);
  updater.on('error', onError);

  let lastCheck = 0;
  let isUnderWay = false;
  let download: CancellationToken | undefined;
  const check = async () => {
    isUnderWay = true;
    const begun = Date.now();
    try {
      const result = await updater.checkForUpdates();
      download = result?.cancellationToken;
      await result?.downloadPromise;
      lastCheck = begun;
    } catch {
      // The updater has already called the listener for errors above.
    } finally {
      isUnderWay = false;
    }
  };
  // The time is compared, because a timer of one day would stop while the machine sleeps.
  const timer = setInterval(() => {
    // A large download on a slow line takes hours; if it were requested again, it could no longer be cancelled.
    if (!isUnderWay && Date.now() - lastCheck >= day) {
      void check();
    }
  }, hour);
  void check();
  return () => {
    clearInterval(timer);
    updater.autoDownload = false;
    updater.autoInstallOnAppQuit = false;
    updater.off('update-downloaded', onDownloaded);
    updater.off('error', onError);
    download?.cancel();
  };
}
