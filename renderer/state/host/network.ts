import { platform } from '#renderer/platform/index.ts';
import { refuseNetwork } from '#renderer/platform/network-guard.ts';
import { createSessionValue, whenEverythingIsCleared } from '../kept/session-value.ts';
import { readStored, removeStored, writeStored } from '../kept/storage.ts';
import { readConfiguration, whenConfigured } from './configuration.ts';

/** The local storage key of the user's choice, `true` or `false`; absent while the default applies. */
export const neverUseNetworkKey = 'neverUseNetwork';

/**
 * A host can turn this on from the first visit. In the desktop app no host applies: the shell remembers the choice
 * itself.
 */
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

/**
 * Saves the user's choice, which takes effect at once in all tabs and in the desktop shell.
 * @returns whether it could be stored
 */
export function chooseNeverUseNetwork(next: boolean): boolean {
  const isStored = storeChoice(next);
  follow(next);
  void platform.refuseNetwork?.(next);
  return isStored;
}

/**
 * Adopts what the desktop shell remembers. That wins, because it is in a file of its own, and storage is written with a
 * delay.
 */
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

/** Follows a change made in another tab. */
export const neverUseNetworkFollowed = (): void => follow(readNow());

whenConfigured(neverUseNetworkFollowed);
whenEverythingIsCleared(() => {
  neverUseNetworkFollowed();
  void platform.refuseNetwork?.(isRefused.read());
});
