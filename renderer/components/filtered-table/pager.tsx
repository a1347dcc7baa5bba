import TablePagination from '@mui/material/TablePagination';
import { formatNumber } from '#shared/formats/words/locale.ts';

interface Props {
  /** The accessible name of the table that the pages belong to. */
  readonly label: string;
  /** The number of rows on all pages. */
  readonly count: number;
  /** The index of the page, from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  /** Whether nothing is known yet: the pager keeps its space but is invisible, so that nothing moves later. */
  readonly isHidden?: boolean;
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange: (pageSize: number) => void;
}

/** Turns the pages of a table, and chooses the number of rows per page. */
export function Pager({
  label,
  count,
  page,
  pageSize,
  pageSizes,
  isHidden = false,
  onPageChange,
  onPageSizeChange,
}: Props) {
  return (
    <TablePagination
      component="div"
      role="group"
      aria-label={`Pages of ${label}`}
      count={count}
      page={page}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[...pageSizes]}
      showFirstButton
      showLastButton
      labelDisplayedRows={({ from, to }) => `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(count)}`}
      onPageChange={(_, next) => onPageChange(next)}
      onRowsPerPageChange={({ target }) => onPageSizeChange(Number(target.value))}
      sx={{
        visibility: isHidden ? 'hidden' : 'visible',
        borderTop: 1,
        borderColor: 'divider',
        flexShrink: 0,
        overflow: 'visible',
        '& .MuiTablePagination-toolbar': { minHeight: 48, flexWrap: 'wrap', justifyContent: 'flex-end' },
        '& .MuiTablePagination-spacer': { flex: '1 1 0' },
        '& .MuiTablePagination-displayedRows': { fontVariantNumeric: 'tabular-nums' },
        // A narrow pane has no room for the label of the page size.
        '@container (max-width: 479px)': {
          '& .MuiTablePagination-selectLabel': { display: 'none' },
          '& .MuiTablePagination-toolbar': { px: 1 },
          '& .MuiTablePagination-select': { ml: 0 },
          '& .MuiTablePagination-input': { mr: 1, ml: 0 },
          '& .MuiTablePagination-actions': { ml: 0.5 },
        },
      }}
    />
  );
}
