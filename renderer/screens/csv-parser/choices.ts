import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import {
  batchSizes,
  defaultExportOptions,
  exportDelimiters,
  exportFormats,
  largestBatch,
  sqlDialects,
} from '#tools/csv-parser/export/export-options.ts';
import { csvParser } from '#tools/csv-parser/tool.ts';

const rowsViews = ['table', 'text', 'statistics'] as const;
export type RowsView = (typeof rowsViews)[number];

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const initial = defaultExportOptions;

const exportSchema = v.pipe(
  v.object({
    delimiter: v.fallback(v.picklist(exportDelimiters), initial.delimiter),
    quotes: v.fallback(v.picklist(['needed', 'all']), initial.quotes),
    lineBreak: v.fallback(v.picklist(['\r\n', '\n']), initial.lineBreak),
    hasByteOrderMark: v.fallback(v.boolean(), initial.hasByteOrderMark),
    escapeFormulae: v.fallback(v.boolean(), initial.escapeFormulae),
    hasHeader: v.fallback(v.boolean(), initial.hasHeader),
    dialect: v.fallback(v.picklist(sqlDialects.map(({ value }) => value)), initial.dialect),
    tableName: v.fallback(v.string(), initial.tableName),
    isEmptyNull: v.fallback(v.boolean(), initial.isEmptyNull),
    batchSize: v.fallback(v.picklist(batchSizes), initial.batchSize),
  }),
  v.transform((settings) => ({ ...settings, batchSize: Math.min(settings.batchSize, largestBatch(settings.dialect)) })),
);

/** How the rows are shown and exported. The source, its encoding and the parser options are text inputs. */
export const choices = createKeptValue(
  csvParser.id,
  1,
  v.object({
    view: v.fallback(v.picklist(rowsViews), 'table'),
    format: v.fallback(v.picklist(exportFormats.map(({ value }) => value)), 'json'),
    export: v.fallback(exportSchema, initial),
    filterText: v.fallback(v.string(), ''),
    /** The index of the column, or null for any. */
    filterColumn: v.fallback(v.nullable(index), null),
    /** Column -1 is the row number; null for the parsed order. */
    sort: v.fallback(
      v.nullable(
        v.object({
          column: v.pipe(v.number(), v.integer(), v.minValue(-1)),
          direction: v.picklist(['ascending', 'descending']),
        }),
      ),
      null,
    ),
    /** The page of columns that shows, if a table has too many for one page. */
    columnPage: v.fallback(index, 0),
    /** Whether the metadata pane is folded, which leaves its space to the rows. */
    isMetadataFolded: v.fallback(v.boolean(), false),
    /** Undefined: folded on a phone only. */
    areOptionsFolded: v.fallback(v.optional(v.boolean()), undefined),
  }),
);
