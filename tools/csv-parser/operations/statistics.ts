import * as v from 'valibot';
import { ok } from '#shared/result.ts';
import { defineOperation } from '#tools/define-operation.ts';
import { withNotes } from '#tools/place-note.ts';
import { notesOf, parseTable, parsingEntries } from './parsing.ts';

/** Further columns are ignored, as on the screen. */
const mostColumns = 500;

export const statistics = defineOperation({
  id: 'csv.statistics',
  title: 'Describe the columns of CSV',
  takes: 'bytes',
  accepts: ['text/csv', 'text/tab-separated-values', 'text/plain'],
  produces: ['application/json'],
  options: v.object(parsingEntries),
  example: {
    input: 'price\n1.5\n2.5\n',
    options: { header: true },
    output: '[\n  {\n    "column": "price",\n    "filled": 2,',
  },
  async run(bytes, options, operationContext) {
    const parsed = await parseTable(bytes, options, operationContext);
    if (!parsed.ok) {
      return parsed;
    }
    const { tasks, result, context } = parsed.value;
    const columns = await tasks.statistics({ from: 0, to: Math.min(result.columnCount, mostColumns) }, context);
    if (!columns.ok) {
      return columns;
    }
    const described = columns.value.map(({ longestRow, ...rest }, index) => ({
      column: result.header?.[index] ?? index + 1,
      ...rest,
      // Row numbers for users start at 1.
      ...(longestRow !== undefined && { longestRow: longestRow + 1 }),
    }));
    return ok({
      data: `${JSON.stringify(described, null, 2)}\n`,
      mediaType: 'application/json',
      fileName: 'statistics.json',
      ...withNotes([
        ...(result.columnCount > mostColumns ? [`Only the first ${mostColumns} columns are described.`] : []),
        ...notesOf(result),
      ]),
    });
  },
});
