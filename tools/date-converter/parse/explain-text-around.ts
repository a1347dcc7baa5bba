import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { textPosition } from '#shared/text-position.ts';
import type { DateTextError } from './date-text.ts';
import { parseHttpDate } from './parse-http-date.ts';
import { parseIso } from './parse-iso.ts';
import { parseLogDate } from './parse-log-date.ts';
import { parseMailDate } from './parse-mail-date.ts';

const time = String.raw`\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?`;
const offset = String.raw`(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))`;
const month = '[a-z]{3}';

/** Forms of dates in log lines and other text, longer forms first. */
const forms = [
  // ISO 8601, RFC 3339 and Go.
  String.raw`\d{4}-\d{2}-\d{2}(?:[t ]${time}${offset}?(?:\[[\w/+-]+\])?)?`,
  String.raw`\d{8}t\d{6}(?:[.,]\d{1,9})?(?:z|[+-]\d{4})?`,
  // Apache, nginx.
  String.raw`\d{2}/${month}/\d{4}:\d{2}:\d{2}:\d{2} [+-]\d{4}`,
  String.raw`\d{4}/\d{2}/\d{2} \d{2}:\d{2}:\d{2}`,
  // RFC 2822 and HTTP.
  String.raw`(?:${month}, ?)?\d{1,2} ${month} \d{4} ${time}${offset}`,
  // asctime and git log.
  String.raw`${month} ${month} {1,2}\d{1,2} \d{2}:\d{2}:\d{2}(?:\.\d+)? \d{4}(?: [+-]\d{4})?`,
].map((form) => new RegExp(`(?<![\\d\\w])${form}(?![\\d])`, 'iu'));

/** Text after a date that may belong to it: more digits, or a time zone name. */
const mayBelong = /^[\s.,:t-]*\d/i;
const zoneName =
  /^ ?\(?(?<name>A[CEW][DS]T|AK[DS]T|[ACEMPN][DS]T|AMT|ART|BRT|BST|CAT|CES?T|EAT|EES?T|HKT|HST|IDT|IR?ST|JST|KST|MSK|NZ[DS]T|PHT|PKT|SAST|SGT|SST|WAT|WES?T|WIB|WITA?)\)?$/u;

/**
 * Explains why a text that contains a date and more, such as a log line, cannot be read.
 * @returns an error about the other text, with the date alone as a suggestion; undefined if the text contains no date
 * @example explainTextAround('2025-01-19T10:30:00Z INFO start').suggestions // ['2025-01-19T10:30:00Z']
 */
export function explainTextAround(text: string): DateTextError | undefined {
  for (const form of forms) {
    const match = form.exec(text);
    const date = match?.[0].trim();
    if (match !== null && date !== undefined && isDate(date)) {
      const before = text.slice(0, match.index).trim();
      const end = match.index + match[0].length;
      const after = text.slice(end);
      const zone = zoneName.exec(after)?.groups?.name;
      if (zone !== undefined && before === '') {
        return {
          code: 'zone-name',
          message: `“${zone}” does not say how far it is from UTC: several zones share this name. Write the offset, such as +01:00, or leave it out and choose the time zone.`,
          position: textPosition(text, text.indexOf(zone, end)),
        };
      }
      return mayBelong.test(after) ? undefined : describe(text, date, before, after.trim(), end);
    }
  }
  return undefined;
}

function describe(text: string, date: string, before: string, after: string, end: number): DateTextError {
  const [where, rest] = before === '' ? ['after', after] : after === '' ? ['before', before] : ['around', ''];
  const shown = rest === '' ? '' : `, “${shortenText(rest, 40)}”`;
  return {
    code: 'text-around',
    message: `Only a date is read here: remove the text ${where} it${shown}.`,
    position: textPosition(text, before === '' ? end + text.slice(end).search(/\S/) : 0),
    suggestions: [date],
  };
}

const isDate = (text: string) =>
  [parseIso(text), parseMailDate(text), parseHttpDate(text, 0), parseLogDate(text)].some(
    (parsed) => parsed?.ok === true,
  );
