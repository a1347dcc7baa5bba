import { isEngineLimit } from '#shared/engine-limit.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import type { StoppableContext } from '#tools/task.ts';
import type { ExportFormat, ExportOptions } from './export/export-options.ts';
import { createWriter, exportExcerpt, exportRows, mediaTypeOf } from './export/export-rows.ts';
import type { TableShape } from './export/row-writer.ts';
import { writeResult } from './export/write-result.ts';
import type { ParsedCsv, ParsedSummary } from './parse/csv-result.ts';
import { parseCsv } from './parse/parse-csv.ts';
import type { ParserOptions } from './parse/parser-options.ts';
import { type ColumnStatistics, describeColumn } from './table/column-statistics.ts';
import { countKeptValues, type KeptValues } from './table/count-kept-values.ts';
import { findRows, type RowFilter } from './table/find-rows.ts';
import { findMixedColumns } from './table/mixed-columns.ts';
import { StoppedError } from './table/pacer.ts';
import { type RowSort, sortRows } from './table/sort-rows.ts';
import { isTypedColumn } from './table/typed-value.ts';

export interface ParseInput {
  readonly source: string | Blob;
  readonly encoding: TextEncodingName;
  readonly options: ParserOptions;
}

export interface ParsedResult extends ParsedSummary {
  /** Identifies one of this worker's tables. */
  readonly id: number;
  /** Values that stay text although types were requested. */
  readonly kept?: KeptValues;
}

/** The rows to show, and their order. */
export interface ViewInput {
  readonly filter: RowFilter;
  readonly sort: RowSort | undefined;
}

export interface TableRow {
  /** The row number in the parsed text, from 1. */
  readonly number: number;
  /** The cells, with long ones truncated. */
  readonly cells: readonly string[];
}

/** The maximum number of UTF-16 code units of a cell that are sent for display. */
const longestShown = 320;

/** The size of a large file in bytes. */
const largeFile = 50_000_000;

/** The length of an excerpt in UTF-16 code units. */
const excerptLength = 2_000_000;

const nothingThere = {
  code: 'nothing-there',
  message: 'The rows are still being parsed. Try again when they are there.',
};

const stopped = { code: 'stopped', message: 'This was cancelled.' } as const;

/** The tasks of the CSV parser. Parsed, filtered and sorted data is kept between calls. */
export type CsvTasks = ReturnType<typeof createTasks>;

