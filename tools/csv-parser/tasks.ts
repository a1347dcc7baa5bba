import { isEngineLimit } from '#shared/engine-limit.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { truncateText } from '#shared/formats/words/shorten-text.ts';
import { cancelled, fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import type { StoppableContext } from '#tools/task.ts';
import { createExportTasks } from './export/export-tasks.ts';
import { type HeldTable, onHeldTable, orStopped } from './held-table.ts';
import type { ParsedSummary } from './parse/csv-result.ts';
import { parseCsv } from './parse/parse-csv.ts';
import type { ParserOptions } from './parse/parser-options.ts';
import { type ColumnStatistics, describeColumn } from './table/column-statistics.ts';
import { countKeptValues, type KeptValues } from './table/count-kept-values.ts';
import { findRows, type RowFilter } from './table/find-rows.ts';
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

/** The tasks of the CSV parser. Parsed, filtered and sorted data is kept between calls. */
export type CsvTasks = ReturnType<typeof createTasks>;

/** Creates the tasks for one worker. */
export function createTasks() {
  const held: HeldTable = { parsed: undefined, id: 0, options: undefined, rows: undefined, parseCount: 0 };
  let viewCount = 0;
  let found: { readonly filter: RowFilter; readonly rows: Uint32Array | undefined } | undefined;

  return {
    /**
     * Parses a text or a file, replacing the current table. If stopped, it returns the rows so far. Fails with
     * `unreadable` and `out-of-memory`, which leaves no table.
     */
    async parse(input: ParseInput, context: StoppableContext): Promise<Result<ParsedResult>> {
      held.parseCount += 1;
      const mine = held.parseCount;
      if (typeof input.source !== 'string' && input.source.size > largeFile) {
        // There may not be enough memory for two large tables.
        held.parsed = undefined;
      }
      try {
        const result = await parseCsv(input, context);
        const isTyped = isTypedColumn(input.options.dynamicTyping, result.summary.header);
        const kept =
          input.options.dynamicTyping === false ? undefined : await countKeptValues(result, isTyped, context);
        if (mine !== held.parseCount) {
          return fail(cancelled);
        }
        held.parsed = result;
        held.id += 1;
        held.options = input.options;
        held.rows = undefined;
        found = undefined;
        return ok({ ...result.summary, id: held.id, ...(kept && { kept }) });
      } catch (thrown) {
        return failParsing(thrown);
      }
    },

    /** Filters and sorts. @returns the resulting number of rows; on failure with `cancelled`, nothing changes */
    async view({ filter, sort }: ViewInput, context: StoppableContext): Promise<Result<number>> {
      if (held.parsed === undefined) {
        return ok(0);
      }
      const { table } = held.parsed;
      viewCount += 1;
      const mine = viewCount;
      const work = onHeldTable(held, context);
      return orStopped(async () => {
        const isKnown = found?.filter.text === filter.text && found.filter.column === filter.column;
        const matching = isKnown ? found?.rows : await findRows(table, filter, work);
        const sorted = sort === undefined ? matching : await sortRows(table, matching, sort, work);
        if (work.isStopped() || mine !== viewCount) {
          throw new StoppedError();
        }
        found = { filter, rows: matching };
        held.rows = sorted;
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
      if (range.id !== held.id || held.parsed === undefined) {
        return undefined;
      }
      const shown: TableRow[] = [];
      const count = held.rows?.length ?? held.parsed.table.rowCount;
      for (let index = range.from; index < Math.min(range.to, count); index += 1) {
        const row = held.rows === undefined ? index : (held.rows[index] as number);
        const cells = held.parsed.table.cells(row, range.fromColumn, range.toColumn);
        shown.push({ number: row + 1, cells: cells.map((cell) => truncateText(cell, longestShown)) });
      }
      return shown;
    },

    /** The whole text of a cell. @param input the row's index among those shown, from 0 */
    cell({ row, column }: { readonly row: number; readonly column: number }): string {
      const index = held.rows === undefined ? row : held.rows[row];
      return index === undefined ? '' : (held.parsed?.table.cell(index, column) ?? '');
    },

    /** The index, from 0, of a row among those shown, given its number from 1; undefined if it is not shown. */
    placeOf({ number }: { readonly number: number }): number | undefined {
      if (held.rows === undefined) {
        return number - 1;
      }
      const place = held.rows.indexOf(number - 1);
      return place === -1 ? undefined : place;
    },

    /** Statistics of the columns over the shown rows. Fails with `cancelled`. */
    async statistics(
      { from, to }: { readonly from: number; readonly to: number },
      context: StoppableContext,
    ): Promise<Result<ColumnStatistics[]>> {
      const table = held.parsed?.table;
      if (table === undefined) {
        return ok([]);
      }
      const { isStopped } = onHeldTable(held, context);
      const shown = held.rows;
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

    ...createExportTasks(held),
  };
}

function failParsing(thrown: unknown): Result<never> {
  if (thrown instanceof DOMException) {
    return fail(unreadableFile());
  }
  if (isEngineLimit(thrown)) {
    return fail({
      code: 'out-of-memory',
      message: 'There is not enough memory for this table. Close other tabs, or split the file.',
    });
  }
  throw thrown;
}
