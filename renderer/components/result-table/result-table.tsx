import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import { useVirtualScroll } from '#renderer/components/large-text-view/use-virtual-scroll.ts';
import { type CellPlace, placeAfter } from './cell-navigation.ts';
import { HeaderCell } from './header-cell.tsx';
import { type Column, gridTemplate, leastWidth, type Sort } from './table-columns.ts';
import { TableRow } from './table-row.tsx';

/** What a screen can have the table do. */
export interface ResultTableHandle {
  /** Brings a row, by its index from 0, into view and puts the focus on it. */
  showRow(index: number): void;
}

interface Props<Row> {
  readonly ref?: Ref<ResultTableHandle> | undefined;
  /** The accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowCount: number;
  /** Gives a row by its index from 0; called only for rows in view, so the rows need not be an array. */
  readonly rowAt: (index: number) => Row;
  /** How the rows are sorted; the sorting itself is the caller's. */
  readonly sort?: Sort | undefined;
  readonly onSort?: ((columnId: string) => void) | undefined;
  /** A click on a cell, or Enter, copies its text, unless it holds a link, which is followed. Needs the store. */
  readonly copiesOnClick?: boolean | undefined;
  /** Gives what is copied of a cell, where its text is only the beginning of it. */
  readonly copyText?: ((place: CellPlace) => Promise<string>) | undefined;
  /** Called with the rows in view, the last not included, for a caller who loads them; they come with another `rowAt`. */
  readonly onRowsInView?: ((first: number, last: number) => void) | undefined;
  /** A click on a row, or Enter: called with its index from 0. */
  readonly onRowActivate?: ((index: number) => void) | undefined;
  /** What is shown in place of rows where there are none. */
  readonly emptyText: string;
}

const rowHeight = 36;

/**
 * A table of any number of rows, of which only those in view are drawn. Arrow keys go from cell to cell.
 * Fills its parent.
 */
export function ResultTable<Row>({
  ref,
  label,
  columns,
  rowCount,
  rowAt,
  sort,
  onSort,
  copiesOnClick = false,
  copyText,
  onRowsInView,
  onRowActivate,
  emptyText,
}: Props<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const copy = useCopy();
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const [isFocused, setIsFocused] = useState(false);
  const { top, visible, height, scrollTo, onScroll } = useVirtualScroll(scroller, {
    rowCount,
    rowHeight,
    headerHeight: rowHeight,
  });
  const first = Math.floor(top);
  const last = Math.min(rowCount, Math.ceil(top + visible));
  const active = { row: Math.min(place.row, rowCount - 1), column: Math.min(place.column, columns.length - 1) };
  const isActiveShown = isFocused && active.row >= first && active.row < last;
  const template = gridTemplate(columns);
  const minWidth = leastWidth(columns);

  const activateCell = ({ row, column }: CellPlace) => {
    if (row < rowCount) {
      onRowActivate?.(row);
    }
    const text = row < rowCount ? columns[column]?.text(rowAt(row)) : undefined;
    // Of an empty cell there is nothing to copy.
    if (copiesOnClick && text) {
      void copy(copyText === undefined ? text : copyText({ row, column }));
    }
  };

  const reportRows = useEffectEvent((from: number, to: number) => onRowsInView?.(from, to));
  useEffect(() => reportRows(first, last), [first, last]);

  useImperativeHandle(ref, () => ({
    showRow(index) {
      setPlace({ row: index, column: 0 });
      // In the middle, unless it is seen already.
      if (index < top || index + 1 > top + visible) {
        scrollTo(index - visible / 2);
      }
      scroller.current?.focus();
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== scroller.current || rowCount === 0) {
      return;
    }
    if (event.key === 'Enter') {
      const link = document.getElementById(`${id}-${active.row}-${active.column}`)?.querySelector('a');
      if (link) {
        link.click();
      } else {
        activateCell(active);
      }
      return;
    }
    const bounds = { rowCount, columnCount: columns.length, page: Math.max(1, Math.floor(visible) - 1) };
    const next = placeAfter(event.key, event.ctrlKey || event.metaKey, active, bounds);
    if (next !== undefined) {
      event.preventDefault();
      setPlace(next);
      if (next.row < top) {
        scrollTo(next.row);
      } else if (next.row + 1 > top + visible) {
        scrollTo(next.row + 1 - visible);
      }
    }
  };

  useLayoutEffect(() => {
    if (isActiveShown) {
      bringIntoView(scroller.current, document.getElementById(`${id}-${active.row}-${active.column}`));
    }
  }, [id, isActiveShown, active.row, active.column]);

  return (
    <Box sx={{ position: 'relative', height: '100%', minHeight: 0 }}>
      <Box
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length}
        aria-readonly
        aria-activedescendant={isActiveShown ? `${id}-${active.row}-${active.column}` : undefined}
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        sx={{
          height: '100%',
          overflow: 'auto',
          overflowAnchor: 'none',
          bgcolor: 'background.paper',
          fontSize: 13,
          outlineOffset: -2,
        }}
      >
        <Box role="rowgroup" sx={{ position: 'sticky', top: 0, zIndex: 1 }} style={{ minWidth }}>
          <Box
            role="row"
            aria-rowindex={1}
            sx={{
              display: 'grid',
              height: rowHeight,
              bgcolor: 'background.default',
              borderBottom: 1,
              borderColor: 'divider',
              boxSizing: 'border-box',
            }}
            style={{ gridTemplateColumns: template }}
          >
            {columns.map((column, index) => (
              <HeaderCell
                key={column.id}
                column={column}
                index={index}
                direction={sort?.columnId === column.id ? sort.direction : undefined}
                onSort={onSort}
              />
            ))}
          </Box>
        </Box>
        <Box role="rowgroup" style={{ height, minWidth }}>
          <div style={{ position: 'sticky', top: rowHeight, height: 0 }}>
            <div style={{ transform: `translateY(${(first - top) * rowHeight}px)` }}>
              {Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset).map((index) => (
                <TableRow
                  key={index}
                  index={index}
                  row={rowAt(index)}
                  columns={columns}
                  template={template}
                  height={rowHeight}
                  idPrefix={`${id}-${index}`}
                  activeColumn={isFocused && index === active.row ? active.column : undefined}
                  cursor={copiesOnClick ? 'copy' : onRowActivate === undefined ? 'auto' : 'pointer'}
                  onCellClick={
                    copiesOnClick || onRowActivate !== undefined
                      ? (column) => {
                          setPlace({ row: index, column });
                          activateCell({ row: index, column });
                        }
                      : undefined
                  }
                />
              ))}
            </div>
          </div>
        </Box>
      </Box>
      {rowCount === 0 && (
        <Typography
          color="text.secondary"
          sx={{ position: 'absolute', insetInline: 0, top: rowHeight + 24, px: 2, textAlign: 'center' }}
        >
          {emptyText}
        </Typography>
      )}
    </Box>
  );
}

/** Scrolls to the side until the cell is seen. */
function bringIntoView(scroller: HTMLElement | null, cell: HTMLElement | null): void {
  if (scroller === null || cell === null) {
    return;
  }
  const outer = scroller.getBoundingClientRect();
  const inner = cell.getBoundingClientRect();
  if (inner.left < outer.left) {
    scroller.scrollLeft += inner.left - outer.left;
  } else if (inner.right > outer.right) {
    scroller.scrollLeft += Math.min(inner.right - outer.right, inner.left - outer.left);
  }
}
