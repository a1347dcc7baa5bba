import type { TextInputName } from '#tools/text-inputs.ts';
import { removeStored } from '../kept/storage.ts';

/** A change of the text of an input. */
export interface InputChange {
  readonly input: TextInputName;
  readonly before: string;
  readonly text: string;
  /** Whether the text came from anything other than the user's own typing. */
  readonly isReplaced: boolean;
}

/**
 * The local storage key of the time, in milliseconds since 1970, at which everything was cleared. It is present until
 * the history is cleared too; a page that is closed in between leaves that to the next one.
 */
export const historyClearedKey = 'historyCleared';

/** Records that the history has been cleared. */
export const historyIsCleared = (): void => removeStored(historyClearedKey);
