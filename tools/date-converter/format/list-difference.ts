import type { FormattedDate } from './list-formats.ts';
import type { Difference } from './measure-difference.ts';

/** Lists the rows for a difference: in words, as an ISO 8601 duration, in each unit, and in days. */
export function listDifference(difference: Difference, timeZone: string): readonly FormattedDate[] {
  const { direction, words, iso, totals, calendarDays, businessDays } = difference;
  const told = {
    later: 'The second date is later.',
    earlier: 'The second date is earlier.',
    same: 'Both are the same.',
  };
  return [
    { name: 'Difference', value: words, note: `${told[direction]} By the calendar and clocks of ${timeZone}.` },
    { name: 'ISO 8601 duration', value: iso },
    ...totals.map(({ unit, value, isRounded }) => ({ name: unit, value, ...(isRounded ? { note: 'rounded' } : {}) })),
    { name: 'Calendar days', value: String(calendarDays), note: `midnights that pass in ${timeZone}` },
    {
      name: 'Business days',
      value: String(businessDays),
      note: 'Mondays to Fridays from the earlier date on, the later date not counted; holidays are not known',
    },
  ];
}
