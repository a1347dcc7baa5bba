import { parseConfiguration } from '#shared/configuration/check-configuration.ts';
import type { CheckedConfiguration } from '#shared/configuration/configuration.ts';
import { offer } from '#tools/offer.ts';

/** Checks the file of a static host. It is in a chunk of its own because the file is empty on most sites. */
export const checkHostFile = (text: string): CheckedConfiguration => parseConfiguration(text, offer);
