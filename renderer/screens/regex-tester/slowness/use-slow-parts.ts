import { startWorker } from '#renderer/workers/start-worker.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { SlowPart } from '#tools/regex-tester/slowness/find-slow-parts.ts';
import type { SlownessTasks } from './tasks.ts';
import workerUrl from './tasks.ts?worker&url';

export interface SlowParts {
  readonly slowParts: readonly SlowPart[];
  /** The expression that the parts belong to: the previous one while another is being examined. */
  readonly partsOf: string;
  /** Whether the expression is too large or complex for an answer. */
  readonly isUnchecked: boolean;
}

const limit = { timeLimit: 2000, quietTime: 300 } as const;

const spawn = () => startWorker(workerUrl);

/** Examines in a worker what can make an expression too slow. */
export function useSlowParts(expression: string): SlowParts {
  const runner = useTaskRunner<SlownessTasks>(spawn);
  const input = expression === '' ? undefined : expression;
  const { result, resultOf = '', error, isBusy, isStale } = useLiveTask(runner, 'findSlowParts', input, limit);
  return {
    // The previous result stays while the expression is examined again, so that the page does not jump at each key
    // stroke.
    slowParts: isStale ? [] : (result ?? []),
    partsOf: resultOf,
    isUnchecked: !isBusy && (error?.retry !== undefined || error?.code === 'too-slow' || error?.code === 'too-complex'),
  };
}
