import { type ChannelEnd, refusedByPolicy } from './channel-end.ts';

/**
 * What is known about whether the server supports the subprotocol.
 *
 * Browsers let a handshake fail if the server answers no subprotocol, as a server of version 1 does, and do not say
 * why. A failed attempt is therefore followed by one without. Only if that opens, and another with the subprotocol
 * fails again, was the server's version the reason rather than a short outage.
 */
type Phase = 'asking' | 'without' | 'asking-again' | 'agreed' | 'plain';

/** What earlier attempts to connect say about the next one. */
export interface Attempts {
  readonly phase: Phase;
  /** The failures since the last socket that lasted, which set the delay. */
  readonly failures: number;
}

/** What follows from an attempt. */
export interface NextAttempt {
  readonly attempts: Attempts;
  /** Whether the next attempt begins at once, instead of after a delay or not at all. */
  readonly isAtOnce: boolean;
}

export const noAttempts: Attempts = { phase: 'asking', failures: 0 };

/** Close codes after which an immediate attempt would only meet the same again, so that the delay starts higher. */
const slowCodes = [1008, 1009, 1013];
const slowStart = 3;

/** What follows an attempt whose socket did not open. */
const afterFailure: Readonly<Record<Phase, { readonly phase: Phase; readonly isAtOnce: boolean }>> = {
  asking: { phase: 'without', isAtOnce: true },
  without: { phase: 'asking', isAtOnce: false },
  'asking-again': { phase: 'plain', isAtOnce: true },
  agreed: { phase: 'agreed', isAtOnce: false },
  plain: { phase: 'plain', isAtOnce: false },
};

/** Whether the next attempt offers the subprotocols. */
export const isOffering = ({ phase }: Attempts): boolean => phase !== 'without' && phase !== 'plain';

/**
 * What follows when a socket has opened: nothing, or another attempt that finds out why the one before failed.
 * @param agreed the negotiated subprotocol; empty if there is none
 */
export function afterOpening({ phase, failures }: Attempts, agreed: string): NextAttempt {
  return phase === 'without'
    ? { attempts: { phase: 'asking-again', failures }, isAtOnce: true }
    : { attempts: { phase: agreed === '' ? 'plain' : 'agreed', failures }, isAtOnce: false };
}

/**
 * What follows when a socket has ended, or did not open.
 * @param hasLasted whether it was open for so long that its end does not count as another failure
 */
export function afterEnd(attempts: Attempts, { code, reason, wasOpen }: ChannelEnd, hasLasted: boolean): NextAttempt {
  const before = wasOpen && hasLasted ? 0 : attempts.failures;
  const failures = slowCodes.includes(code) ? Math.max(before, slowStart) : before;
  const next = wasOpen || reason === refusedByPolicy ? undefined : afterFailure[attempts.phase];
  return { attempts: { phase: next?.phase ?? attempts.phase, failures }, isAtOnce: next?.isAtOnce ?? false };
}

/**
 * The delay before the next attempt, in milliseconds: it doubles with each failure, and is randomised, so that a
 * restarted server does not face all clients at once.
 * @param random from 0 to 1
 * @example delayBefore({ phase: 'agreed', failures: 2 }, { firstDelay: 1000, longestDelay: 30_000 }, 1) // 4000
 */
export function delayBefore(
  { failures }: Attempts,
  { firstDelay, longestDelay }: { readonly firstDelay: number; readonly longestDelay: number },
  random: number,
): number {
  return Math.min(longestDelay, firstDelay * 2 ** failures) * (0.5 + random / 2);
}
