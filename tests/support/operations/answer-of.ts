import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { InputOf, OutputOf, TaskMap } from '#tools/task.ts';

/** How a task in a worker answered an input: with a value, with a refusal in words, or `slow` if it was stopped. */
export type Answer = 'value' | 'refusal' | 'slow';

/** The time in milliseconds after which a task is stopped, as on the screens. */
const timeLimit = 2000;

/**
 * Gives an input to a task in its worker, as a screen does. A result that a screen shows as an error counts as an
 * answer.
 * @throws what the task threw, which would replace the screen with an error; an Error if it returned no Result, or one
 * whose error has no message
 */
export async function answerOf<Tasks extends TaskMap, Name extends keyof Tasks & string>(
  runner: TaskRunner<Tasks>,
  name: Name,
  input: InputOf<Tasks[Name]>,
): Promise<Answer> {
  const outcome = await runner.run(name, input, { timeLimit });
  if (outcome.status !== 'done') {
    return 'slow';
  }
  const result: OutputOf<Tasks[Name]> = outcome.value;
  if (typeof result !== 'object' || result === null || !('ok' in result)) {
    throw new Error(`${name} gave no Result.`);
  }
  if (result.ok === true) {
    return 'value';
  }
  const { error } = result as { readonly error?: { readonly message?: unknown } };
  if (typeof error?.message !== 'string' || error.message === '') {
    throw new Error(`${name} refused without a word.`);
  }
  return 'refusal';
}
