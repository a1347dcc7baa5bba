import { useEffect, useMemo, useRef, useState } from 'react';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import type { ParserOptions } from '#tools/csv-parser/parse/parser-options.ts';
import type { RowFilter } from '#tools/csv-parser/table/find-rows.ts';
import type { RowSort } from '#tools/csv-parser/table/sort-rows.ts';
import type { CsvTasks, ParsedResult, ParseInput } from '#tools/csv-parser/tasks.ts';
import { choices } from './choices.ts';

function spawnWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** The length from which a text, like a file, is not worth parsing at each key stroke. */
const largeText = 200_000;

/** Milliseconds without a key stroke before the rows are filtered. */
const filterPause = 200;

const everything: RowFilter = { text: '', column: undefined };

const setFilter = ({ text, column }: RowFilter) => choices.change({ filterText: text, filterColumn: column ?? null });
const setSort = (sort: RowSort | undefined) => choices.change({ sort: sort ?? null });

/** The rows to show, in order; a new object after each change. */
export interface RowView {
  readonly of: ParsedResult;
  readonly rowCount: number;
  readonly filter: RowFilter;
  readonly sort: RowSort | undefined;
}

export interface CsvTable {
  readonly parsing: LiveTask<ParseInput, ParsedResult>;
  readonly view: RowView | undefined;
  readonly filter: RowFilter;
  readonly setFilter: (filter: RowFilter) => void;
  readonly sort: RowSort | undefined;
  readonly setSort: (sort: RowSort | undefined) => void;
  /** Whether the rows are being filtered or sorted. */
  readonly isViewBusy: boolean;
  readonly viewProgress: number | undefined;
  readonly cancelView: () => void;
  /** The runner of the worker that keeps the table. */
  readonly runner: TaskRunner<CsvTasks>;
}

/** Parses whenever the source, its encoding or an option changes, and keeps the table in a worker. */
export function useCsvTable(source: string | File, encoding: TextEncodingName, options: ParserOptions): CsvTable {
  const runner = useTaskRunner<CsvTasks>(spawnWorker);
  // A typed text has no bytes.
  const usedEncoding = typeof source === 'string' ? 'utf-8' : encoding;
  const input = useMemo(
    () => (source === '' ? undefined : { source, encoding: usedEncoding, options }),
    [source, usedEncoding, options],
  );
  const parsing = useLiveTask(runner, 'parse', input, {
    stops: true,
    isAlongside: true,
    quietTime: typeof source === 'string' && source.length <= largeText ? 150 : 300,
  });
  const { result } = parsing;

  const { filterText: typedText, filterColumn: chosenColumn, sort: chosenSort } = choices.use();
  const filterText = useSettled(typedText);
  // A column of the previous table may not exist in this one.
  const columnCount = result?.columnCount ?? 0;
  const usedSort = chosenSort !== null && chosenSort.column < columnCount ? chosenSort : undefined;
  const filterColumn = chosenColumn !== null && chosenColumn < columnCount ? chosenColumn : undefined;
  const sortColumn = usedSort?.column;
  const sortDirection = usedSort?.direction;
  const [view, setView] = useState<RowView>();
  const [progress, setProgress] = useState<number>();
  const stop = useRef<AbortController>(undefined);

  const wanted = useMemo(
    () => ({ of: result, filterText, filterColumn, sortColumn, sortDirection }),
    [result, filterText, filterColumn, sortColumn, sortDirection],
  );
  /** The view that the work has ended for, well or not. */
  const [ended, setEnded] = useState<typeof wanted>();

  useEffect(() => {
    const { of, ...how } = wanted;
    if (of === undefined) {
      setView(undefined);
      return undefined;
    }
    const rowFilter = { text: how.filterText, column: how.filterColumn };
    const order =
      how.sortColumn === undefined || how.sortDirection === undefined
        ? undefined
        : { column: how.sortColumn, direction: how.sortDirection };
    let isCurrent = true;
    const controller = new AbortController();
    stop.current = controller;
    setEnded(undefined);
    setProgress(undefined);
    runner
      .run(
        'view',
        { filter: rowFilter, sort: order },
        { isAlongside: true, stopSignal: controller.signal, onProgress: setProgress },
      )
      .then((outcome) => {
        if (isCurrent && outcome.status === 'done' && outcome.value.ok) {
          setView({ of, rowCount: outcome.value.value, filter: rowFilter, sort: order });
        }
      }, console.error)
      .finally(() => isCurrent && setEnded(wanted));
    return () => {
      isCurrent = false;
      controller.abort();
    };
  }, [runner, wanted]);

  return {
    parsing,
    view,
    filter: { text: typedText, column: filterColumn },
    setFilter,
    sort: usedSort,
    setSort,
    // A filter that is still being typed will change the view, too.
    isViewBusy: result !== undefined && (ended !== wanted || filterText !== typedText),
    viewProgress: progress,
    cancelView: () => {
      stop.current?.abort();
      // Returns to the filter of the view that is shown.
      setFilter(view?.filter ?? everything);
      setSort(view?.sort);
    },
    runner,
  };
}

/** A text once it has stopped changing; the first text and an emptied one apply at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : filterPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
