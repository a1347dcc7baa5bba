import { platform } from '#renderer/platform/index.ts';
import { refuseNetwork } from '#renderer/platform/network-guard.ts';
import { readConfiguration, whenConfigured } from './configuration.ts';
import { createSessionValue, whenEverythingIsCleared } from './session-value.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Local storage holds under it what the user has chosen, `true` or `false`; nothing while that is as by default. */
export const neverUseNetworkKey = 'neverUseNetwork';

/** A host can have it on from the first visit; the desktop shell remembers it itself, without a host. */
const isRefusedByDefault = () =>
  platform.kind === 'website' && readConfiguration().preferences.neverUseNetwork === true;

function readNow(): boolean {
  const stored = readStored(neverUseNetworkKey);
  return stored === 'true' || (stored !== 'false' && isRefusedByDefault());
}

const isRefused = createSessionValue(readNow());
refuseNetwork(isRefused.read());

function follow(next: boolean): void {
  isRefused.write(next);
  refuseNetwork(next);
}

/** Whether the app must never use the network, in a component. */
export const useNeverUsesNetwork = isRefused.use;
export const readNeverUsesNetwork = isRefused.read;

/** The choice of the user: obeyed at once, in all tabs and by the desktop shell. @returns whether it could be stored */
export function chooseNeverUseNetwork(next: boolean): boolean {
  const isStored = storeChoice(next);
  follow(next);
  void platform.refuseNetwork?.(next);
  return isStored;
}

/** What the desktop shell remembers, which wins: it is in a file of its own, and storage is written with a delay. */
export function adoptNeverUseNetwork(next: boolean): void {
  storeChoice(next);
  follow(next);
}

function storeChoice(next: boolean): boolean {
  if (next === isRefusedByDefault()) {
    removeStored(neverUseNetworkKey);
    return true;
  }
  return writeStored(neverUseNetworkKey, String(next)).ok;
}

/** Another tab has changed it. */
export const neverUseNetworkFollowed = (): void => follow(readNow());

whenConfigured(neverUseNetworkFollowed);
whenEverythingIsCleared(() => {
  neverUseNetworkFollowed();
  void platform.refuseNetwork?.(isRefused.read());
});
