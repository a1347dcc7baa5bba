import type { Result } from '#shared/result.ts';
import { createSessionValue } from '../kept/session-value.ts';
import type { IncomingState } from './screen-state.ts';

/** The content of a link or a file, for the dialog that asks the user whether to take it. */
export interface Incoming {
  readonly from: 'link' | 'file';
  readonly state: Result<IncomingState>;
}

export const incomingState = createSessionValue<Incoming | undefined>(undefined, { isCleared: true });
