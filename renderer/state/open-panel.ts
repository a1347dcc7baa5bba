import { createSessionValue } from './session-value.ts';

/** What lies over the page at the user's wish: the search for tools and commands, or the list of keys. */
export const openPanel = createSessionValue<'palette' | 'shortcuts' | undefined>(undefined);
