import { nanosecondsPerDay, Temporal } from '../temporal.ts';

interface Count {
  readonly name: string;
  /** The time at which the count is 0. */
  readonly start: string;
  readonly nanosecondsPerUnit: bigint;
  /** The minimum number of digits before the point: smaller numbers are close to the start, which nobody means. */
  readonly fewestDigits: number;
  /** Whether it counts local time without a time zone. */
  readonly isLocal?: boolean;
}

/** Time counts used by programs besides Unix time. LDAP and Active Directory use FILETIME. */
const counts: readonly Count[] = [
  {
    name: 'a Windows FILETIME or LDAP time',
    start: '1601-01-01T00:00:00Z',
    fewestDigits: 18,
    nanosecondsPerUnit: 100n,
  },
  { name: 'ticks of .NET', start: '0001-01-01T00:00:00Z', fewestDigits: 18, nanosecondsPerUnit: 100n },
  { name: 'a time of Chrome and WebKit', start: '1601-01-01T00:00:00Z', fewestDigits: 17, nanosecondsPerUnit: 1000n },
  {
    name: 'a time of Cocoa, in seconds from 2001',
    start: '2001-01-01T00:00:00Z',
    fewestDigits: 9,
    nanosecondsPerUnit: 1_000_000_000n,
  },
  // Valid from 1 March 1900 on; before that, Excel counts a day that never existed.
  {
    name: 'a serial number of Excel',
    start: '1899-12-30T00:00:00Z',
    fewestDigits: 5,
    nanosecondsPerUnit: nanosecondsPerDay,
    isLocal: true,
  },
];

/** The range of plausible dates: a number that yields a date outside it is not of that kind. */
const [earliest, latest] = [nanosecondsOf('1990-01-01T00:00:00Z'), nanosecondsOf('2060-01-01T00:00:00Z')];
/** From this time until 2100, ten digits are so likely to be Unix seconds that other readings are not mentioned. */
const [firstLikely, lastLikely] = [nanosecondsOf('2001-09-09T01:46:40Z'), nanosecondsOf('2100-01-01T00:00:00Z')];

/**
 * Lists other interpretations of a number that was read as Unix time, if the Unix time is an unlikely one.
 * @param text digits with an optional fraction
 * @param unixTime the Unix time read from it, in nanoseconds since 1970
 * @returns a sentence for each kind of count that yields a plausible date
 * @example listOtherReadings('45676.5', 45676500000000n) // ['As a serial number of Excel it is 2025-01-19T12:00:00.']
 */
export function listOtherReadings(text: string, unixTime: bigint): readonly string[] {
  const match = /^(\d+)(?:\.(\d{1,12}))?$/.exec(text);
  if (match === null || (unixTime >= firstLikely && unixTime < lastLikely)) {
    return [];
  }
  const [, whole = '', fraction = ''] = match;
  const scale = 10n ** BigInt(fraction.length);
  const value = BigInt(whole + fraction);
  return counts.flatMap(({ name, start, fewestDigits, nanosecondsPerUnit, isLocal = false }) => {
    const instant = nanosecondsOf(start) + (value * nanosecondsPerUnit) / scale;
    if (whole.length < fewestDigits || instant < earliest || instant >= latest) {
      return [];
    }
    // A serial number has 15 digits, so anything below a millisecond is a rounding artefact.
    const written = Temporal.Instant.fromEpochNanoseconds(instant)
      .round({ smallestUnit: isLocal ? 'millisecond' : 'nanosecond' })
      .toString();
    return [`As ${name} it is ${isLocal ? written.replace('Z', '') : written}.`];
  });
}

function nanosecondsOf(instant: string): bigint {
  return Temporal.Instant.from(instant).epochNanoseconds;
}
