import type { Result } from '#shared/result.ts';
import { createSessionValue } from '../session-value.ts';
import type { IncomingState } from './screen-state.ts';

/** What a link or a file brings, for whoever is asked whether to take it. */
export interface Incoming {
  readonly from: 'link' | 'file';
  readonly state: Result<IncomingState>;
}

export const incomingState = createSessionValue<Incoming | undefined>(undefined, { isCleared: true });
