import { quickBoxRoute } from '#shared/desktop/quick-box.ts';
import type { DesktopBridge } from '#shared/ipc.ts';
import { createDesktop } from './desktop.ts';
import type { Platform } from './platform.ts';
import { website } from './website.ts';

declare global {
  /** Set by the desktop app's preload script; undefined on the website. */
  var desktop: DesktopBridge | undefined;
}

export const desktopBridge: DesktopBridge | undefined = globalThis.desktop;
export const platform: Platform = desktopBridge === undefined ? website : createDesktop(desktopBridge);

/** Whether this page is in the desktop app's small window, which shows only the quick box and no screens. */
export const isQuickBox = desktopBridge !== undefined && location.hash === `#${quickBoxRoute}`;

export type { FileToSave, PokerHost, PokerHostState, PreferencesState } from './platform.ts';
