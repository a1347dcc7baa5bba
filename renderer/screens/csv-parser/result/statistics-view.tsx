import { useMemo } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { cancelled } from '#shared/result.ts';
import { type ColumnStatistics, describeKind } from '#tools/csv-parser/table/column-statistics.ts';
import { mostColumns } from '#tools/csv-parser/table/most-columns.ts';
import type { CsvTable, RowView } from '../use-csv-table.ts';
import { columnNameOf } from './parsed-table.tsx';

interface Props {
  readonly table: CsvTable;
  readonly view: RowView;
}

interface Row extends ColumnStatistics {
  readonly name: string;
}

const count = formatNumber;

/** Numbers from here on are rounded to digits before the decimal mark. */
const roundedFrom = 1e15;

function rounded(value: number | undefined): string {
  return value === undefined ? '' : `${Math.abs(value) < roundedFrom ? '' : '≈ '}${value}`;
}

const columns: Column<Row>[] = [
  { id: 'name', header: 'Column', text: ({ name }) => name, isCode: true, width: 160 },
  {
    id: 'kind',
    header: 'Values',
    text: describeKind,
    width: 230,
  },
  {
    id: 'filled',
    header: 'Filled',
    text: ({ filled }) => count(filled),
    sortBy: ({ filled }) => filled,
    width: 100,
    align: 'right',
  },
  {
    id: 'empty',
    header: 'Empty',
    text: ({ empty }) => count(empty),
    sortBy: ({ empty }) => empty,
    width: 100,
    align: 'right',
  },
  {
    id: 'distinct',
    header: 'Different',
    text: ({ distinct, isDistinctExact }) => `${isDistinctExact ? '' : 'at least '}${count(distinct)}`,
    sortBy: ({ distinct }) => distinct,
    width: 140,
    align: 'right',
  },
  { id: 'minimum', header: 'Least', text: ({ minimum }) => minimum, isCode: true, width: 150 },
  { id: 'maximum', header: 'Greatest', text: ({ maximum }) => maximum, isCode: true, width: 150 },
  {
    id: 'longest',
    header: 'Longest',
    text: ({ longest }) => count(longest),
    sortBy: ({ longest }) => longest,
    width: 90,
    align: 'right',
  },
  {
    id: 'longestRow',
    header: 'in row',
    text: ({ longestRow }) => (longestRow === undefined ? '' : count(longestRow + 1)),
    sortBy: ({ longestRow }) => longestRow,
    width: 90,
    align: 'right',
  },
  {
    id: 'sum',
    header: 'Sum',
    text: ({ sum, exactSum }) => exactSum ?? rounded(sum),
    sortBy: ({ sum }) => sum,
    width: 150,
    align: 'right',
  },
  {
    id: 'mean',
    header: 'Mean',
    text: ({ mean }) => rounded(mean),
    sortBy: ({ mean }) => mean,
    width: 150,
    align: 'right',
  },
];

/** Statistics of each column's values, over the rows that pass the filter. */
export function StatisticsView({ table, view }: Props) {
  const { of } = view;
  // Another view has other statistics, even if the columns are the same.
  const input = useMemo(
    () => ({ from: 0, to: Math.min(view.of.columnCount, mostColumns), view: view.rowCount }),
    [view],
  );
  const { result, isBusy, progress, cancel, error, runAgain } = useLiveTask(table.runner, 'statistics', input, {
    stops: true,
    isAlongside: true,
    quietTime: 0,
  });
  const rows = useMemo(
    () => result?.map((statistics, column) => ({ ...statistics, name: columnNameOf(of.header, column) })) ?? [],
    [result, of],
  );
  const isCancelled = error?.code === cancelled.code && !isBusy;
  return (
    <>
      <BusyIndicator isBusy={isBusy} progress={progress} label="Counting" onCancel={cancel} />
      {error?.retry && !isBusy && <ErrorNote error={error} />}
      {isCancelled ? (
        <CancelledNote action="Count again" onRetry={runAgain}>
          The counting was cancelled.
        </CancelledNote>
      ) : (
        <ResultTable
          label="Column statistics"
          columns={columns}
          rows={rows}
          copiesOnClick
          emptyText={isBusy ? 'Counting…' : 'There are no columns.'}
        />
      )}
    </>
  );
}
