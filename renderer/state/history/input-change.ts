import type { TextInputName } from '#tools/text-inputs.ts';
import { removeStored } from '../storage.ts';

/** An input has another text. */
export interface InputChange {
  readonly input: TextInputName;
  readonly before: string;
  readonly text: string;
  /** Whether anything but the user's own keys has put the text in. */
  readonly isReplaced: boolean;
}

/**
 * Local storage has it from when everything is cleared until the history is: when, in milliseconds since 1970. A page
 * that is closed in between leaves it to the next one.
 */
export const historyClearedKey = 'historyCleared';

/** The history is cleared. */
export const historyIsCleared = (): void => removeStored(historyClearedKey);
