import Box from '@mui/material/Box';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useVirtualScroll } from '#renderer/components/large-text-view/use-virtual-scroll.ts';
import {
  countParameters,
  editParameter,
  encodedLength,
  explainReplaced,
  type ParameterList,
  parameterAt,
  shownParameterAt,
  swapWithNext,
} from '#tools/url/parser/parameter-list.ts';
import { ParameterRow, type RowActions, type RowControl, rowColumns, rowHeight } from './parameter-row.tsx';

interface Props {
  readonly list: ParameterList;
  /** Whether the list belongs to a URL that is no longer in the field. */
  readonly isReadOnly: boolean;
  readonly onChange: (list: ParameterList) => void;
  readonly onRemove: (index: number) => void;
  readonly focusRow: number | undefined;
  readonly onFocused: () => void;
}

const headerHeight = 36;

/**
 * Characters of a parameter in the URL. A longer one cannot be edited here, because a field of that size would block
 * the page.
 */
const longestEdited = 10_000;

/**
 * Parameters that can be edited in place. Only the visible ones and the focused one are rendered, since there may be a
 * hundred thousand.
 */
export function ParameterTable({ list, isReadOnly, onChange, onRemove, focusRow, onFocused }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [activeRow, setActiveRow] = useState<number>();
  /** Where a parameter was moved to, and by which button, which the focus follows. */
  const [moved, setMoved] = useState<{ readonly row: number; readonly by: 'up' | 'down' }>();
  const rowCount = countParameters(list);
  const { top, visible, height, scrollTo, onScroll } = useVirtualScroll(scroller, {
    rowCount,
    rowHeight,
    headerHeight,
  });
  const first = Math.floor(top);
  const last = Math.min(rowCount, Math.ceil(top + visible));
  const isInView = (row: number) => row >= first && row < last;
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset);
  for (const row of [activeRow, focusRow, moved?.row]) {
    if (row !== undefined && row < rowCount && !rows.includes(row)) {
      rows.push(row);
    }
  }

  const show = (row: number) => {
    if (row < top) {
      scrollTo(row);
    } else if (row + 1 > top + visible) {
      scrollTo(row + 1 - visible);
    }
  };

  const wantedRow = focusRow ?? moved?.row;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a row that asks for the focus is brought into view.
  useLayoutEffect(() => {
    if (wantedRow !== undefined && wantedRow < rowCount) {
      show(wantedRow);
    }
  }, [wantedRow, rowCount]);

  const controlToFocus = (row: number): RowControl | undefined => {
    if (row === focusRow) {
      return 'name';
    }
    return row === moved?.row ? moved.by : undefined;
  };

  const latest = useRef<RowActions>(undefined);
  useLayoutEffect(() => {
    latest.current = {
      valueOf: (index) => parameterAt(list, index).value,
      edit(index, change) {
        show(index);
        onChange(editParameter(list, index, change));
      },
      remove: onRemove,
      move(index, by) {
        onChange(swapWithNext(list, by === 1 ? index : index - 1));
        setMoved({ row: index + by, by: by === 1 ? 'down' : 'up' });
      },
      focused() {
        setMoved(undefined);
        onFocused();
      },
    };
  });
  const actions = useMemo<RowActions>(
    () => ({
      valueOf: (index) => latest.current?.valueOf(index) ?? '',
      edit: (index, change) => latest.current?.edit(index, change),
      remove: (index) => latest.current?.remove(index),
      move: (index, by) => latest.current?.move(index, by),
      focused: () => latest.current?.focused(),
    }),
    [],
  );

  const isTooLong = (row: number) => encodedLength(list, row) > longestEdited;

  return (
    <Box
      ref={scroller}
      role="table"
      aria-label="Parameter / Value"
      aria-rowcount={rowCount + 1}
      onScroll={onScroll}
      sx={{ height: '100%', overflow: 'auto', overflowAnchor: 'none', fontSize: 13 }}
    >
      <Box role="rowgroup" sx={{ position: 'sticky', top: 0, zIndex: 1 }}>
        <Box
          role="row"
          aria-rowindex={1}
          sx={{
            ...rowColumns,
            height: headerHeight,
            bgcolor: 'background.default',
            borderBottom: 1,
            borderColor: 'divider',
            fontWeight: 600,
          }}
        >
          <Box role="columnheader" sx={{ px: 1 }}>
            Parameter
          </Box>
          <Box role="columnheader" sx={{ px: 1 }}>
            Value
          </Box>
          <Box role="columnheader" sx={{ textAlign: 'right', px: 1 }}>
            Actions
          </Box>
        </Box>
      </Box>
      <Box
        role="rowgroup"
        style={{ height }}
        onFocus={({ target }) => {
          const row = target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
          setActiveRow(row ? Number(row) - 2 : undefined);
        }}
        onBlur={() => setActiveRow(undefined)}
      >
        <div style={{ position: 'sticky', top: headerHeight, height: 0 }}>
          {rows.map((row) => (
            <ParameterRow
              key={row}
              index={row}
              {...shownParameterAt(list, row, longestEdited)}
              {...(isTooLong(row) ? {} : explainReplaced(list, row))}
              isTooLong={isTooLong(row)}
              isLast={row === rowCount - 1}
              isReadOnly={isReadOnly}
              // A focused row outside of the viewport is kept above the first one.
              offset={isInView(row) ? (row - top) * rowHeight : -2 * rowHeight}
              focused={controlToFocus(row)}
              actions={actions}
            />
          ))}
        </div>
      </Box>
    </Box>
  );
}
