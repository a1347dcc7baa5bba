import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { ToolError } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { FormatterTasks, LoadedJson, RenderedJson, RenderOptions } from './tasks.ts';

/** Milliseconds that a query may take: a regular expression in a filter can run forever. */
const queryTimeLimit = 30_000;

/** Milliseconds without a change before the work starts: a large text is not worth parsing at each key stroke. */
function pauseBefore(source: string | File): number {
  return typeof source === 'string' && source.length > 200_000 ? 300 : 60;
}

function spawnWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** The last good result, and what came of the newest input. */
export interface FormatterState {
  readonly loaded?: LoadedJson | undefined;
  readonly rendered?: RenderedJson | undefined;
  /** What is wrong with the input. */
  readonly inputError?: ToolError | undefined;
  /** What is wrong with the query, or with the size of the result. */
  readonly resultError?: ToolError | undefined;
  readonly isBusy: boolean;
  /** 0 to 1. */
  readonly progress?: number | undefined;
  /** The work was ended before there was a result. */
  readonly isInterrupted: boolean;
}

export interface Formatter {
  readonly state: FormatterState;
  /** For what the worker keeps: rows of the result and of the tree. */
  readonly runner: TaskRunner<FormatterTasks>;
  readonly cancel: () => void;
}

const idle: FormatterState = { isBusy: false, isInterrupted: false };

/**
 * Formats in a worker whenever the source or an option has changed. The last good result stays until there is another.
 * @param source a text, or a file that is too large to be one
 */
export function useFormatter(source: string | File, options: RenderOptions): Formatter {
  const runner = useTaskRunner<FormatterTasks>(spawnWorker);
  const [state, setState] = useState(idle);
  /** The source that the worker holds. */
  const held = useRef<string | File>(undefined);
  const newest = useRef(0);

  const format = useEffectEvent(async () => {
    newest.current += 1;
    const mine = newest.current;
    const isNewest = () => mine === newest.current;
    /** The worker has ended, and with it what only it had. */
    const interrupt = (change: Partial<FormatterState>) => {
      if (isNewest()) {
        held.current = undefined;
        setState(({ rendered, ...former }) => ({
          ...former,
          rendered: rendered?.bytes && rendered,
          isBusy: false,
          progress: undefined,
          ...change,
        }));
      }
    };
    const end = (change: Partial<FormatterState>) => {
      if (isNewest()) {
        setState((former) => ({ ...former, isBusy: false, progress: undefined, ...change }));
      }
    };

    if (typeof source === 'string' && isBlank(source)) {
      held.current = undefined;
      setState(idle);
      return;
    }
    setState((former) => ({ ...former, isBusy: true, isInterrupted: false, progress: undefined }));
    try {
      if (held.current !== source) {
        held.current = undefined;
        const outcome = await runner.run(
          'load',
          { source },
          { onProgress: (progress) => isNewest() && setState((former) => ({ ...former, progress })) },
        );
        if (outcome.status !== 'done') {
          interrupt({ isInterrupted: true });
          return;
        }
        if (!outcome.value.ok) {
          end({ inputError: outcome.value.error, resultError: undefined });
          return;
        }
        const loaded = outcome.value.value;
        if (!isNewest()) {
          return;
        }
        held.current = source;
        setState((former) => ({ ...former, loaded, inputError: undefined, progress: undefined }));
      }
      const outcome = await runner.run('render', options, isBlank(options.query) ? {} : { timeLimit: queryTimeLimit });
      if (!isNewest()) {
        return;
      }
      if (outcome.status !== 'done') {
        interrupt(
          outcome.status === 'timed-out'
            ? { resultError: { code: 'timed-out', message: 'This query takes too long on this document.' } }
            : { isInterrupted: true },
        );
        return;
      }
      if (!outcome.value.ok && outcome.value.error.code === 'nothing-loaded') {
        // The worker was ended under an older rendering, and the document with it.
        held.current = undefined;
        await format();
        return;
      }
      end(
        outcome.value.ok
          ? { rendered: outcome.value.value, inputError: undefined, resultError: undefined }
          : { resultError: outcome.value.error, inputError: undefined },
      );
    } catch (thrown) {
      console.error(thrown);
      held.current = undefined;
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      end({ inputError: { code: 'failed', message: `Formatting has failed: ${reason}` } });
    }
  });

  const { layout, indent, sortKeys, query, maximumInlineLength } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these asks for a new result; `format` reads them itself.
  useEffect(() => {
    const timer = setTimeout(() => void format(), pauseBefore(source));
    return () => clearTimeout(timer);
  }, [source, layout, indent, sortKeys, query, maximumInlineLength]);

  return {
    state,
    runner,
    cancel: () => {
      held.current = undefined;
      runner.cancel();
    },
  };
}
