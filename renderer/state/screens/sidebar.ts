import { followStored } from '../kept/followed-values.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { readStored, removeStored, writeStored } from '../kept/storage.ts';
import { closedSidebarText, sidebarKey } from '../preferences/stored-look.ts';

const readNow = () => readStored(sidebarKey) !== closedSidebarText;

const isOpen = createSessionValue(readNow());
const { written } = followStored(sidebarKey, { read: isOpen.read, show: isOpen.write, readNow });

/** Whether the sidebar is open beside the page, if there is room for it. */
export const useKeptSidebar = isOpen.use;

/** Saves whether the sidebar is open. Open is the default, and stores nothing. */
export function keepSidebar(next: boolean): void {
  isOpen.write(next);
  if (next) {
    removeStored(sidebarKey);
  } else {
    writeStored(sidebarKey, closedSidebarText);
  }
  written();
}
