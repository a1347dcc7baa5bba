import Box from '@mui/material/Box';
import { type FocusEventHandler, Fragment, type MouseEventHandler, type ReactNode, useId, useState } from 'react';
import type { RowWindow } from '#renderer/components/large-text-view/use-row-window.ts';
import { ScrolledRows } from './scrolled-rows.tsx';
import { navigateTree } from './tree-navigation.ts';
import type { TreeScroll } from './use-tree-scroll.ts';

/** What a row needs to know about its place in the tree, for `TreeRow`. */
export interface PlacedRow {
  readonly id: string;
  readonly height: number;
  readonly isActive: boolean;
  readonly onActivate: () => void;
}

interface Props<Row> {
  readonly label: string;
  readonly scroll: TreeScroll;
  /** The rows that are loaded, at least the visible ones once they are; `from` is the place of the first. */
  readonly loaded: RowWindow<Row>;
  /** The place of the active row among those whose parents are all open. */
  readonly activeRow: number;
  /** Whether the children of a row are shown; also false if it has none. */
  readonly isOpen: (row: Row) => boolean;
  readonly onActivate: (place: number) => void;
  /** Opens or closes a row, if it has children. */
  readonly onToggle: (row: Row) => void;
  /** Returns the place of a row's parent; undefined for the first row. */
  readonly parentOf: (row: Row) => number | undefined | Promise<number | undefined>;
  /** Identifies a row while others come and go. */
  readonly keyOf: (row: Row) => number;
  /** Renders a row, as a `TreeRow`. */
  readonly children: (row: Row, placed: PlacedRow) => ReactNode;
  readonly dir?: 'ltr';
  readonly fontFamily?: string;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: FocusEventHandler;
  readonly onMouseLeave?: MouseEventHandler;
}

/**
 * A tree of any size, following the tree view pattern of the ARIA practices. The tree has the focus, handles the keys
 * and refers to its active row, which is in the document even when it is scrolled out of sight.
 */
export function Tree<Row>(props: Props<Row>) {
  const { label, scroll, loaded, activeRow, onActivate, isOpen, onToggle, parentOf, keyOf, children } = props;
  const { dir, fontFamily, onFocus, onBlur, onMouseLeave } = props;
  const { rowCount, rowHeight, top, visible } = scroll;
  const treeId = useId();
  const { from, rows } = loaded;
  const shownTop = Math.max(from, Math.min(top, from + rows.length - visible));
  const shownFirst = Math.floor(shownTop);
  const shown = rows.slice(shownFirst - from, Math.ceil(shownTop + visible) - from);
  const active = rows[activeRow - from];
  // The active descendant must be a row that exists: while the next row is loading, or scrolled out of sight, it is the
  // last one that was there.
  const [lastActive, setLastActive] = useState<{ readonly place: number; readonly row: Row }>();
  if (active !== undefined && (lastActive?.row !== active || lastActive.place !== activeRow)) {
    setLastActive({ place: activeRow, row: active });
  }
  const isLastShown =
    lastActive !== undefined && lastActive.place >= shownFirst && lastActive.place < shownFirst + shown.length;
  const rowId = (place: number) => `${treeId}-${place}`;

  const { activate, onKeyDown } = navigateTree({
    rowCount,
    activeRow,
    active: active === undefined ? undefined : { isOpen: isOpen(active) },
    top,
    visible,
    scrollTo: scroll.scrollTo,
    onActivate,
    onToggle: () => active !== undefined && onToggle(active),
    parentRow: () => (active === undefined ? undefined : parentOf(active)),
  });

  const show = (row: Row, place: number) => (
    <Fragment key={keyOf(row)}>
      {children(row, {
        id: rowId(place),
        height: rowHeight,
        isActive: place === activeRow,
        onActivate: () => activate(place),
      })}
    </Fragment>
  );

  return (
    <Box
      ref={scroll.scroller}
      role="tree"
      aria-label={label}
      aria-activedescendant={lastActive === undefined ? undefined : rowId(lastActive.place)}
      tabIndex={0}
      dir={dir}
      onScroll={scroll.onScroll}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onMouseLeave={onMouseLeave}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        overflowAnchor: 'none',
        outlineOffset: -2,
        fontFamily,
        fontSize: 13,
      }}
    >
      <ScrolledRows
        height={scroll.height}
        offset={(shownFirst - shownTop) * rowHeight}
        activeRow={lastActive !== undefined && !isLastShown && show(lastActive.row, lastActive.place)}
      >
        {shown.map((row, index) => show(row, shownFirst + index))}
      </ScrolledRows>
    </Box>
  );
}
