import { createSessionValue, whenEverythingIsCleared } from './session-value.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { closedSidebarText, sidebarKey } from './stored-look.ts';

const readNow = () => readStored(sidebarKey) !== closedSidebarText;

const isOpen = createSessionValue(readNow());
const readAgain = () => isOpen.write(readNow());
whenEverythingIsCleared(readAgain);

/** Shows what local storage holds: another tab, or an import, may have changed it. */
export const sidebarFollowed = readAgain;

/** Whether the sidebar stands open beside the page, where there is room for it. */
export const useKeptSidebar = isOpen.use;

/** Open is the default, and leaves nothing behind. */
export function keepSidebar(next: boolean): void {
  isOpen.write(next);
  if (next) {
    removeStored(sidebarKey);
  } else {
    writeStored(sidebarKey, closedSidebarText);
  }
}
