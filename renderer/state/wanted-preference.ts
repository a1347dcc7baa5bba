import { createSessionValue } from './session-value.ts';

/** The preference, by its title, that Preferences is opened at, until one goes on to another. */
export const wantedPreference = createSessionValue<{ readonly title: string } | undefined>(undefined);
