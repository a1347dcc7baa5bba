import { access, constants, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Installation {
  readonly isPackaged: boolean;
  readonly platform: NodeJS.Platform;
  /** `process.resourcesPath`. */
  readonly resources: string;
  /** The path of the running AppImage, from `APPIMAGE`, which its start script sets. */
  readonly appImage: string | undefined;
}

/**
 * Whether electron-builder has recorded whose signature an update must have, which it does when it signs. Without that
 * name, electron-updater would install whatever the feed provides.
 */
const namesPublisher = (description: string): boolean =>
  /^publisherName:(?:[ \t]*\r?\n[ \t]*-[ \t]+\S| +(?!\[\s*\]|null\b|~|''|"")\S)/mu.test(description);

/**
 * Explains why this installation cannot update itself: it runs from its sources, was not told where releases are, could
 * not distinguish an update from somebody else's program, or belongs to the system's package manager, as a .deb does.
 * @returns a sentence; undefined if it can update itself
 * @example await whyNoUpdates({ isPackaged: false, … }) // 'This app runs from its sources: …'
 */
export async function whyNoUpdates(installation: Installation): Promise<string | undefined> {
  const { isPackaged, platform, resources, appImage } = installation;
  if (!isPackaged) {
    return 'This app runs from its sources, which are updated by hand.';
  }
  const description = await readFile(join(resources, 'app-update.yml'), 'utf8').catch(() => undefined);
  if (description === undefined) {
    return 'This build does not know where newer versions are. Ask whoever built it.';
  }
  if (platform === 'win32' && !namesPublisher(description)) {
    return 'This build is not signed, so it could not tell a newer version from somebody else’s program. Install newer versions by hand.';
  }
  if (platform !== 'linux') {
    return undefined;
  }
  if (appImage === undefined) {
    return 'Your system’s package manager updates this installation.';
  }
  // The new file replaces the old one, so the folder must be writable.
  const canReplace = await access(dirname(appImage), constants.W_OK).then(
    () => true,
    () => false,
  );
  return canReplace
    ? undefined
    : 'The folder of the AppImage cannot be written to. Move the AppImage to one of your own folders.';
}
