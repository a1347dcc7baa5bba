import * as v from 'valibot';
import { countOf } from '#shared/formats/words/count-of.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { ok } from '#shared/result.ts';
import { defineOperation } from '#tools/define-operation.ts';
import { withNotes } from '#tools/place-note.ts';
import type { ColumnStatistics } from '../table/column-statistics.ts';
import { mostColumns } from '../table/most-columns.ts';
import { notesOf, parseTable, parsingEntries } from './parsing.ts';

/** The most columns that a note names. */
const mostNamed = 5;

type DescribedColumn = Pick<ColumnStatistics, 'grouping' | 'isAmbiguous' | 'isMixed'> & {
  readonly column: string | number;
};

/** Tells how numbers were read that may be meant otherwise. */
function notesOnMarks(columns: readonly DescribedColumn[]): string[] {
  const ambiguous = columns.filter(({ isAmbiguous }) => isAmbiguous);
  const note = (of: readonly DescribedColumn[], reading: string): string[] => {
    const names = of.slice(0, mostNamed).map(({ column }) => String(column));
    const more = of.length > mostNamed ? [`${formatNumber(of.length - mostNamed)} more`] : [];
    const label = of.length === 1 ? 'column' : 'columns';
    return of.length === 0 ? [] : [`Numbers in the ${label} ${listWords([...names, ...more])} ${reading}.`];
  };
  return [
    ...note(
      ambiguous.filter(({ grouping, isMixed }) => grouping !== undefined && !isMixed),
      'such as 1,234 are read as whole numbers, with a separator between thousands',
    ),
    ...note(
      ambiguous.filter(({ isMixed }) => isMixed),
      'have both marks before three digits: one is read as a separator between thousands, the other as the decimal mark',
    ),
    ...note(
      ambiguous.filter(({ grouping }) => grouping === undefined),
      'such as 1.234 are read as decimals',
    ),
  ];
}

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
        ...notesOnMarks(described),
        ...(result.columnCount > mostColumns
          ? [`Only the first ${countOf(mostColumns, 'column')} are described.`]
          : []),
        ...notesOf(result),
      ]),
    });
  },
});
