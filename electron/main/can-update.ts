import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Installation {
  readonly isPackaged: boolean;
  readonly platform: NodeJS.Platform;
  /** `process.resourcesPath`. */
  readonly resources: string;
  /** The AppImage that runs, as its start script says in `APPIMAGE`. */
  readonly appImage: string | undefined;
}

async function may(path: string, mode: number): Promise<boolean> {
  try {
    await access(path, mode);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether this installation can replace itself: not one that runs from the sources, was unpacked by hand (it does not
 * know where releases are), or belongs to the system's package manager, as a .deb does.
 * @example await canUpdate({ isPackaged: false, platform: 'linux', resources: '', appImage: undefined }) // false
 */
export async function canUpdate({ isPackaged, platform, resources, appImage }: Installation): Promise<boolean> {
  if (!isPackaged || !(await may(join(resources, 'app-update.yml'), constants.R_OK))) {
    return false;
  }
  if (platform !== 'linux') {
    return true;
  }
  // The new file takes the place of the old one.
  return appImage !== undefined && (await may(dirname(appImage), constants.W_OK));
}
