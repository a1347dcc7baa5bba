import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type KeyboardEvent,
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
import { useUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { type CellPlace, placeAfter } from './cell-navigation.ts';
import { FullText } from './full-text.tsx';
import { type Column, gridTemplate, leastWidth } from './table-columns.ts';
import { bringIntoView, headerOf, isArrow } from './table-elements.ts';
import { TableHead } from './table-head.tsx';
import type { ResultTableProps } from './table-props.ts';
import { TableRow } from './table-row.tsx';
import { useColumnSizes } from './use-column-sizes.ts';
import { useRowOrder } from './use-row-order.ts';

/** The heights of rows, in pixels. */
const rowHeights = { comfortable: 36, compact: 28 } as const;

/** Pixels by which Shift and an arrow key make a column wider or narrower. */
const resizeStep = 16;

/**
 * A table of any number of rows, of which only the visible ones are rendered. The arrow keys move from cell to cell,
 * and with Shift make the column narrower or wider; a cut cell shows its whole text while it has the keyboard focus.
 * Fills its parent.
 */
export function ResultTable<Row>({
  ref,
  label,
  columns,
  copiesOnClick = false,
  copyText,
  onRowsInView,
  onRowActivate,
  page = '',
  emptyText,
  ...source
}: ResultTableProps<Row>) {
  const { rowCount, rowAt, indexOf, placeOf, sort, onSort } = useRowOrder(columns, source);
  const rowHeight = rowHeights[useUserPreferences().density];
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
  const isSortable = (column: Column<Row>) =>
    onSort !== undefined && (source.onSort === undefined || column.isSortable === true);
  const { sizes, resize, fit } = useColumnSizes(scroller, { columns, rowCount, rowAt, first, last });
  const template = gridTemplate(sizes);
  const minWidth = leastWidth(sizes);

  const [shownPage, setShownPage] = useState(page);
  if (page !== shownPage) {
    setShownPage(page);
    setPlace({ row: 0, column: 0 });
    scrollTo(0);
  }

  const activateCell = ({ row, column }: CellPlace) => {
    if (row < rowCount) {
      onRowActivate?.(indexOf(row));
    }
    const text = row < rowCount ? columns[column]?.text(rowAt(row)) : undefined;
    // An empty cell has nothing to copy.
    if (copiesOnClick && text) {
      void copy(copyText === undefined ? text : copyText({ row: indexOf(row), column }));
    }
  };

  const reportRows = useEffectEvent((from: number, to: number) => onRowsInView?.(from, to));
  useEffect(() => reportRows(first, last), [first, last]);

  useImperativeHandle(ref, () => ({
    showRow(index) {
      const row = placeOf(index);
      setPlace({ row, column: 0 });
      // Scrolls the row to the middle unless it is already visible.
      if (row < top || row + 1 > top + visible) {
        scrollTo(row - visible / 2);
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
    const [column, header] = [columns[active.column], headerOf(scroller.current, active.column)];
    if (event.shiftKey && column !== undefined && header !== undefined && isArrow(event.key)) {
      event.preventDefault();
      resize(column.id, header.offsetWidth + (event.key === 'ArrowLeft' ? -resizeStep : resizeStep));
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
        // While a header has the focus, the active cell must not be scrolled into view instead.
        onFocus={({ target, currentTarget }) => setIsFocused(target === currentTarget)}
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
        <TableHead
          columns={columns}
          template={template}
          minWidth={minWidth}
          height={rowHeight}
          sort={sort}
          isSortable={isSortable}
          onSort={onSort}
          onResize={resize}
          onFit={fit}
        />
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
      {isActiveShown && (
        <FullText
          cellId={`${id}-${active.row}-${active.column}`}
          table={scroller}
          text={columns[active.column]?.text(rowAt(active.row)) ?? ''}
          readAll={copyText && (() => copyText({ row: indexOf(active.row), column: active.column }))}
        />
      )}
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
