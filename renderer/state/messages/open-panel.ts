import { createSessionValue } from '../kept/session-value.ts';

/** The panel that the user has opened over the page: the search for tools and commands, or the list of keys. */
export const openPanel = createSessionValue<'palette' | 'shortcuts' | undefined>(undefined);
