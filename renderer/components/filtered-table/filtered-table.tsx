import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import type { Column, Sort } from '#renderer/components/result-table/table-columns.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { FilterField } from './filter-field.tsx';
import { usualPageSizes } from './page-size-schema.ts';
import { Pager } from './pager.tsx';
import { usePages } from './use-pages.ts';
import { useSortedRows } from './use-sorted-rows.ts';

interface Props<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /**
   * All rows that pass the filter. The array must be the same until it changes, because another one starts at its first
   * page.
   */
  readonly rows: readonly Row[];
  /** The name of a row: singular and plural. */
  readonly unit: readonly [string, string];
  readonly filter: string;
  readonly onFilterChange: (filter: string) => void;
  /** Further choices that narrow down the rows, after the filter. */
  readonly options?: ReactNode;
  /** Actions that take the rows elsewhere, at the right: copy, save. */
  readonly actions?: ReactNode;
  /** A note between the filter and the table, which says what went wrong. */
  readonly note?: ReactNode;
  /** A text in place of the number of rows: the progress of the work, or an empty one while there is no list yet. */
  readonly status?: string | undefined;
  readonly isBusy?: boolean;
  /** What is going on while the list is busy, for assistive technology. */
  readonly busyLabel?: string;
  readonly progress?: number | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** How the rows are sorted, if the caller does that; if omitted, the list sorts itself and remembers how. */
  readonly sort?: Sort | undefined;
  readonly onSort?: ((columnId: string) => void) | undefined;
  /** Whether a click on a cell, or Enter, copies its text. */
  readonly copiesOnClick?: boolean;
  readonly pageSizes?: readonly number[];
  /** The number of rows per page: one of the page sizes. */
  readonly pageSize: number;
  readonly onPageSizeChange: (pageSize: number) => void;
  /** What is shown in place of rows if there are none. */
  readonly emptyText: string;
}

/** A narrow pane has no room beside the options. */
const ownLine = { '@container (max-width: 519px)': { order: 1, flexBasis: '100%' } };

/** A list with a filter above it and a pager below. Fills its parent. */
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
  sort: sortOfCaller,
  onSort: onSortOfCaller,
  copiesOnClick = true,
  pageSizes = usualPageSizes,
  pageSize,
  onPageSizeChange,
  emptyText,
}: Props<Row>) {
  const own = useSortedRows(label, columns, rows);
  const isOwn = onSortOfCaller === undefined;
  const shownColumns = useMemo(
    () => (isOwn ? columns.map((column) => ({ ...column, isSortable: true })) : columns),
    [isOwn, columns],
  );
  const [sort, onSort] = isOwn ? [own.sort, own.onSort] : [sortOfCaller, onSortOfCaller];
  const { page, setPage, shown } = usePages(isOwn ? own.rows : rows, pageSize);
  // Text typed into the filter shows before the rows that it finds, so the rows are not rendered twice for a key
  // stroke.
  const table = useMemo(
    () => (
      <ResultTable
        page={`${page} ${pageSize}`}
        label={label}
        columns={shownColumns}
        rows={shown}
        sort={sort}
        onSort={onSort}
        copiesOnClick={copiesOnClick}
        emptyText={emptyText}
      />
    ),
    [page, pageSize, label, shownColumns, shown, sort, onSort, copiesOnClick, emptyText],
  );
  const count = `${countOf(rows.length, ...unit)} found`;

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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 0.75 }}>
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
        isHidden={isBusy && rows.length === 0}
        onPageChange={setPage}
        onPageSizeChange={onPageSizeChange}
      />
    </Box>
  );
}
