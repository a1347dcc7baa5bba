import CollapseIcon from '@mui/icons-material/UnfoldLessOutlined';
import ExpandIcon from '@mui/icons-material/UnfoldMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { useRowWindow } from '#renderer/components/large-text-view/use-row-window.ts';
import { useVirtualScroll } from '#renderer/components/large-text-view/use-virtual-scroll.ts';
import { ScrolledRows } from '#renderer/components/tree/scrolled-rows.tsx';
import { navigateTree } from '#renderer/components/tree/tree-navigation.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { FormatterTasks, RenderedJson } from '#tools/json/formatter/tasks.ts';
import type { TreeRow } from '#tools/json/formatter/tree-rows.ts';
import { JsonTreeRow, treeRowHeight } from './json-tree-row.tsx';
import { useJsonTree } from './use-json-tree.ts';

interface Props {
  readonly rendered: RenderedJson;
  readonly runner: TaskRunner<FormatterTasks>;
}

/** The result as a tree of any size, whose rows are kept in the worker. */
export function JsonTree({ rendered, runner }: Props) {
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useJsonTree(rendered, runner);
  const { rowCount, activeRow } = tree;
  const { top, visible, height, scrollTo, onScroll } = useVirtualScroll(scroller, {
    rowCount,
    rowHeight: treeRowHeight,
  });
  const { from, rows } = useRowWindow({
    first: Math.floor(top),
    last: Math.ceil(top + visible),
    rowCount,
    loadRows: tree.loadRows,
  });
  const shownTop = Math.max(from, Math.min(top, from + rows.length - visible));
  const shownFirst = Math.floor(shownTop);
  const shown = rows.slice(shownFirst - from, Math.ceil(shownTop + visible) - from);
  const active = rows[activeRow - from];
  // The active descendant must be a row that exists: while the next row is loading, or scrolled out of sight, it is the
  // last one that was there.
  const [lastActive, setLastActive] = useState<{ readonly place: number; readonly row: TreeRow }>();
  if (active !== undefined && (lastActive?.row !== active || lastActive.place !== activeRow)) {
    setLastActive({ place: activeRow, row: active });
  }
  const rowId = (row: number) => `${treeId}-${row}`;

  const isLastShown =
    lastActive !== undefined && lastActive.place >= shownFirst && lastActive.place < shownFirst + shown.length;

  const activeNode = active?.node;
  const { showPath } = tree;
  useEffect(() => {
    if (activeNode !== undefined) {
      showPath(activeNode);
    }
  }, [activeNode, showPath]);

  const { activate, onKeyDown } = navigateTree({
    rowCount,
    activeRow,
    active: active && { isOpen: active.isExpanded },
    top,
    visible,
    scrollTo,
    onActivate: tree.setActiveRow,
    onToggle: () => active && tree.toggle(active.node),
    parentRow: () => (active?.parent === undefined ? undefined : tree.rowOf(active.parent)),
  });

  const show = (row: TreeRow, place: number) => (
    <JsonTreeRow
      key={row.node}
      id={rowId(place)}
      row={row}
      isActive={place === activeRow}
      onActivate={() => activate(place)}
      onToggle={() => tree.toggle(row.node)}
    />
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ display: 'flex', gap: 0.5, px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<ExpandIcon />}
          onClick={() => tree.expandTo(Number.POSITIVE_INFINITY)}
        >
          Expand all
        </Button>
        <Button size="small" color="inherit" startIcon={<CollapseIcon />} onClick={() => tree.expandTo(0)}>
          Collapse all
        </Button>
      </Box>
      <Box
        ref={scroller}
        role="tree"
        aria-label="JSON tree"
        aria-activedescendant={lastActive === undefined ? undefined : rowId(lastActive.place)}
        tabIndex={0}
        dir="ltr"
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          overflowAnchor: 'none',
          outlineOffset: -2,
          fontFamily: monospaceFont,
          fontSize: 13,
        }}
      >
        <ScrolledRows
          height={height}
          offset={(shownFirst - shownTop) * treeRowHeight}
          activeRow={lastActive !== undefined && !isLastShown && show(lastActive.row, lastActive.place)}
        >
          {shown.map((row, index) => show(row, shownFirst + index))}
        </ScrolledRows>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          minHeight: 40,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          component="output"
          aria-label="Path of the chosen value"
          title={tree.path?.normalized}
          sx={{
            flex: 1,
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontFamily: monospaceFont,
            fontSize: 13,
          }}
        >
          {tree.path?.dotted ?? ''}
        </Box>
        <CopyButton label="path" content={tree.path?.dotted} />
      </Box>
    </Box>
  );
}
