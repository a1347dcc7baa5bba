import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { RenderedJson } from '#tools/json/formatter/rendered-json.ts';
import type { FormatterTasks } from '#tools/json/formatter/tasks.ts';

const asked = new WeakMap<RenderedJson, Promise<Blob | undefined>>();

/**
 * Returns a result in UTF-8. Who asks for one that has been asked for gets the same answer: a second request would end the
 * first one.
 * @returns undefined if there is another result by now
 */
export function readResult(
  runner: TaskRunner<FormatterTasks>,
  rendered: RenderedJson | undefined,
): Promise<Blob | undefined> {
  if (rendered === undefined || rendered.bytes !== undefined) {
    const blob = rendered?.bytes && new Blob([rendered.bytes], { type: 'application/json' });
    return Promise.resolve(blob);
  }
  const answer =
    asked.get(rendered) ??
    runner
      .run('resultBlob', undefined, { whenSuperseded: 'drop' })
      .then((outcome) => (outcome.status === 'done' ? outcome.value : undefined))
      .finally(() => asked.delete(rendered));
  asked.set(rendered, answer);
  return answer;
}
