import { createSessionValue } from '../kept/session-value.ts';

/** The preference, by its title, that Preferences opens at, until the user moves on to another. */
export const wantedPreference = createSessionValue<{ readonly title: string } | undefined>(undefined);
