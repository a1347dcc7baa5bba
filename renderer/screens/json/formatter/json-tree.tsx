import CollapseIcon from '@mui/icons-material/UnfoldLessOutlined';
import ExpandIcon from '@mui/icons-material/UnfoldMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { useRowWindow } from '#renderer/components/large-text-view/use-row-window.ts';
import { Tree } from '#renderer/components/tree/tree.tsx';
import { useTreeScroll } from '#renderer/components/tree/use-tree-scroll.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { RenderedJson } from '#tools/json/formatter/rendered-json.ts';
import type { FormatterTasks } from '#tools/json/formatter/tasks.ts';
import { JsonTreeRow, treeRowHeight } from './json-tree-row.tsx';
import { useJsonTree } from './use-json-tree.ts';

interface Props {
  readonly rendered: RenderedJson;
  readonly runner: TaskRunner<FormatterTasks>;
}

/** The result as a tree of any size, whose rows are kept in the worker. */
export function JsonTree({ rendered, runner }: Props) {
  const tree = useJsonTree(rendered, runner);
  const { rowCount, activeRow } = tree;
  const scroll = useTreeScroll(rowCount, treeRowHeight);
  const loaded = useRowWindow({
    first: Math.floor(scroll.top),
    last: Math.ceil(scroll.top + scroll.visible),
    rowCount,
    loadRows: tree.loadRows,
  });

  const activeNode = loaded.rows[activeRow - loaded.from]?.node;
  const { showPath } = tree;
  useEffect(() => {
    if (activeNode !== undefined) {
      showPath(activeNode);
    }
  }, [activeNode, showPath]);

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
      <Tree
        label="JSON tree"
        scroll={scroll}
        loaded={loaded}
        activeRow={activeRow}
        isOpen={({ isExpanded }) => isExpanded}
        onActivate={tree.setActiveRow}
        onToggle={({ node }) => tree.toggle(node)}
        parentOf={({ parent }) => (parent === undefined ? undefined : tree.rowOf(parent))}
        keyOf={({ node }) => node}
        dir="ltr"
        fontFamily={monospaceFont}
      >
        {(row, placed) => <JsonTreeRow {...placed} row={row} onToggle={() => tree.toggle(row.node)} />}
      </Tree>
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
