import { useSyncExternalStore } from 'react';
import type { Payload } from '#shared/ipc.ts';

export type DesktopInfo = Payload<'appStarted'>;

let info: DesktopInfo | undefined;
const subscribers = new Set<() => void>();

/** Keeps the desktop shell's startup announcement. */
export function setDesktopInfo(announced: DesktopInfo): void {
  info = announced;
  for (const notify of subscribers) {
    notify();
  }
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** The desktop shell's startup announcement; undefined on the website and before it came. */
export function useDesktopInfo(): DesktopInfo | undefined {
  return useSyncExternalStore(subscribe, () => info);
}
