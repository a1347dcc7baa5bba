import { afterAll, test } from 'vitest';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import { answerOf } from '#tests/support/operations/answer-of.ts';
import type { EntityTasks } from '#tools/common-lists/tasks.ts';
import workerUrl from '#tools/common-lists/tasks.ts?worker&url';

const runner = createTaskRunner<EntityTasks>(() => startWorker(workerUrl));

afterAll(() => runner.dispose());

const texts = [...hostileTexts, ['a text whose entities no browser holds', '€'.repeat(70_000_000)] as const];

test.each(texts)('%s has an answer', async (_, text) => {
  await answerOf(runner, 'code', { text, direction: 'decode', scope: 'all', form: 'named' });
  await answerOf(runner, 'code', { text, direction: 'encode', scope: 'all', form: 'decimal' });
  await answerOf(runner, 'code', { text: `&#${text};&${text}`, direction: 'decode', scope: 'special', form: 'named' });
});
