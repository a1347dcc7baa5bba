import { afterAll, test } from 'vitest';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import { answerOf } from '#tests/support/operations/answer-of.ts';
import { defaultSettings } from '#tools/qr-code-generator/options/settings.ts';
import type { QrTasks } from './tasks.ts';
import workerUrl from './tasks.ts?worker&url';

const runner = createTaskRunner<QrTasks>(() => startWorker(workerUrl));

afterAll(() => runner.dispose());

test.each(hostileTexts)('%s has an answer', async (_, text) => {
  await answerOf(runner, 'make', { text, settings: defaultSettings });
  await answerOf(runner, 'make', { text: text.slice(0, 1000), settings: defaultSettings });
});
