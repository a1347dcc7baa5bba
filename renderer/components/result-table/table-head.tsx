import Box from '@mui/material/Box';
import { HeaderCell } from './header-cell.tsx';
import type { Column, Sort } from './table-columns.ts';

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  /** The columns' widths, for CSS `grid-template-columns`. */
  readonly template: string;
  /** The least width of the table, in pixels. */
  readonly minWidth: number;
  readonly height: number;
  readonly sort: Sort | undefined;
  readonly isSortable: (column: Column<Row>) => boolean;
  readonly onSort: ((columnId: string) => void) | undefined;
  readonly onResize: (columnId: string, pixels: number) => void;
  readonly onFit: (columnId: string) => void;
}

/** The headers of the columns, which stay in place while rows scroll. */
export function TableHead<Row>(props: Props<Row>) {
  const { columns, template, minWidth, height, sort, isSortable, onSort, onResize, onFit } = props;
  return (
    <Box role="rowgroup" sx={{ position: 'sticky', top: 0, zIndex: 1 }} style={{ minWidth }}>
      <Box
        role="row"
        aria-rowindex={1}
        sx={{
          display: 'grid',
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
          boxSizing: 'border-box',
        }}
        style={{ gridTemplateColumns: template, height }}
      >
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            index={index}
            direction={sort?.columnId === column.id ? sort.direction : undefined}
            onSort={isSortable(column) ? onSort : undefined}
            onResize={onResize}
            onFit={onFit}
          />
        ))}
      </Box>
    </Box>
  );
}
