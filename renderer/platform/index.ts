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

export type { FileToSave, PokerHost, PokerHostState, PreferencesState, SaveOutcome } from './platform.ts';
