import { useEffect } from 'react';
import { createSessionValue } from './session-value.ts';

/** What is wrong with the inputs in sight: an entry for each place that shows it. `app/announcer` says it. */
export const saidErrors = createSessionValue<readonly { readonly text: string }[]>([]);

/**
 * Has an error said to those who do not see it, once the user rests. What shows it is no live region itself: an alert
 * would interrupt with every key stroke.
 */
export function useSaidError(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined || text === '') {
      return undefined;
    }
    const entry = { text };
    saidErrors.write([...saidErrors.read(), entry]);
    return () => saidErrors.write(saidErrors.read().filter((other) => other !== entry));
  }, [text]);
}
