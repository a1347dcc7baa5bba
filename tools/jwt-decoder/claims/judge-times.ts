import { describeDuration } from '#shared/formats/words/describe-instant.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { type NumericDate, readNumericDate } from './read-numeric-date.ts';

/** The current status of a token according to its times. */
export interface TimeVerdict {
  readonly verdict: 'expired' | 'not-yet-valid' | 'valid' | 'no-expiry' | 'unclear';
  /** A short summary: “Expired 3 days ago”. */
  readonly summary: string;
  /** Further remarks about the times. */
  readonly remarks: readonly string[];
}

/** The maximum and the default clock tolerance, in seconds. */
export const maximumTolerance = 86_400;
export const usualTolerance = 60;

interface Options {
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  /** The clock tolerance in seconds. */
  readonly tolerance: number;
}

/**
 * Judges `exp`, `nbf` and `iat` (RFC 7519, section 4.1): valid from `nbf` on and before `exp`, both extended by the
 * tolerance. Times in a wrong format are judged by their intended meaning, since the wrong format is reported at the
 * claim itself.
 * @param claims the members of the payload
 * @example judgeTimes({ exp: 100 }, { now: 103_000, tolerance: 60 }).summary
 *   // 'Expired 3 seconds ago, within the clock tolerance of 60 s'
 */
export function judgeTimes(claims: Readonly<Record<string, unknown>>, { now, tolerance }: Options): TimeVerdict {
  const [exp, nbf, iat] = [claims.exp, claims.nbf, claims.iat].map((value) =>
    value === undefined ? undefined : readNumericDate(value),
  );
  const within = `within the clock tolerance of ${formatNumber(tolerance)} s`;
  const leeway = tolerance * 1000;
  const remarks = remarkOn({ exp, nbf, iat }, now, leeway, within);
  const since = (time: number) => describeDuration(Math.abs(now - time));

  if (nbf?.time !== undefined && now < nbf.time - leeway) {
    return { verdict: 'not-yet-valid', summary: `Not yet valid: valid in ${since(nbf.time)}`, remarks };
  }
  if (exp === undefined) {
    return { verdict: 'no-expiry', summary: 'No expiry: it never expires', remarks };
  }
  if (exp.time === undefined) {
    return { verdict: 'unclear', summary: 'The expiry cannot be read', remarks };
  }
  if (now >= exp.time + leeway) {
    return { verdict: 'expired', summary: `Expired ${since(exp.time)} ago`, remarks };
  }
  if (now >= exp.time) {
    return { verdict: 'valid', summary: `Expired ${since(exp.time)} ago, ${within}`, remarks };
  }
  return { verdict: 'valid', summary: `Not expired: expires in ${since(exp.time)}`, remarks };
}

function remarkOn(
  { exp, nbf, iat }: Readonly<Record<'exp' | 'nbf' | 'iat', NumericDate | undefined>>,
  now: number,
  leeway: number,
  within: string,
): string[] {
  const remarks: string[] = [];
  if (iat?.time !== undefined && iat.time > now) {
    const difference = describeDuration(iat.time - now);
    remarks.push(
      iat.time > now + leeway
        ? `It was issued in the future (iat is ${difference} ahead): the clock of the issuer or of this computer is wrong.`
        : `It was issued ${difference} in the future, ${within}.`,
    );
  }
  if (nbf?.time !== undefined && nbf.time > now && nbf.time <= now + leeway) {
    remarks.push(`It becomes valid only in ${describeDuration(nbf.time - now)} (nbf), ${within}.`);
  }
  if (exp?.time !== undefined && nbf?.time !== undefined && exp.time <= nbf.time) {
    remarks.push('It is never valid: it expires (exp) before it becomes valid (nbf).');
  }
  if (exp?.time !== undefined && iat?.time !== undefined && exp.time <= iat.time) {
    remarks.push('It expired (exp) before it was issued (iat).');
  }
  return remarks;
}
