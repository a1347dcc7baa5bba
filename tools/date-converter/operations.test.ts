import { describe, expect, it } from 'vitest';
import { operationOf, runOperation, textOf } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';

async function run(id: string, input: string, options: Readonly<Record<string, unknown>> = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? result.value : result.error;
}

describe('date.convert', () => {
  it('writes an instant in every format', async () => {
    const text = textOf(
      runOperation(operationOf(operations, 'date.convert'), '2025-01-19T01:00+01:00', { timeZone: 'Asia/Tokyo' }),
    );
    expect(JSON.parse(await text)).toMatchObject({
      'ISO 8601': '2025-01-19T00:00:00.000Z',
      'RFC 2822': 'Sun, 19 Jan 2025 00:00:00 +0000',
      'Epoch seconds': '1737244800',
      'Epoch nanoseconds': '1737244800000000000',
      'Local ISO 8601': '2025-01-19T09:00:00.000+09:00',
      'RFC 9557': '2025-01-19T09:00:00+09:00[Asia/Tokyo]',
      Relative: expect.stringMatching(/\S/),
    });
  });

  it.each([
    ['1737244800', { format: 'iso-8601' }, '2025-01-19T00:00:00.000Z'],
    ['1737244800', { format: 'iso-8601', unit: 'milliseconds' }, '1970-01-21T02:34:04.800Z'],
    ['2025-01-19', { format: 'epoch-seconds', timeZone: 'Asia/Kolkata' }, '1737225000'],
    ['2025-10-26T02:30', { format: 'epoch-seconds', timeZone: 'Europe/Paris', choice: 'earlier' }, '1761438600'],
    ['2025-10-26T02:30', { format: 'epoch-seconds', timeZone: 'Europe/Paris', choice: 'later' }, '1761442200'],
    ['Sun, 19 Jan 2025 00:00:00 GMT', { format: 'iso-week' }, '2025-W03-7'],
    ['1737244800.25', { format: 'epoch-milliseconds' }, '1737244800250'],
  ])('%s as %j', async (input, options, data) => {
    expect(await run('date.convert', input, options)).toMatchObject({ data, mediaType: 'text/plain' });
  });

  it.each([
    [
      'how it was read',
      '1737244800',
      {},
      { notes: expect.arrayContaining(['Read as Epoch in seconds, by its size.']) },
    ],
    [
      'what a format leaves out',
      '1737244800.5',
      { format: 'http-date' },
      { notes: expect.arrayContaining([expect.stringMatching(/^HTTP date: Digits below a second/)]) },
    ],
    [
      'a clock change',
      '2025-10-26T02:30',
      { timeZone: 'Europe/Paris' },
      { notes: expect.arrayContaining([expect.stringMatching(/twice|repeat/i)]) },
    ],
    [
      'formats that cannot say it',
      '-62198755200',
      {},
      { notes: expect.arrayContaining([expect.stringMatching(/^RFC 3339: /)]) },
    ],
    ['no date', '', {}, { code: 'blank' }],
    ['prose', 'hello', {}, { code: 'unknown-format', position: { offset: 0 } }],
    ['what can be read in two ways', '01/02/2025', {}, { code: 'ambiguous' }],
    ['a bad day, at its place', '2025-02-30', {}, { position: { offset: 8 } }],
    ['a bad time zone', '2025-02-03', { timeZone: 'Paris' }, { code: 'unknown-time-zone' }],
    ['a format without this year', '-62198755200', { format: 'rfc-3339' }, { code: 'not-in-this-format' }],
  ])('tells of %s', async (_what, input, options, expected) => {
    expect(await run('date.convert', input, options)).toMatchObject(expected);
  });
});

describe('date.difference', () => {
  it('counts in every unit', async () => {
    const options = { second: '2025-01-20T12:00:00Z', timeZone: 'UTC' };
    expect(
      JSON.parse(await textOf(runOperation(operationOf(operations, 'date.difference'), '1737244800', options))),
    ).toMatchObject({
      Difference: '1 day 12 hours',
      'ISO 8601 duration': 'P1DT12H',
      Hours: '36',
      'Business days': '0',
    });
  });

  it.each([
    [
      'from now',
      '1970-01-01T00:00:00Z',
      {},
      { notes: expect.arrayContaining([expect.stringMatching(/^Difference: The second date is later/)]) },
    ],
    [
      'the unit is that of the input',
      '1737244800',
      { unit: 'milliseconds', second: '1737244800', timeZone: 'UTC' },
      { data: expect.stringMatching(/"Difference": "54 years/) },
    ],
    ['no date', ' ', {}, { code: 'blank' }],
    ['a bad first date, at its place', '2025-02-30', {}, { position: { offset: 8 } }],
    [
      'a bad second date: its place is not one of the input',
      '2025-02-03',
      { second: '2025-02-30' },
      { message: expect.stringMatching(/^Second date, character 9: /) },
    ],
    ['a bad time zone', '2025-02-03', { timeZone: 'Paris' }, { code: 'unknown-time-zone' }],
  ])('%s', async (_what, input, options, expected) => {
    expect(await run('date.difference', input, options)).toMatchObject(expected);
  });
});
