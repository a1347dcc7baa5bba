import { useCallback, useState } from 'react';
import { useRowWindow } from '#renderer/components/large-text-view/use-row-window.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { CsvTasks, TableRow } from '#tools/csv-parser/tasks.ts';
import type { RowView } from '../use-csv-table.ts';

/** The delay in milliseconds. */
const retryAfter = 250;

interface VisibleRows {
  /** Returns undefined until the row has been loaded. */
  readonly rowAt: (index: number) => TableRow | undefined;
  readonly onRowsInView: (first: number, last: number) => void;
}

/**
 * The visible rows, loaded from the worker as they are scrolled to.
 * @param fromColumn the first column shown; `toColumn` is the one after the last
 */
export function useVisibleRows(
  runner: TaskRunner<CsvTasks>,
  view: RowView,
  fromColumn: number,
  toColumn: number,
): VisibleRows {
  const [range, setRange] = useState({ first: 0, last: 0 });
  const loadRows = useCallback(
    async (from: number, to: number) => {
      const outcome = await runner.run(
        'rows',
        { id: view.of.id, from, to, fromColumn, toColumn },
        { isAlongside: true },
      );
      if (outcome.status !== 'done' || outcome.value === undefined) {
        // Another table is on its way, so the worker is not polled continuously.
        await new Promise((resolve) => setTimeout(resolve, retryAfter));
        throw new Error('The table is no longer available. Change the input to create it again.');
      }
      return outcome.value;
    },
    [runner, view, fromColumn, toColumn],
  );
  const { from, rows } = useRowWindow({ ...range, rowCount: view.rowCount, loadRows });
  return {
    rowAt: useCallback((index) => rows[index - from], [rows, from]),
    onRowsInView: useCallback((first, last) => setRange({ first, last }), []),
  };
}
