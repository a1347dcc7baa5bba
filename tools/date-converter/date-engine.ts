import { locale } from '#shared/formats/words/locale.ts';
import { type FormattedDate, listEpochs, listLocalFormats, listUtcFormats } from './format/list-formats.ts';
import { relativeTimeOf } from './format/relative-time.ts';
import { nanosecondsPerMillisecond } from './temporal.ts';

/** Everything that the operations need from Temporal, in a single chunk that is loaded on the first run. */
export { listDifference } from './format/list-difference.ts';
export { measureDifference } from './format/measure-difference.ts';
export { parseEpoch } from './parse/parse-epoch.ts';
export { readDateText } from './parse/read-date-text.ts';
export { isTimeZone, localTimeZone } from './zones/time-zone.ts';

/**
 * Formats an instant in every format: in UTC, as an epoch, in a time zone and in words, but not as code.
 * @param now milliseconds since 1970
 */
export function listAllFormats(nanoseconds: bigint, timeZone: string, now: number): readonly FormattedDate[] {
  const { short, exact } = relativeTimeOf(nanoseconds, BigInt(now) * nanosecondsPerMillisecond);
  return [
    ...listUtcFormats(nanoseconds),
    ...listEpochs(nanoseconds),
    ...listLocalFormats(nanoseconds, timeZone, locale()),
    { name: 'Relative', value: short, note: exact },
  ];
}
