import { readConfiguration } from '#shared/configuration/check-configuration.ts';
import type { CheckedConfiguration } from '#shared/configuration/configuration.ts';
import { offer } from '#tools/offer.ts';

/** Checks the file of a static host: a part of its own, since most sites have none that says anything. */
export const checkHostFile = (text: string): CheckedConfiguration => readConfiguration(text, offer);