/** Creates the tasks for one worker. */
export function createTasks() {
  let parsed: ParsedCsv | undefined;
  let id = 0;
  let options: ParserOptions | undefined;
  /** The rows shown; undefined for all rows in their original order. */
  let rows: Uint32Array | undefined;
  /** The number of parse calls so far: the newest call wins, and stops all other work on the previous table. */
  let parseCount = 0;
  let viewCount = 0;
  let found: { readonly filter: RowFilter; readonly rows: Uint32Array | undefined } | undefined;

  /** Stops work on a table when another table replaces it. */
  function onThisTable(context: StoppableContext): StoppableContext {
    const former = { parsed, parseCount };
    return {
      ...context,
      isStopped: () => context.isStopped() || parsed !== former.parsed || parseCount !== former.parseCount,
    };
  }

  function shape({ summary }: ParsedCsv): TableShape {
    return {
      header: summary.header,
      columnCount: summary.columnCount,
      isTyped: isTypedColumn(options?.dynamicTyping ?? false, summary.header),
    };
  }

  /** The columns of the current table with values of several types, once they were needed. */
  let mixed: { readonly of: ParsedCsv; readonly columns: ReadonlySet<number> } | undefined;

  /** The shape for a format. Rejects with a StoppedError. */
  async function shapeFor(format: ExportFormat, of: ParsedCsv, context: StoppableContext): Promise<TableShape> {
    const plain = shape(of);
    if (format !== 'sql') {
      return plain;
    }
    if (mixed?.of !== of) {
      const typed = Array.from({ length: plain.columnCount }, (_, column) => column).filter(plain.isTyped);
      // The whole table decides, not the rows shown: the same row is always written the same way.
      mixed = { of, columns: await findMixedColumns(of.table, typed, context) };
    }
    const { columns } = mixed;
    return { ...plain, isMixed: (column) => columns.has(column) };
  }

  return {
    /**
     * Parses a text or a file, replacing the current table. If stopped, it returns the rows so far. Fails with
     * `unreadable` and `out-of-memory`, which leaves no table.
     */
    async parse(input: ParseInput, context: StoppableContext): Promise<Result<ParsedResult>> {
      parseCount += 1;
      const mine = parseCount;
      if (typeof input.source !== 'string' && input.source.size > largeFile) {
        // There may not be enough memory for two large tables.
        parsed = undefined;
      }
      try {
        const result = await parseCsv(input, context);
        const isTyped = isTypedColumn(input.options.dynamicTyping, result.summary.header);
        const kept =
          input.options.dynamicTyping === false ? undefined : await countKeptValues(result, isTyped, context);
        if (mine !== parseCount) {
          return fail(stopped);
        }
        parsed = result;
        id += 1;
        options = input.options;
        rows = undefined;
        found = undefined;
        return ok({ ...result.summary, id, ...(kept && { kept }) });
      } catch (thrown) {
        return failParsing(thrown);
      }
    },

    /** Filters and sorts. @returns the resulting number of rows; on failure with `stopped`, nothing changes */
    async view({ filter, sort }: ViewInput, context: StoppableContext): Promise<Result<number>> {
      if (parsed === undefined) {
        return ok(0);
      }
      const { table } = parsed;
      viewCount += 1;
      const mine = viewCount;
      const work = onThisTable(context);
      return orStopped(async () => {
        const isKnown = found?.filter.text === filter.text && found.filter.column === filter.column;
        const matching = isKnown ? found?.rows : await findRows(table, filter, work);
        const sorted = sort === undefined ? matching : await sortRows(table, matching, sort, work);
        if (work.isStopped() || mine !== viewCount) {
          throw new StoppedError();
        }
        found = { filter, rows: matching };
        rows = sorted;
        return sorted?.length ?? table.rowCount;
      });
    },

    /** The visible rows and columns; undefined if the table is gone or has been replaced. */
    rows(range: {
      readonly id: number;
      readonly from: number;
      readonly to: number;
      readonly fromColumn: number;
      readonly toColumn: number;
    }): TableRow[] | undefined {
      if (range.id !== id || parsed === undefined) {
        return undefined;
      }
      const shown: TableRow[] = [];
      const count = rows?.length ?? parsed.table.rowCount;
      for (let index = range.from; index < Math.min(range.to, count); index += 1) {
        const row = rows === undefined ? index : (rows[index] as number);
        const cells = parsed.table.cells(row, range.fromColumn, range.toColumn);
        shown.push({ number: row + 1, cells: cells.map((cell) => cell.slice(0, longestShown)) });
      }
      return shown;
    },

    /** The whole text of a cell. @param input the row's index among those shown, from 0 */
    cell({ row, column }: { readonly row: number; readonly column: number }): string {
      const index = rows === undefined ? row : rows[row];
      return index === undefined ? '' : (parsed?.table.cell(index, column) ?? '');
    },

    /** The index, from 0, of a row among those shown, given its number from 1; undefined if it is not shown. */
    placeOf({ number }: { readonly number: number }): number | undefined {
      if (rows === undefined) {
        return number - 1;
      }
      const place = rows.indexOf(number - 1);
      return place === -1 ? undefined : place;
    },

    /** The first of the shown rows, in a format; none if the table is gone or has been replaced. */
    async excerpt(
      { format, settings }: { readonly format: ExportFormat; readonly settings: ExportOptions },
      context: StoppableContext,
    ): Promise<{ readonly text: string; readonly rowCount: number }> {
      if (parsed === undefined) {
        return { text: '', rowCount: 0 };
      }
      const of = parsed;
      const shown = rows;
      const written = await orStopped(() => shapeFor(format, of, onThisTable(context)));
      return written.ok
        ? exportExcerpt(of.table, shown, createWriter(format, written.value, settings), excerptLength)
        : { text: '', rowCount: 0 };
    },

    /** All shown rows. Fails with `stopped` and `nothing-there`. */
    async export(
      { format, settings }: { readonly format: ExportFormat; readonly settings: ExportOptions },
      context: StoppableContext,
    ): Promise<Result<Blob>> {
      if (parsed === undefined) {
        return fail(nothingThere);
      }
      const of = parsed;
      const shown = rows;
      const work = onThisTable(context);
      return orStopped(async () => {
        const writer = createWriter(format, await shapeFor(format, of, work), settings);
        return exportRows(of.table, shown, writer, mediaTypeOf(format), work);
      });
    },

    /** All rows with metadata and errors in PapaParse's form. Fails with `stopped` and `nothing-there`. */
    async exportResult(_: undefined, context: StoppableContext): Promise<Result<Blob>> {
      if (parsed === undefined) {
        return fail(nothingThere);
      }
      const { table, summary } = parsed;
      const writer = writeResult(summary, createWriter('json', shape(parsed), {} as ExportOptions));
      return orStopped(() => exportRows(table, undefined, writer, mediaTypeOf('json'), onThisTable(context)));
    },

    /** Statistics of the columns over the shown rows. Fails with `stopped`. */
    async statistics(
      { from, to }: { readonly from: number; readonly to: number },
      context: StoppableContext,
    ): Promise<Result<ColumnStatistics[]>> {
      const table = parsed?.table;
      if (table === undefined) {
        return ok([]);
      }
      const { isStopped } = onThisTable(context);
      const shown = rows;
      return orStopped(async () => {
        const columns: ColumnStatistics[] = [];
        for (let column = from; column < to; column += 1) {
          columns.push(
            await describeColumn(table, shown, column, {
              isStopped,
              reportProgress: (fraction) => context.reportProgress((column - from + fraction) / (to - from)),
            }),
          );
        }
        return columns;
      });
    },
  };
}

async function orStopped<Value>(work: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return ok(await work());
  } catch (thrown) {
    if (thrown instanceof StoppedError) {
      return fail(stopped);
    }
    throw thrown;
  }
}

function failParsing(thrown: unknown): Result<never> {
  if (thrown instanceof DOMException) {
    return fail(unreadableFile());
  }
  if (isEngineLimit(thrown)) {
    return fail({ code: 'out-of-memory', message: 'There is not enough memory for this table.' });
  }
  throw thrown;
}
