import * as v from 'valibot';
import { readConfiguration, whenConfigured } from '../host/configuration.ts';
import { createKeptValue, readKeptValueAgain } from '../kept/kept-value.ts';

/** The name of the kept value. */
export const historyChoicesName = 'history';

/**
 * Whether there is a history and what goes into it. Chosen in Preferences; cleared, exported and imported like other
 * choices.
 */
export const historyChoices = createKeptValue(
  historyChoicesName,
  1,
  v.object({
    isOn: v.fallback(v.boolean(), () => readConfiguration().preferences.keepsHistory ?? true),
    keepsSecrets: v.fallback(v.boolean(), false),
  }),
);

whenConfigured(() => readKeptValueAgain(historyChoicesName));
