import { afterAll, test } from 'vitest';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import { answerOf } from '#tests/support/operations/answer-of.ts';
import type { Base64StringTasks } from '#tools/base64/string/tasks.ts';
import workerUrl from '#tools/base64/string/tasks.ts?worker&url';

const runner = createTaskRunner<Base64StringTasks>(() => startWorker(workerUrl));

afterAll(() => runner.dispose());

const options = { lineBreaks: 'lf', alphabet: 'standard', isPadded: true, lineLength: 1 } as const;

test.each(hostileTexts)('%s has an answer', async (_, text) => {
  for (const encoding of ['utf-8', 'utf-16le', 'shift_jis', 'windows-1252'] as const) {
    await answerOf(runner, 'encode', { text, options: { ...options, encoding } });
    await answerOf(runner, 'decode', { base64: text, encoding });
    await answerOf(runner, 'decode', { base64: `data:text/plain;${text},${text}`, encoding });
  }
});
