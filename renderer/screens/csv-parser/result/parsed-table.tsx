import Box from '@mui/material/Box';
import { type Ref, useMemo } from 'react';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import type { Column, Sort } from '#renderer/components/result-table/table-columns.ts';
import type { ResultTableHandle } from '#renderer/components/result-table/table-props.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { ParsedResult, TableRow } from '#tools/csv-parser/tasks.ts';
import { choices } from '../choices.ts';
import type { CsvTable, RowView } from '../use-csv-table.ts';
import { useVisibleRows } from './use-visible-rows.ts';

interface Props {
  readonly tableRef: Ref<ResultTableHandle>;
  readonly table: CsvTable;
  readonly view: RowView;
}

/** The number of columns per page: each visible cell costs the browser time. */
const columnsOfPage = 100;

/** The most pages of columns that are offered. */
const mostPages = 500;

type ShownRow = TableRow | undefined;

/** The rows as a table, of which only the visible ones are fetched. */
export function ParsedTable({ tableRef, table, view }: Props) {
  const { runner, sort, setSort } = table;
  const { columnCount } = view.of;
  const { columnPage: page } = choices.use();
  const pageCount = Math.min(mostPages, Math.max(1, Math.ceil(columnCount / columnsOfPage)));
  const fromColumn = Math.min(page, pageCount - 1) * columnsOfPage;
  const toColumn = Math.min(fromColumn + columnsOfPage, columnCount);
  const { rowAt, onRowsInView } = useVisibleRows(runner, view, fromColumn, toColumn);
  const columns = useMemo(() => createColumns(view.of, fromColumn, toColumn), [view.of, fromColumn, toColumn]);

  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      {pageCount > 1 && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            py: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <CompactSelect
            label="Columns shown"
            value={Math.min(page, pageCount - 1)}
            onChange={(next) => choices.change({ columnPage: next })}
            options={Array.from({ length: pageCount }, (_, index) => ({
              value: index,
              label: `Columns ${formatNumber(index * columnsOfPage + 1)} to ${formatNumber(Math.min((index + 1) * columnsOfPage, columnCount))}`,
            }))}
          />
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>of {formatNumber(columnCount)}</Box>
        </Box>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <ResultTable
          ref={tableRef}
          label="Parsed rows"
          columns={columns}
          rowCount={view.rowCount}
          rowAt={rowAt}
          onRowsInView={onRowsInView}
          sort={sort && { columnId: String(sort.column), direction: sort.direction }}
          onSort={(id) => setSort(nextSort(sort?.column === Number(id) ? sort.direction : undefined, Number(id)))}
          copiesOnClick
          copyText={async ({ row, column }) => {
            if (column === 0) {
              return String(rowAt(row)?.number ?? '');
            }
            const place = { row, column: fromColumn + column - 1 };
            const outcome = await runner.run('cell', place, { isAlongside: true });
            if (outcome.status !== 'done') {
              throw new Error('The cell is no longer available. Change the input to create it again.');
            }
            return outcome.value;
          }}
          emptyText={view.filter.text === '' ? 'There are no rows.' : 'No row has this text.'}
        />
      </Box>
    </Box>
  );
}

/** Cycles through ascending, descending and the parsed order. */
function nextSort(direction: Sort['direction'] | undefined, column: number): CsvTable['sort'] {
  switch (direction) {
    case undefined:
      return { column, direction: 'ascending' };
    case 'ascending':
      return { column, direction: 'descending' };
    default:
      return undefined;
  }
}

function createColumns({ header }: ParsedResult, from: number, to: number): Column<ShownRow>[] {
  return [
    {
      id: '-1',
      header: '#',
      text: (row) => (row === undefined ? '…' : formatNumber(row.number)),
      width: 92,
      align: 'right',
      isSortable: true,
    },
    ...Array.from({ length: to - from }, (_, index): Column<ShownRow> => {
      const column = from + index;
      return {
        id: String(column),
        header: columnNameOf(header, column),
        text: (row) => row?.cells[index] ?? '',
        render: (row) =>
          row !== undefined && row.cells[index] === undefined ? (
            <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
              missing
            </Box>
          ) : undefined,
        isCode: true,
        isSortable: true,
      };
    }),
  ];
}

/** The name of a column in the table and the statistics. */
export function columnNameOf(header: readonly string[] | undefined, column: number): string {
  const name = header?.[column];
  if (name === undefined) {
    return header === undefined
      ? `Column ${formatNumber(column + 1)}`
      : `Extra ${formatNumber(column + 1 - header.length)}`;
  }
  return isBlank(name) ? `(no name, column ${formatNumber(column + 1)})` : name;
}
