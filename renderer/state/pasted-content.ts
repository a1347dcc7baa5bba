import { createSessionValue } from './session-value.ts';

/** What stands in the box “Paste anything”: in memory only, since it may be a secret. */
export interface PastedContent {
  /** The whole text, however long; empty beside a file. */
  readonly text: string;
  readonly file?: File | undefined;
}

export const nothingPasted: PastedContent = { text: '' };

/** Rises each time that Home's box is to have the focus. */
export const focusRequests = createSessionValue(0);

/** Home's, which is there again when one comes back. */
export const pastedContent = createSessionValue<PastedContent>(nothingPasted, { isCleared: true });
