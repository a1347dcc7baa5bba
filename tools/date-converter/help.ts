import type { HelpOf } from '#tools/define-tool.ts';
import type { dateConverter } from './tool.ts';

export const help: HelpOf<typeof dateConverter> = {
  DateConverter: [
    'An epoch is read in seconds, milliseconds, microseconds or nanoseconds, by its size or as you choose, without losing a digit.',
    'Date text takes ISO 8601, RFC 3339, RFC 2822, HTTP dates, new Date(…), /Date(1737244800000)/, @1737244800 and what else has only one meaning, such as January 19, 2025; what could be read in two ways is refused, with the possible meanings.',
    'What has no offset is read in the time zone that you choose; a time that clocks skip or repeat there is named, and you choose the earlier or the later.',
    'Time zones shows clocks and daylight saving time in the zones that you add; Difference compares the instant with a second date.',
  ],
};
