import { useHandedText } from '#renderer/state/inputs/handed-texts.ts';
import { withoutResult } from '#renderer/workers/former-result.ts';
import type { OperationRequest, OperationResult } from '#renderer/workers/operation-worker/create-operation-tasks.ts';
import {
  useOperation,
  useOperationDescription,
  useOperationRunner,
} from '#renderer/workers/operation-worker/use-operation.ts';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import type { ToolError } from '#shared/result.ts';
import type { OperationDescription } from '#tools/describe-operation.ts';
import type { GivenInput } from '#tools/prepare-input.ts';
import type { ScreenId } from '#tools/screens.ts';
import { isOfOtherRun } from './is-of-other-run.ts';
import { type ScreenOptions, useScreenOptions } from './use-screen-options.ts';

export interface OperationScreen {
  /** Undefined until the worker has described the operation. */
  readonly description: OperationDescription | undefined;
  readonly options: ScreenOptions;
  readonly task: LiveTask<OperationRequest, OperationResult>;
  readonly isEmpty: boolean;
  /** What is wrong with the input, or with processing it. */
  readonly inputError: ToolError | undefined;
  /** What is wrong with an option, which the error names. */
  readonly optionError: ToolError | undefined;
}

/** Runs an operation on the present input with the chosen options. @param input undefined if it is empty */
export function useOperationScreen(id: ScreenId, operation: string, input: GivenInput): OperationScreen {
  const runner = useOperationRunner();
  const described = useOperationDescription(runner, operation);
  const description = described.result;
  const options = useScreenOptions(id, description);
  useHandedText(
    description === undefined
      ? undefined
      : ({ options: handed }) => {
          for (const [name, value] of Object.entries(handed)) {
            options.change(name, value);
          }
        },
  );
  const task = useOperation(operation, description === undefined ? undefined : input, options.changed, {
    runner,
    // A stream may be of any length, and its progress is shown.
    ...(description?.takes === 'stream' ? { timeLimit: Number.POSITIVE_INFINITY } : {}),
  });
  const isOfOther = task.isBusy && isOfOtherRun(task.resultOf, { input, options: options.changed });
  const error = described.error ?? task.error;
  const isOfOption = description?.options.some(({ name }) => name === error?.option) === true;
  return {
    description,
    options,
    task: isOfOther ? withoutResult(task) : task,
    isEmpty: input === undefined,
    inputError: isOfOption ? undefined : error,
    optionError: isOfOption ? error : undefined,
  };
}
