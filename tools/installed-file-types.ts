import type { InstalledFileType } from './define-tool.ts';
import { screens } from './screens.ts';

/** The type of file that “Copy link…” saves if the link would be too long. No other app uses it. */
export const ownFileType: InstalledFileType = {
  name: 'Web Toolbox screen',
  extensions: ['webtoolbox'],
  mediaTypes: ['application/vnd.web-toolbox+json'],
  role: 'Editor',
};

/**
 * The file types for which the system offers an installed app: its own, and those declared by the tools.
 * build/package/installer.nsh lists them for Windows.
 */
export const installedFileTypes: readonly InstalledFileType[] = [
  // Removes duplicates, since a screen with two addresses is in the list twice.
  ...new Set(screens.flatMap(({ entry }) => entry.takesFiles?.installed ?? [])),
  ownFileType,
];
