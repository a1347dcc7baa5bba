import { useEffect } from 'react';
import { createSessionValue } from '../kept/session-value.ts';

/** The errors of the inputs in sight, an entry for each place that shows one. `app/announcer` announces them. */
export const saidErrors = createSessionValue<readonly { readonly text: string }[]>([]);

/**
 * Announces an error to screen reader users once the user pauses. The element that shows it is not a live region
 * itself, because an alert would interrupt at every key stroke.
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
