import { createSessionValue } from '#renderer/state/session-value.ts';
import type { FamilyChoice } from './filter-colors.ts';

export interface NamedSession {
  readonly filter: string;
  readonly family: FamilyChoice;
}

/** What the list shows; it is there when the user comes back from another screen. */
export const namedSession = createSessionValue<NamedSession>({ filter: '', family: 'all' });
