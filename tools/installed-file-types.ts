import type { InstalledFileType } from './define-tool.ts';
import { screens } from './screens.ts';

/** What “Copy link…” saves where it is too long for a link: nobody else has this type. */
export const ownFileType: InstalledFileType = {
  name: 'Web Toolbox screen',
  extensions: ['webtoolbox'],
  mediaTypes: ['application/vnd.web-toolbox+json'],
  role: 'Editor',
};

/**
 * The types of files that the system offers an installed app for: our own, and those that the tools ask for.
 * build/package/installer.nsh has them for Windows.
 */
export const installedFileTypes: readonly InstalledFileType[] = [
  // A screen at two addresses is in the list twice.
  ...new Set(screens.flatMap(({ entry }) => entry.takesFiles?.installed ?? [])),
  ownFileType,
];
