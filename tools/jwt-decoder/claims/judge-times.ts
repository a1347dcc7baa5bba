import { describeDuration } from '#shared/formats/words/describe-instant.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { type NumericDate, readNumericDate } from './read-numeric-date.ts';

/** The current status of a token according to its times. */
export interface TimeVerdict {
  /** `unclear` means that servers may judge otherwise: a time is not in the format that they take. */
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
  /** The claims as they are written, whose digits JavaScript may have rounded. */
  readonly sources?: Readonly<Record<string, string>> | undefined;
}

type Times = Readonly<Record<'exp' | 'nbf' | 'iat', NumericDate | undefined>>;

/**
 * Judges `exp`, `nbf` and `iat` (RFC 7519, section 4.1): valid from `nbf` on and before `exp`, both extended by the
 * tolerance. Times in a wrong format are judged by their intended meaning. Servers may take them otherwise, so the
 * verdict is then `unclear`, the summary says so, and the problem is among the remarks.
 * @param claims the members of the payload
 * @example judgeTimes({ exp: 100 }, { now: 103_000, tolerance: 60 }).summary
 *   // 'Expired 3 seconds ago, within the clock tolerance of 60 s'
 * @example judgeTimes({ exp: 1737244800123 }, { now: 1737244860123, tolerance: 0 }).summary
 *   // 'Expired 1 minute ago, if exp is read as it is meant'
 */
export function judgeTimes(claims: Readonly<Record<string, unknown>>, options: Options): TimeVerdict {
  const { sources = {} } = options;
  const read = (name: 'exp' | 'nbf' | 'iat') =>
    claims[name] === undefined ? undefined : readNumericDate(claims[name], sources[name]);
  const times = { exp: read('exp'), nbf: read('nbf'), iat: read('iat') };
  const judged = judgeAsMeant(times, options);
  const remarks = [...remarkOnFormats(times), ...judged.remarks];
  const condition = describeCondition(times, judged.verdict);
  if (condition === '') {
    return { ...judged, remarks };
  }
  // No expiry is a warning as it is.
  const verdict = judged.verdict === 'no-expiry' ? judged.verdict : 'unclear';
  return { verdict, summary: `${judged.summary}${condition}`, remarks };
}

function remarkOnFormats(times: Times): string[] {
  return Object.entries(times).flatMap(([name, time]) =>
    time?.problem === undefined ? [] : [time.problem.replace(/^It\b/u, `The ${name}`)],
  );
}

/** @returns the words after the summary, if servers may read a time on which the verdict rests otherwise */
function describeCondition({ exp, nbf }: Times, verdict: TimeVerdict['verdict']): string {
  if (verdict === 'unclear') {
    return '';
  }
  const isMisread = (time: NumericDate | undefined) => time?.problem !== undefined && time.time !== undefined;
  const names = [
    ...(verdict !== 'not-yet-valid' && isMisread(exp) ? ['exp'] : []),
    ...(verdict !== 'expired' && isMisread(nbf) ? ['nbf'] : []),
  ];
  const [isOrAre, itIs] = names.length > 1 ? ['are', 'they are'] : ['is', 'it is'];
  const meant = names.length > 0 ? `, if ${listWords(names)} ${isOrAre} read as ${itIs} meant` : '';
  const isUnreadable = verdict !== 'expired' && nbf !== undefined && nbf.time === undefined;
  return isUnreadable ? `${meant}, but nbf cannot be read` : meant;
}

/** Judges the times as their writer meant them. */
function judgeAsMeant({ exp, nbf, iat }: Times, { now, tolerance }: Options): TimeVerdict {
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

function remarkOn({ exp, nbf, iat }: Times, now: number, leeway: number, within: string): string[] {
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
