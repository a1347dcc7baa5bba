import { afterAll, describe, expect, test } from 'vitest';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { hostileExpressions } from '#tests/support/inputs/hostile-expressions.ts';
import { answerOf } from '#tests/support/operations/answer-of.ts';
import type { ExplanationTasks } from '#tools/regex-tester/explanation/tasks.ts';
import explanationUrl from '#tools/regex-tester/explanation/tasks.ts?worker&url';
import type { MatchTasks } from '#tools/regex-tester/tasks.ts';
import regexTesterUrl from '#tools/regex-tester/tasks.ts?worker&url';
import type { SlownessTasks } from './slowness/tasks.ts';
import slownessUrl from './slowness/tasks.ts?worker&url';

// Runs in workers, whose call stack is smaller than that of the page and of Node.
const matcher = createTaskRunner<MatchTasks>(() => startWorker(regexTesterUrl));
const explainer = createTaskRunner<ExplanationTasks>(() => startWorker(explanationUrl));
const checker = createTaskRunner<SlownessTasks>(() => startWorker(slownessUrl));

afterAll(() => {
  matcher.dispose();
  explainer.dispose();
  checker.dispose();
});

const text = 'a a1B2 text\n'.repeat(100);

describe('every task has an answer to', () => {
  test.each(hostileExpressions)('%s', async (_, expression) => {
    // What the engine does not compile in time, it does not compile for another text either.
    if ((await answerOf(matcher, 'find', { expression, text: '' })) !== 'slow') {
      await answerOf(matcher, 'find', { expression, text });
      await answerOf(matcher, 'replace', { expression, text, replacement: '$1$<a>' });
    }
    await answerOf(explainer, 'explain', expression);
    await answerOf(checker, 'findSlowParts', expression);
  });
});

describe('what the engine can match is matched', () => {
  test.each([
    ['8 KB of groups', '(a1B2) '.repeat(1200), '(a1B2)'],
    ['1000 groups in groups', `${'('.repeat(1000)}a${')'.repeat(1000)}`, 'a'],
    ['100,000 alternatives', `/${'b|'.repeat(100_000)}a/`, 'b'],
  ])('%s', async (_, expression, content) => {
    // This runs without the limit of the screen: a slow machine may take longer, which is not what is asked here.
    const outcome = await matcher.run('find', { expression, text: content });
    expect(outcome).toMatchObject({ status: 'done', value: { ok: true } });
  });
});

test('what it cannot is refused with a reason', async () => {
  const refused = await matcher.run('find', { expression: '(a1B2) '.repeat(15_000), text });
  expect(refused).toMatchObject({
    value: { error: { message: expect.stringMatching(/^The browser refuses|^Groups are|^This expression/u) } },
  });
});
