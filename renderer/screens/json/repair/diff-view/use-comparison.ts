import { useEffect, useState } from 'react';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { describeFailure } from '#shared/describe-failure.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import type { ToolError } from '#shared/result.ts';
import type { BrokenTexts } from './break-long-lines.ts';
import type { ComparisonTasks } from './tasks.ts';
import workerUrl from './tasks.ts?worker&url';

export type Comparison =
  | { readonly status: 'nothing' }
  | { readonly status: 'comparing' }
  /** The texts have LF line breaks, also inserted within lines that are too long to be shown. */
  | { readonly status: 'compared'; readonly texts: BrokenTexts }
  /** A text is longer than `comparedLength`. */
  | { readonly status: 'too-long' }
  /** There are more changes than `comparedChanges`. */
  | { readonly status: 'too-many' }
  | { readonly status: 'too-slow' }
  | { readonly status: 'failed'; readonly error: ToolError };

/** The most characters that a compared text may have: more could not be shown without blocking the page. */
export const comparedLength = 1_000_000;

/** The most changes that are shown. */
export const comparedChanges = 10_000;

/** @example nameChanges(1) // '1 change' */
export function nameChanges(count: number): string {
  return countOf(count, 'change');
}

const timeLimit = 15_000;

const spawn = () => startWorker(workerUrl);

/** Compares two texts in a worker each time they change; pass undefined while there is no text. */
export function useComparison(a: string | undefined, b: string | undefined): Comparison {
  const runner = useTaskRunner<ComparisonTasks>(spawn);
  const [attempt, setAttempt] = useState(0);
  const [comparison, setComparison] = useState<Comparison>({ status: 'nothing' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt compares the same texts.
  useEffect(() => {
    if (a === undefined || b === undefined) {
      setComparison({ status: 'nothing' });
      return undefined;
    }
    if (Math.max(a.length, b.length) > comparedLength) {
      setComparison({ status: 'too-long' });
      return undefined;
    }
    const texts = { a: a.replaceAll(/\r\n?/gu, '\n'), b: b.replaceAll(/\r\n?/gu, '\n') };
    if (texts.a === texts.b) {
      setComparison({ status: 'compared', texts: { ...texts, changes: [] } });
      return undefined;
    }
    const controller = new AbortController();
    // The previous comparison stays until the new one is ready.
    setComparison((last) => (last.status === 'compared' ? last : { status: 'comparing' }));
    runner.run('compare', { ...texts, maximumChanges: comparedChanges }, { signal: controller.signal, timeLimit }).then(
      (outcome) => {
        if (outcome.status === 'done') {
          setComparison(outcome.value ? { status: 'compared', texts: outcome.value } : { status: 'too-many' });
        } else if (outcome.status === 'timed-out') {
          setComparison({ status: 'too-slow' });
        }
      },
      (thrown: unknown) => {
        console.error(thrown);
        if (!controller.signal.aborted) {
          const error = describeFailure(thrown, () => setAttempt((former) => former + 1));
          setComparison({ status: 'failed', error });
        }
      },
    );
    return () => controller.abort();
  }, [a, b, runner, attempt]);

  return comparison;
}
