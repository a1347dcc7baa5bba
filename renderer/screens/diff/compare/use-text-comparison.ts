import { useCallback, useEffect, useMemo, useState } from 'react';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { ComparedTexts, CompareRequest, DiffTasks, LaidOut, Source } from '#tools/diff/tasks.ts';
import type { DiffRow } from '#tools/diff/text/read-rows.ts';
import { choices } from '../choices.ts';
import { spawnDiffWorker } from '../spawn-diff-worker.ts';

export type LoadDiffRows = (from: number, to: number) => Promise<readonly DiffRow[]>;

/** The comparison as shown. */
export interface ShownComparison extends LaidOut {
  readonly of: ComparedTexts;
  readonly style: 'split' | 'unified';
  readonly loadRows: LoadDiffRows;
}

export interface Comparison {
  readonly task: LiveTask<CompareRequest, ComparedTexts>;
  readonly shown: ShownComparison | undefined;
  readonly openFold: (gap: number) => void;
  /** Returns the differences as a unified patch. */
  readonly readPatch: (name: string) => Promise<string>;
}

/** Milliseconds: enough for texts that have almost nothing in common. */
const timeLimit = 60_000;

/** These tasks are short, and ending their worker would lose the comparison. */
const shortWork = { whenSuperseded: 'drop' } as const;

const gone = () => new Error('The comparison is no longer available. Change the input to create it again.');

/**
 * Compares two texts in a worker as they change, and lays the comparison out in rows, which stay in the worker.
 * @param style the layout that there is room for
 * @param isWanted false while the inputs are compared in another way
 */
export function useTextComparison(a: Source, b: Source, style: 'split' | 'unified', isWanted: boolean): Comparison {
  const runner = useTaskRunner<DiffTasks>(spawnDiffWorker);
  const { whiteSpace, isCaseIgnored, precision, isFolded } = choices.use();
  const request = useMemo(
    () => (!isWanted || (a === '' && b === '') ? undefined : { a, b, ignored: { whiteSpace, isCaseIgnored } }),
    [a, b, isWanted, whiteSpace, isCaseIgnored],
  );
  const task = useLiveTask(runner, 'compare', request, {
    timeLimit,
    tooSlow: 'These texts have so little in common that comparing them takes too long.',
    // Whatever ends a comparison may end its worker, which holds the rows of the last one.
    keeps: () => false,
  });
  const { result } = task;
  const id = result?.id;
  const [opened, setOpened] = useState<{ readonly id: number | undefined; readonly gaps: readonly number[] }>();
  const gaps = useMemo(() => (opened !== undefined && opened.id === id ? opened.gaps : []), [opened, id]);
  const [laid, setLaid] = useState<LaidOut & { readonly of: ComparedTexts; readonly style: 'split' | 'unified' }>();

  useEffect(() => {
    if (result === undefined) {
      setLaid(undefined);
      return undefined;
    }
    let isCurrent = true;
    runner.run('layOut', { id: result.id, style, isFolded, opened: gaps }, shortWork).then((outcome) => {
      if (isCurrent && outcome.status === 'done' && outcome.value !== undefined) {
        setLaid({ ...outcome.value, of: result, style });
      }
    }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [runner, result, style, isFolded, gaps]);

  const loadRows = useCallback(
    async (from: number, to: number) => {
      if (laid === undefined) {
        throw gone();
      }
      const outcome = await runner.run('rows', { id: laid.of.id, precision, from, to }, shortWork);
      if (outcome.status !== 'done' || outcome.value === undefined) {
        throw gone();
      }
      return outcome.value;
    },
    [runner, laid, precision],
  );

  const shown = useMemo(() => laid && { ...laid, loadRows }, [laid, loadRows]);

  return {
    task,
    shown: result === undefined ? undefined : shown,
    openFold: (gap) => setOpened({ id, gaps: [...gaps, gap] }),
    async readPatch(name) {
      const outcome = id === undefined ? undefined : await runner.run('patch', { id, name }, shortWork);
      if (outcome?.status !== 'done' || outcome.value === undefined) {
        throw gone();
      }
      if (!outcome.value.ok) {
        throw new Error(outcome.value.error.message);
      }
      return outcome.value.value;
    },
  };
}
