import { createSessionValue } from '../kept/session-value.ts';

interface Dismissal {
  /** How many times screens have been ended. */
  readonly count: number;
  /** The path of the one screen that was ended; undefined if all were. */
  readonly path: string | undefined;
}

const dismissal = createSessionValue<Dismissal>({ count: 0, path: undefined });

/**
 * Ends hidden screens so that they start afresh, because the state they were left with would be wrong.
 * @param path of a screen that something is sent to; all screens if omitted
 */
export const dismissHiddenScreens = (path?: string): void =>
  dismissal.write({ count: dismissal.read().count + 1, path });

/** The last dismissal. */
export const useDismissal = (): Dismissal => dismissal.use();
