import { useEffect } from 'react';
import { prepareHistory } from '#renderer/state/history/note-input.ts';

const field = 'textarea,input,[contenteditable="true"]';

/**
 * Loads the history's code once a field has the focus: with the first text that is pasted, it would come before the
 * result.
 * @param hasHistory whether the screen has inputs that the history keeps
 */
export function useHistoryAhead(hasHistory: boolean): void {
  useEffect(() => {
    if (!hasHistory) {
      return undefined;
    }
    const prepare = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(field) && target.closest('main') !== null) {
        removeEventListener('focusin', prepare);
        prepareHistory();
      }
    };
    addEventListener('focusin', prepare);
    return () => removeEventListener('focusin', prepare);
  }, [hasHistory]);
}
