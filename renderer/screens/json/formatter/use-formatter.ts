import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasPastedSince } from '#renderer/workers/last-paste.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { describeFailure } from '#shared/describe-failure.ts';
import type { Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { RenderedJson } from '#tools/json/formatter/rendered-json.ts';
import type { FormatterTasks, RenderOptions } from '#tools/json/formatter/tasks.ts';
import { loadInto, spawnWorker, takeBegun } from './begin-formatting.ts';
import { type FormatterState, idle, isSame, type KeptState, type Question, withoutWorker } from './formatter-state.ts';

/** Milliseconds that a query may take: a regular expression in a filter can run forever. */
const queryTimeLimit = 30_000;

/**
 * Milliseconds without a change before the work starts while the user types: a large text is not worth parsing at each
 * key stroke. A text that arrives after a pause, such as the first, or that was pasted or dropped is not delayed.
 */
function pauseBefore(source: string | File): number {
  return typeof source === 'string' && source.length > 200_000 ? 300 : 60;
}

/** UTF-16 code units of a text that is copied to the worker with its own frame: copying more takes longer than that. */
const longestAtOnce = 1_000_000;

/** Milliseconds without a key stroke before a query runs. */
const pauseBeforeQuery = 250;

export interface Formatter {
  readonly state: FormatterState;
  /** The runner of the worker that keeps the rows of the result and of the tree. */
  readonly runner: TaskRunner<FormatterTasks>;
  readonly cancel: () => void;
}

/**
 * Formats in a worker whenever the source or an option has changed. The last good result stays until there is a new
 * one.
 * @param source a text, or a file that is too large to be loaded as one
 */
export function useFormatter(source: string | File, options: RenderOptions): Formatter {
  const [first] = useState(takeBegun);
  const runner = useTaskRunner<FormatterTasks>(spawnWorker, () => first?.runner);
  const firstLoad = useRef(first);
  const [firstAnswer] = useState(() => (isSame(first, { source, options }) ? first?.answer : undefined));
  const [{ ended, ...state }, setState] = useState<KeptState>(() =>
    firstAnswer === undefined ? idle : { ...idle, ...firstAnswer, ended: { source, options } },
  );
  /** What the state is the answer to; a screen that is shown again need not ask again. */
  const answered = useRef<Question>(firstAnswer && { source, options });
  /** The source that the worker holds. */
  const held = useRef<string | File>(firstAnswer === undefined ? undefined : source);
  const newest = useRef(0);
  const lastQuery = useRef(options.query);

  const format = useEffectEvent(async () => {
    newest.current += 1;
    const mine = newest.current;
    const isNewest = () => mine === newest.current;
    const question = { source, options };
    answered.current = undefined;
    /** What has been found out so far, and is shown together with the result. */
    let gained: Partial<KeptState> = {};
    /** Records that the worker has ended, along with everything that only the worker had. */
    const interrupt = (change: Partial<KeptState>) => {
      if (isNewest()) {
        held.current = undefined;
        setState((former) => ({ ...withoutWorker({ ...former, ...gained }), ended: question, ...change }));
      }
    };
    const end = (change: Partial<KeptState>) => {
      if (isNewest()) {
        setState((former) => ({
          ...former,
          ...gained,
          ended: question,
          isInterrupted: false,
          progress: undefined,
          ...change,
        }));
      }
    };
    const answer = (change: Partial<KeptState>) => {
      if (isNewest()) {
        answered.current = question;
        end(change);
      }
    };

    if (typeof source === 'string' && isBlank(source)) {
      held.current = undefined;
      setState(idle);
      return;
    }
    // Nothing changes after most inputs, so nothing is rendered: that the work has begun shows with the input.
    setState((former) =>
      isSame(former.ended, question) || former.progress !== undefined
        ? { ...former, ended: undefined, progress: undefined }
        : former,
    );
    const show = (rendered: Result<RenderedJson>) =>
      answer(
        rendered.ok
          ? { rendered: rendered.value, inputError: undefined, resultError: undefined }
          : { resultError: rendered.error, inputError: undefined },
      );
    try {
      if (held.current !== source) {
        held.current = undefined;
        const begun = firstLoad.current?.source === source ? firstLoad.current : undefined;
        firstLoad.current = undefined;
        const outcome = await (begun?.load ??
          loadInto(runner, question, (progress) => isNewest() && setState((former) => ({ ...former, progress }))));
        if (outcome.status !== 'done') {
          interrupt({ isInterrupted: true });
          return;
        }
        if (!outcome.value.ok) {
          answer({ inputError: outcome.value.error, resultError: undefined });
          return;
        }
        const { rendered, ...loaded } = outcome.value.value;
        if (!isNewest()) {
          return;
        }
        held.current = source;
        gained = { loaded, inputError: undefined };
        if (rendered !== undefined && (begun === undefined || isSame(begun, question))) {
          show(rendered);
          return;
        }
        if (!isBlank(options.query)) {
          // A query may take long.
          setState((former) => ({ ...former, ...gained, progress: undefined }));
        }
      }
      const outcome = await runner.run('render', options, isBlank(options.query) ? {} : { timeLimit: queryTimeLimit });
      if (!isNewest()) {
        return;
      }
      if (outcome.status !== 'done') {
        interrupt(
          outcome.status === 'timed-out'
            ? {
                resultError: {
                  code: 'timed-out',
                  message:
                    'This query takes too long on this document. Narrow it down: name keys instead of searching with “..”.',
                },
              }
            : { isInterrupted: true },
        );
        return;
      }
      if (!outcome.value.ok && outcome.value.error.code === 'nothing-loaded') {
        // The worker was ended during an earlier rendering, and the document was lost with it.
        held.current = undefined;
        await format();
        return;
      }
      show(outcome.value);
    } catch (thrown) {
      console.error(thrown);
      held.current = undefined;
      end({ resultError: describeFailure(thrown, () => void format()) });
    }
  });

  const { layout, indent, sortKeys, query, maximumInlineLength } = options;
  const lastChange = useRef(Number.NEGATIVE_INFINITY);
  /** Work that has not begun because the input may still change. */
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these asks for a new result; `format` reads them itself.
  useEffect(() => {
    if (isSame(answered.current, { source, options })) {
      return undefined;
    }
    const quietTime = query === lastQuery.current ? pauseBefore(source) : pauseBeforeQuery;
    const now = performance.now();
    const isTyped = now - lastChange.current < quietTime && !hasPastedSince(lastChange.current);
    const pause = isTyped ? quietTime : 0;
    lastChange.current = now;
    const start = () => {
      waiting.current = undefined;
      lastQuery.current = query;
      void format();
    };
    if (pause === 0 && !(typeof source === 'string' && source.length > longestAtOnce)) {
      // A timer would come after the next frame, which takes longer than formatting a few kilobytes.
      start();
      return undefined;
    }
    waiting.current = setTimeout(start, pause);
    return () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
    };
  }, [source, layout, indent, sortKeys, query, maximumInlineLength]);

  const isEmpty = typeof source === 'string' && isBlank(source);
  return {
    state: { ...state, isBusy: !isEmpty && !isSame(ended, { source, options }) },
    runner,
    cancel: () => {
      held.current = undefined;
      if (waiting.current !== undefined) {
        clearTimeout(waiting.current);
        waiting.current = undefined;
        newest.current += 1;
        setState((former) => ({ ...withoutWorker(former), ended: { source, options }, isInterrupted: true }));
      }
      runner.cancel();
    },
  };
}
