import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { CsvCollector } from './csv-collector.ts';
import type { ParsedCsv } from './csv-result.ts';
import { defaultOptions, type ParserOptions } from './parser-options.ts';

function collect(pieces: readonly string[], options: Partial<ParserOptions>): ParsedCsv {
  const collector = new CsvCollector({ options: { ...defaultOptions, header: false, ...options }, memoryLimit: 1e9 });
  for (const piece of pieces) {
    collector.write(piece);
  }
  return collector.end();
}

function rowsOf({ table }: ParsedCsv): string[][] {
  return Array.from({ length: table.rowCount }, (_, row) => table.row(row));
}

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

const places = fc.array(fc.nat(), { maxLength: 8 });

test('rows are the same however the text is cut', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', '#', 'é'), maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n' as const, '\r\n' as const, '\r' as const),
      places,
      (rows, newline, cuts) => {
        const text = Papa.unparse(rows, { newline, quotes: (value) => value.startsWith('#') });
        const parsed = collect(cut(text, cuts), { delimiter: ',', newline });
        expect(rowsOf(parsed)).toEqual(rows);
      },
    ),
    { numRuns: 300 },
  );
});

test('what is doubtful is told the same however the text is cut', () => {
  const text = 'a,b\n1,"2\n3\n"x" y,4\n\n5,6,7\n8,"9';
  const options = { delimiter: ',', newline: '\n', header: true } as const;
  const whole = collect([text], options);
  expect(whole.summary.problems.map(({ code }) => code)).toContain('InvalidQuotes');
  fc.assert(
    fc.property(places, (cuts) => {
      const parsed = collect(cut(text, cuts), options);
      expect(parsed.summary.problems).toEqual(whole.summary.problems);
      expect(rowsOf(parsed)).toEqual(rowsOf(whole));
    }),
  );
});

test('the header is guessed from the first rows that count, unless it is said', () => {
  const text = '\n\nFirst,Last\nJohn,Doe\n';
  const guessed = collect([text], { header: null, skipEmptyLines: true });
  expect(guessed.summary).toMatchObject({ header: ['First', 'Last'], headerFrom: 'guess', rowCount: 1 });
  expect(collect(['a,b\n1,x'], { header: null }).summary.header).toEqual(['a', 'b']);
  const none = collect(['1,2\n3,4\n'], { header: null });
  expect(none.summary).toMatchObject({ headerFrom: 'guess', rowCount: 2 });
  expect(none.summary.header).toBeUndefined();
  expect(collect([text], { header: false, skipEmptyLines: true }).summary).toMatchObject({
    headerFrom: 'options',
    rowCount: 2,
  });
});

test('skipped lines may go over several pieces', () => {
  const parsed = collect(['one', '\r\ntwo\r\n', 'a,b\r\n', 'c,d'], { skipFirstNLines: 2 });
  expect(rowsOf(parsed)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
