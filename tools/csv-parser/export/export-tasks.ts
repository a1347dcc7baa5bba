import { fail, type Result } from '#shared/result.ts';
import type { StoppableContext } from '#tools/task.ts';
import { type HeldTable, onHeldTable, orStopped } from '../held-table.ts';
import type { ParsedCsv } from '../parse/csv-result.ts';
import { findMixedColumns } from '../table/mixed-columns.ts';
import { isTypedColumn } from '../table/typed-value.ts';
import type { ExportFormat, ExportOptions } from './export-options.ts';
import { createWriter, exportExcerpt, exportRows, mediaTypeOf } from './export-rows.ts';
import type { TableShape } from './row-writer.ts';
import { writeResult } from './write-result.ts';

/** The length of an excerpt in UTF-16 code units. */
const excerptLength = 2_000_000;

const nothingThere = {
  code: 'nothing-there',
  message: 'The rows are still being parsed. Try again when they are there.',
};

/** Creates the tasks that write the table of a worker in another format. */
export function createExportTasks(held: HeldTable) {
  function shape({ summary }: ParsedCsv): TableShape {
    return {
      header: summary.header,
      columnCount: summary.columnCount,
      isTyped: isTypedColumn(held.options?.dynamicTyping ?? false, summary.header),
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
    /** The first of the shown rows, in a format; none if the table is gone or has been replaced. */
    async excerpt(
      { format, settings }: { readonly format: ExportFormat; readonly settings: ExportOptions },
      context: StoppableContext,
    ): Promise<{ readonly text: string; readonly rowCount: number }> {
      if (held.parsed === undefined) {
        return { text: '', rowCount: 0 };
      }
      const of = held.parsed;
      const shown = held.rows;
      const written = await orStopped(() => shapeFor(format, of, onHeldTable(held, context)));
      return written.ok
        ? exportExcerpt(of.table, shown, createWriter(format, written.value, settings), excerptLength)
        : { text: '', rowCount: 0 };
    },

    /** All shown rows. Fails with `cancelled` and `nothing-there`. */
    async export(
      { format, settings }: { readonly format: ExportFormat; readonly settings: ExportOptions },
      context: StoppableContext,
    ): Promise<Result<Blob>> {
      if (held.parsed === undefined) {
        return fail(nothingThere);
      }
      const of = held.parsed;
      const shown = held.rows;
      const work = onHeldTable(held, context);
      return orStopped(async () => {
        const writer = createWriter(format, await shapeFor(format, of, work), settings);
        return exportRows(of.table, shown, writer, mediaTypeOf(format), work);
      });
    },

    /** All rows with metadata and errors in PapaParse's form. Fails with `cancelled` and `nothing-there`. */
    async exportResult(_: undefined, context: StoppableContext): Promise<Result<Blob>> {
      if (held.parsed === undefined) {
        return fail(nothingThere);
      }
      const { table, summary } = held.parsed;
      const writer = writeResult(summary, createWriter('json', shape(held.parsed), {} as ExportOptions));
      return orStopped(() => exportRows(table, undefined, writer, mediaTypeOf('json'), onHeldTable(held, context)));
    },
  };
}
