import { afterAll, test } from 'vitest';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import { answerOf } from '#tests/support/operations/answer-of.ts';
import { defaultOptions } from '#tools/csv-parser/parse/parser-options.ts';
import type { CsvTasks } from '#tools/csv-parser/tasks.ts';

const runner = createTaskRunner<CsvTasks>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

afterAll(() => runner.dispose());

test.each(hostileTexts)('%s has an answer', async (_, text) => {
  for (const source of [text, `a,b\n"${text}`, `a${','.repeat(50_000)}\n${text}`, new Blob([text])]) {
    await answerOf(runner, 'parse', { source, encoding: 'utf-8', options: { ...defaultOptions, header: true } });
  }
});
