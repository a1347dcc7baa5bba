import * as v from 'valibot';
import { fail, ok, type Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { type AnyOperation, defineOperation } from '#tools/define-operation.ts';
import { epochUnits } from './epoch-units.ts';
import type { FormattedDate } from './format/list-formats.ts';
import type { ReadInstant } from './parse/read-date-text.ts';

/** Loads Temporal on the first run. */
const loadEngine = () => import('./date-engine.ts');

/** The names of the formats in options, each with its row in the table on the screen. */
const formatRows = {
  all: undefined,
  'iso-8601': 'ISO 8601',
  'rfc-3339': 'RFC 3339',
  'rfc-2822': 'RFC 2822',
  'http-date': 'HTTP date',
  'epoch-seconds': 'Epoch seconds',
  'epoch-milliseconds': 'Epoch milliseconds',
  'epoch-microseconds': 'Epoch microseconds',
  'epoch-nanoseconds': 'Epoch nanoseconds',
  'iso-week': 'ISO week',
  'day-of-year': 'Day of year',
  'excel-serial': 'Excel serial',
  locale: 'Locale',
  'local-iso-8601': 'Local ISO 8601',
  'local-rfc-2822': 'Local RFC 2822',
  'rfc-9557': 'RFC 9557',
  relative: 'Relative',
} as const;

type FormatName = keyof typeof formatRows;

const formatNames = Object.keys(formatRows) as FormatName[];

const timeZone = v.optional(
  v.pipe(
    v.string(),
    v.title('Time zone'),
    v.description(
      'The time zone of dates without an offset, and of the local formats: Europe/Paris, +05:30. Leave it empty to use that of this machine.',
    ),
  ),
  '',
);

const unit = v.optional(
  v.pipe(
    v.picklist(['by-size', ...epochUnits]),
    v.title('Unit'),
    v.description('The unit of an epoch value. Guessing by size works for any date since 1973.'),
  ),
  'by-size',
);

const choice = v.optional(
  v.pipe(
    v.picklist(['automatic', 'earlier', 'later']),
    v.title('Which time is meant'),
    v.description('Decides when clocks skip or repeat a local time.'),
  ),
  'automatic',
);

interface Reading {
  readonly timeZone: string;
  readonly unit: 'by-size' | (typeof epochUnits)[number];
  readonly choice: 'automatic' | 'earlier' | 'later';
}

type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** Reads an epoch in the given unit, or else anything that the date field accepts. */
function readInstant(
  engine: Engine,
  text: string,
  { timeZone: zone, unit: known, choice: chosen }: Reading,
): Result<ReadInstant> {
  if (isBlank(text)) {
    return fail({
      code: 'blank',
      message: 'There is no date. Give one, such as 2025-01-19T10:30:00Z, or an epoch value.',
    });
  }
  if (known === 'by-size') {
    return engine.readDateText(text, {
      timeZone: zone,
      now: Date.now(),
      choice: chosen === 'automatic' ? undefined : chosen,
    });
  }
  const epoch = engine.parseEpoch(text, known);
  return epoch.ok
    ? ok({
        nanoseconds: epoch.value.nanoseconds,
        format: `Epoch in ${known}`,
        notes: epoch.value.isCut ? ['Digits below a nanosecond are cut off.'] : [],
      })
    : epoch;
}

/** @returns the intended time zone, or the problem with its name */
function readTimeZone(engine: Engine, id: string): Result<string> {
  if (id === '') {
    return ok(engine.localTimeZone());
  }
  return engine.isTimeZone(id)
    ? ok(id)
    : fail({
        code: 'unknown-time-zone',
        message: `There is no time zone “${id}”. Give an IANA name, such as Europe/Paris, or an offset, such as +05:30.`,
      });
}

function describeReading({ format, notes, change }: ReadInstant): readonly string[] {
  return [`Read as ${format}.`, ...notes, ...(change === undefined ? [] : [change.message])];
}

function writeRows(rows: readonly FormattedDate[]): string {
  return JSON.stringify(Object.fromEntries(rows.map(({ name, value }) => [name, value])), null, 2);
}

const convert = defineOperation({
  id: 'date.convert',
  title: 'Convert a date or an epoch',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['application/json', 'text/plain'],
  options: v.object({
    format: v.optional(v.pipe(v.picklist(formatNames), v.title('Format')), 'all'),
    timeZone,
    unit,
    choice,
  }),
  example: { input: '1737244800', options: { format: 'iso-8601' }, output: '2025-01-19T00:00:00.000Z' },
  async run(text, options) {
    const engine = await loadEngine();
    const zone = readTimeZone(engine, options.timeZone);
    if (!zone.ok) {
      return zone;
    }
    const read = readInstant(engine, text, { ...options, timeZone: zone.value });
    if (!read.ok) {
      return read;
    }
    const rows = engine.listAllFormats(read.value.nanoseconds, zone.value, Date.now());
    const wanted = formatRows[options.format];
    const notes = describeReading(read.value);
    if (wanted === undefined) {
      const missing = rows.filter(({ value }) => value === '');
      return ok({
        data: writeRows(rows.filter(({ value }) => value !== '')),
        mediaType: 'application/json',
        notes: [...notes, ...missing.map(({ name, note }) => `${name}: ${note ?? 'not possible.'}`)],
      });
    }
    const row = rows.find(({ name }) => name === wanted);
    if (row === undefined || row.value === '') {
      return fail({ code: 'not-in-this-format', message: `${wanted}: ${row?.note ?? 'not possible.'}` });
    }
    return ok({
      data: row.value,
      mediaType: 'text/plain',
      notes: row.note === undefined ? notes : [...notes, `${wanted}: ${row.note}`],
    });
  },
});

const difference = defineOperation({
  id: 'date.difference',
  title: 'Measure the time between two dates',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['application/json'],
  options: v.object({
    second: v.optional(
      v.pipe(
        v.string(),
        v.title('Second date'),
        v.description('A date or an epoch value. Leave it empty to use the present time.'),
      ),
      '',
    ),
    timeZone,
    unit,
    choice,
  }),
  example: {
    input: '2025-01-19',
    options: { second: '2025-03-20T12:00:00', timeZone: 'UTC' },
    output: '{\n  "Difference": "2 months 1 day 12 hours",\n  "ISO 8601 duration": "P2M1DT12H",',
  },
  async run(text, options) {
    const engine = await loadEngine();
    const zone = readTimeZone(engine, options.timeZone);
    if (!zone.ok) {
      return zone;
    }
    const reading = { ...options, timeZone: zone.value };
    const first = readInstant(engine, text, reading);
    if (!first.ok) {
      return first;
    }
    const second = readInstant(
      engine,
      isBlank(options.second) ? new Date().toISOString() : options.second,
      // The unit applies to the input only; the second date is detected by itself, as on the screen.
      { ...reading, unit: 'by-size' },
    );
    if (!second.ok) {
      // The position would be taken as one in the input, so it goes into the message.
      const { code, message, position } = second.error;
      return fail({ code, message: `Second date${position ? `, character ${position.column}` : ''}: ${message}` });
    }
    const rows = engine.listDifference(
      engine.measureDifference(first.value.nanoseconds, second.value.nanoseconds, zone.value),
      zone.value,
    );
    return ok({
      data: writeRows(rows),
      mediaType: 'application/json',
      notes: [
        ...describeReading(first.value),
        ...describeReading(second.value).map((note) => `Second date: ${note}`),
        ...rows.flatMap(({ name, note }) => (note === undefined ? [] : [`${name}: ${note}`])),
      ],
    });
  },
});

export const operations: readonly AnyOperation[] = [convert, difference];
