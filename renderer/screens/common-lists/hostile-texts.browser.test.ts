import { afterAll, test } from 'vitest';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import { answerOf } from '#tests/support/operations/answer-of.ts';
import type { EntityTasks } from '#tools/common-lists/tasks.ts';

const runner = createTaskRunner<EntityTasks>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

afterAll(() => runner.dispose());

const texts = [...hostileTexts, ['a text whose entities no browser holds', '€'.repeat(70_000_000)] as const];

test.each(texts)('%s has an answer', async (_, text) => {
  await answerOf(runner, 'code', { text, direction: 'decode', scope: 'all', form: 'named' });
  await answerOf(runner, 'code', { text, direction: 'encode', scope: 'all', form: 'decimal' });
  await answerOf(runner, 'code', { text: `&#${text};&${text}`, direction: 'decode', scope: 'special', form: 'named' });
});
