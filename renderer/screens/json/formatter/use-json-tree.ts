import { useCallback, useEffect, useState } from 'react';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { NodePath } from '#shared/formats/lossless-json/node-path.ts';
import type { RenderedJson } from '#tools/json/formatter/rendered-json.ts';
import type { FormatterTasks } from '#tools/json/formatter/tasks.ts';
import type { TreeRow } from '#tools/json/formatter/tree-rows.ts';

export interface JsonTreeState {
  readonly rowCount: number;
  /** The row that the keyboard acts on. */
  readonly activeRow: number;
  readonly setActiveRow: (row: number) => void;
  /** A new function after each change of the tree. */
  readonly loadRows: (from: number, to: number) => Promise<readonly TreeRow[]>;
  readonly toggle: (node: number) => Promise<void>;
  /** @param depth Infinity expands everything, 0 shows only the top value */
  readonly expandTo: (depth: number) => Promise<void>;
  readonly rowOf: (node: number) => Promise<number>;
  readonly path: NodePath | undefined;
  /** Requests the path of a node. */
  readonly showPath: (node: number) => void;
}

/** The tasks of a tree are short, and ending their worker would lose the document. */
const shortWork = { whenSuperseded: 'drop' } as const;

/** The tree that the worker keeps for the last rendered result. */
export function useJsonTree(rendered: RenderedJson, runner: TaskRunner<FormatterTasks>): JsonTreeState {
  const [rowCount, setRowCount] = useState(0);
  const [version, setVersion] = useState(0);
  const [activeRow, setActiveRow] = useState(0);
  const [path, setPath] = useState<NodePath>();

  const change = (count: number) => {
    setRowCount(count);
    setVersion((former) => former + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another result has another tree.
  useEffect(() => {
    setActiveRow(0);
    setPath(undefined);
  }, [rendered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed tree has other rows.
  const loadRows = useCallback(
    async (from: number, to: number) => {
      const outcome = await runner.run('treeRows', { from, to }, shortWork);
      if (outcome.status !== 'done') {
        throw new Error('The tree is no longer available. Change the input to create it again.');
      }
      setRowCount(outcome.value.rowCount);
      return outcome.value.rows;
    },
    [runner, rendered, version],
  );

  const showPath = useCallback(
    (node: number) => {
      runner.run('treePath', { node }, shortWork).then((outcome) => {
        if (outcome.status === 'done') {
          setPath(outcome.value);
        }
      }, console.error);
    },
    [runner],
  );

  return {
    rowCount,
    activeRow,
    setActiveRow,
    loadRows,
    async toggle(node) {
      const outcome = await runner.run('treeToggle', { node }, shortWork);
      if (outcome.status === 'done') {
        change(outcome.value);
      }
    },
    async expandTo(depth) {
      // The row is set at once: setting it with the answer would undo a key pressed meanwhile.
      setActiveRow(0);
      const outcome = await runner.run('treeExpand', { depth }, shortWork);
      if (outcome.status === 'done') {
        change(outcome.value);
      }
    },
    async rowOf(node) {
      const outcome = await runner.run('treeRowOf', { node }, shortWork);
      return outcome.status === 'done' ? outcome.value : 0;
    },
    path,
    showPath,
  };
}
