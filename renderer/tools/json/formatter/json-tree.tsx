import CollapseIcon from '@mui/icons-material/UnfoldLessOutlined';
import ExpandIcon from '@mui/icons-material/UnfoldMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/editor-theme.ts';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { useRowWindow } from '#renderer/components/large-text-view/use-row-window.ts';
import { useVirtualScroll } from '#renderer/components/large-text-view/use-virtual-scroll.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { JsonTreeRow, treeRowHeight } from './json-tree-row.tsx';
import type { FormatterTasks, RenderedJson } from './tasks.ts';
import { useJsonTree } from './use-json-tree.ts';

interface Props {
  readonly rendered: RenderedJson;
  readonly runner: TaskRunner<FormatterTasks>;
}

/** The result as a tree of any size, whose rows stay in the worker. */
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
  const rowId = (row: number) => `${treeId}-${row}`;

  const activeNode = active?.node;
  const { showPath } = tree;
  useEffect(() => {
    if (activeNode !== undefined) {
      showPath(activeNode);
    }
  }, [activeNode, showPath]);

  const activate = (row: number) => {
    const next = Math.min(Math.max(0, row), rowCount - 1);
    tree.setActiveRow(next);
    if (next < top) {
      scrollTo(next);
    } else if (next + 1 > top + visible) {
      scrollTo(next + 1 - visible);
    }
  };

  const onKeyDown = async (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(visible) - 1);
    const steps: Partial<Record<string, number>> = {
      ArrowUp: activeRow - 1,
      ArrowDown: activeRow + 1,
      PageUp: activeRow - page,
      PageDown: activeRow + page,
      Home: 0,
      End: rowCount - 1,
    };
    const target = steps[event.key];
    const isHandled = target !== undefined || ['ArrowLeft', 'ArrowRight', 'Enter', ' '].includes(event.key);
    if (!isHandled || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    if (target !== undefined) {
      activate(target);
    } else if (active === undefined) {
      return;
    } else if (event.key === 'ArrowRight') {
      if (active.isExpanded) {
        activate(activeRow + 1);
      } else {
        await tree.toggle(active.node);
      }
    } else if (event.key === 'ArrowLeft') {
      if (active.isExpanded) {
        await tree.toggle(active.node);
      } else if (active.parent !== undefined) {
        activate(await tree.rowOf(active.parent));
      }
    } else {
      await tree.toggle(active.node);
    }
  };

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
        aria-activedescendant={active === undefined ? undefined : rowId(activeRow)}
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
        <div role="presentation" style={{ height, minWidth: 'max-content' }}>
          <div role="presentation" style={{ position: 'sticky', top: 0, height: 0 }}>
            <div role="presentation" style={{ transform: `translateY(${(shownFirst - shownTop) * treeRowHeight}px)` }}>
              {shown.map((row, index) => (
                <JsonTreeRow
                  key={row.node}
                  id={rowId(shownFirst + index)}
                  row={row}
                  isActive={shownFirst + index === activeRow}
                  onActivate={() => activate(shownFirst + index)}
                  onToggle={() => tree.toggle(row.node)}
                />
              ))}
            </div>
          </div>
        </div>
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
