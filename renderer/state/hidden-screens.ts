import { createSessionValue } from './session-value.ts';

interface Dismissal {
  /** How often there was one. */
  readonly count: number;
  /** The path of the one screen that it ended; undefined if it ended all. */
  readonly path: string | undefined;
}

const dismissal = createSessionValue<Dismissal>({ count: 0, path: undefined });

/**
 * Ends screens that are out of sight, so that they begin anew: with what they were left with they would be wrong.
 * @param path of a screen that something is sent to; of all of them where it is left out
 */
export const dismissHiddenScreens = (path?: string): void =>
  dismissal.write({ count: dismissal.read().count + 1, path });

/** The last one. */
export const useDismissal = (): Dismissal => dismissal.use();
