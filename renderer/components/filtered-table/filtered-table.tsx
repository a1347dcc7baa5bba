import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import type { Column, Sort } from '#renderer/components/result-table/table-columns.ts';
import { FilterField } from './filter-field.tsx';
import { Pager } from './pager.tsx';
import { usePages } from './use-pages.ts';

interface Props<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** All that the filter let through: the same array until it changes, since another one begins at its first page. */
  readonly rows: readonly Row[];
  /** What the rows are called: one, and several. */
  readonly unit: readonly [string, string];
  readonly filter: string;
  readonly onFilterChange: (filter: string) => void;
  /** More choices that narrow the rows, after the filter. */
  readonly options?: ReactNode;
  /** What takes the rows elsewhere, at the right: copy, save. */
  readonly actions?: ReactNode;
  /** Between filter and table: what went wrong. */
  readonly note?: ReactNode;
  /** Said in place of the number of rows: how far work has come, or nothing while there is no list yet. */
  readonly status?: string | undefined;
  readonly isBusy?: boolean;
  /** What goes on while it is busy, for assistive technology. */
  readonly busyLabel?: string;
  readonly progress?: number | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** How the rows are sorted; the sorting itself is the caller's. */
  readonly sort?: Sort | undefined;
  readonly onSort?: ((columnId: string) => void) | undefined;
  /** Whether a click on a cell, or Enter, copies its text. */
  readonly copiesOnClick?: boolean;
  readonly pageSizes?: readonly number[];
  readonly initialPageSize?: number;
  /** What is shown in place of rows where there are none. */
  readonly emptyText: string;
}

/** In a narrow pane there is no room beside the options. */
const ownLine = { '@container (max-width: 519px)': { order: 1, flexBasis: '100%' } };

export const defaultPageSizes: readonly number[] = [5, 10, 25, 50, 100];

/** A list with its filter above it and its pages below. Fills its parent. */
export function FilteredTable<Row>({
  label,
  columns,
  rows,
  unit,
  filter,
  onFilterChange,
  options,
  actions,
  note,
  status,
  isBusy = false,
  busyLabel = 'Loading the list',
  progress,
  onCancel,
  sort,
  onSort,
  copiesOnClick = true,
  pageSizes = defaultPageSizes,
  initialPageSize = 25,
  emptyText,
}: Props<Row>) {
  const { page, pageSize, setPage, setPageSize, shown } = usePages(rows, initialPageSize);
  // What is typed into the filter shows before the rows that it finds: they are not drawn twice for a key stroke.
  const table = useMemo(
    () => (
      <ResultTable
        // Another page is read from its top.
        key={`${page} ${pageSize}`}
        label={label}
        columns={columns}
        rowCount={shown.length}
        rowAt={(index) => shown[index] as Row}
        sort={sort}
        onSort={onSort}
        copiesOnClick={copiesOnClick}
        emptyText={emptyText}
      />
    ),
    [page, pageSize, label, columns, shown, sort, onSort, copiesOnClick, emptyText],
  );
  const count = `${rows.length.toLocaleString('en')} ${rows.length === 1 ? unit[0] : unit[1]} found`;

  return (
    <Box
      sx={{
        containerType: 'inline-size',
        height: '100%',
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5, pt: 2 }}>
        <FilterField filter={filter} onChange={onFilterChange} />
        {options}
        <Box
          role="status"
          sx={{
            flex: '1 1 110px',
            fontSize: 13,
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
            ...(options ? ownLine : {}),
          }}
        >
          {status ?? count}
        </Box>
        {actions && <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>{actions}</Box>}
      </Box>
      {note}
      <Box sx={{ flex: 1, minHeight: 120, position: 'relative', borderTop: 1, borderColor: 'divider' }}>
        <BusyIndicator isBusy={isBusy} label={busyLabel} progress={progress} onCancel={onCancel} />
        {table}
      </Box>
      <Pager
        label={label}
        count={rows.length}
        page={page}
        pageSize={pageSize}
        pageSizes={pageSizes}
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
      />
    </Box>
  );
}
