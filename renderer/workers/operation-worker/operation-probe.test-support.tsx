import { type Locator, page } from 'vitest/browser';
import type { GivenInput } from '#tools/prepare-input.ts';
import type { TaskRunner } from '../task-runner.ts';
import type { OperationTasks } from './create-operation-tasks.ts';
import { useOperation } from './use-operation.ts';

interface Props {
  readonly id: string;
  readonly input: GivenInput;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The worker that runs it, if it is not the one that runs any operation of any tool. */
  readonly runner?: TaskRunner<OperationTasks>;
}

/** Shows what `useOperation` returns, for tests. */
export function OperationProbe({ id, input, options = {}, runner }: Props) {
  const { result, error, isBusy, isStale } = useOperation(id, input, { ...options }, { runner });
  const { data } = result ?? {};
  return (
    <>
      <output aria-label="result">{data === undefined ? 'none' : typeof data === 'string' ? data : 'not text'}</output>
      <output aria-label="type">{result?.mediaType ?? 'none'}</output>
      <output aria-label="notes">{result?.notes?.join(' ') ?? 'none'}</output>
      <output aria-label="error">{error === undefined ? 'none' : `${error.code}: ${error.message}`}</output>
      <output aria-label="place">{error?.position?.offset ?? 'none'}</output>
      <output aria-label="state">{isBusy ? 'busy' : isStale ? 'stale' : 'idle'}</output>
    </>
  );
}

/** Finds a part of what an `OperationProbe` shows: `result`, `type`, `notes`, `error`, `place` or `state`. */
export const shown = (name: string): Locator => page.getByLabelText(name, { exact: true });
