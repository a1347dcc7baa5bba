import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ResizeHandle } from './resize-handle.tsx';
import type { Column, Sort } from './table-columns.ts';

interface Props<Row> {
  readonly column: Column<Row>;
  readonly index: number;
  /** How the table is sorted by this column, if it is. */
  readonly direction: Sort['direction'] | undefined;
  /** Omitted if the table cannot be sorted by the column. */
  readonly onSort: ((columnId: string) => void) | undefined;
  readonly onResize: (columnId: string, pixels: number) => void;
  readonly onFit: (columnId: string) => void;
}

/** The header of a column; a button if the table can be sorted by it. */
export function HeaderCell<Row>({ column, index, direction, onSort, onResize, onFit }: Props<Row>) {
  const isSortable = onSort !== undefined;
  const Arrow = direction === 'descending' ? ArrowDownward : ArrowUpward;
  return (
    <Box
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: column.align === 'right' ? 'flex-end' : 'flex-start',
        position: 'relative',
        minWidth: 0,
        px: 1.5,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {isSortable ? (
        <ButtonBase
          onClick={() => onSort(column.id)}
          sx={{
            font: 'inherit',
            minWidth: 0,
            maxWidth: '100%',
            borderRadius: 1,
            gap: 0.5,
            '&:hover svg': { opacity: direction === undefined ? 0.5 : 1 },
          }}
        >
          <HeaderText>{column.header}</HeaderText>
          <Arrow sx={{ fontSize: 16, opacity: direction === undefined ? 0 : 1 }} />
        </ButtonBase>
      ) : (
        <HeaderText>{column.header}</HeaderText>
      )}
      <ResizeHandle onResize={(pixels) => onResize(column.id, pixels)} onFit={() => onFit(column.id)} />
    </Box>
  );
}

function HeaderText({ children }: { readonly children: string }) {
  return (
    <Box component="span" title={children} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {children}
    </Box>
  );
}
