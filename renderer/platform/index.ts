import type { DesktopBridge } from '#shared/ipc.ts';
import { createDesktop } from './desktop.ts';
import type { Platform } from './platform.ts';
import { website } from './website.ts';

declare global {
  interface Window {
    /** Set by the desktop app's preload script; undefined on the website. */
    readonly desktop?: DesktopBridge;
  }
}

export const desktopBridge: DesktopBridge | undefined = window.desktop;
export const platform: Platform = desktopBridge === undefined ? website : createDesktop(desktopBridge);

export type { FileToSave, PokerHost, PokerHostState, PreferencesState, SaveOutcome } from './platform.ts';
