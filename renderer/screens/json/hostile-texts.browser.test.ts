import { afterAll, describe, expect, test } from 'vitest';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import { answerOf } from '#tests/support/operations/answer-of.ts';
import { sources, type TargetId } from '#tools/json/converter/targets.ts';
import type { ConverterTasks } from '#tools/json/converter/tasks.ts';
import converterUrl from '#tools/json/converter/tasks.ts?worker&url';
import type { FormatterTasks } from '#tools/json/formatter/tasks.ts';
import type { RepairTasks } from '#tools/json/repair/tasks.ts';
import repairUrl from '#tools/json/repair/tasks.ts?worker&url';

const formatter = createTaskRunner<FormatterTasks>(
  () => new Worker(new URL('./formatter/worker.ts', import.meta.url), { type: 'module' }),
);
const repairer = createTaskRunner<RepairTasks>(() => startWorker(repairUrl));
const converter = createTaskRunner<ConverterTasks>(() => startWorker(converterUrl));

afterAll(() => {
  formatter.dispose();
  repairer.dispose();
  converter.dispose();
});

const rendering = { layout: 'indented', indent: 2, sortKeys: true, maximumInlineLength: 1000 } as const;

describe.each(hostileTexts)('%s has an answer', (_, text) => {
  test('as a document and as a query', async () => {
    if ((await answerOf(formatter, 'load', { source: text })) === 'value') {
      await answerOf(formatter, 'render', { ...rendering, query: '' });
      await answerOf(formatter, 'render', { ...rendering, query: '$..*' });
    }
    await answerOf(formatter, 'load', { source: '{"a": [1, {"b": "c"}]}' });
    for (const query of [text, `$[?${text}]`, `$${text}`, `$[?match(@.b, "${text.replaceAll(/["\\]/gu, '\\$&')}")]`]) {
      await answerOf(formatter, 'render', { ...rendering, query });
    }
  });

  test('of the repair', async () => {
    await answerOf(repairer, 'repair', text);
  });

  test.each(sources.map(({ value }) => value))('as %s', async (source) => {
    const convert = (target: TargetId) =>
      answerOf(converter, 'convert', { text, source, target, rootName: 'Root', options: {} });
    // What cannot be written as JSON could not be read, for any target.
    if ((await convert('json')) === 'value') {
      for (const target of ['yaml', 'toml', 'csv', 'jsObject', 'typescript'] as const) {
        await convert(target);
      }
    }
  });
});

test('what is nested by the hundred thousand is formatted, and repaired where its end is missing', async () => {
  const [opened, closed] = ['['.repeat(100_000), ']'.repeat(100_000)];
  expect(await formatter.run('load', { source: opened + closed })).toMatchObject({ value: { ok: true } });
  expect(await repairer.run('repair', opened)).toMatchObject({ value: { ok: true } });
});

describe('what is nested as deep as may be does not fill the stack of a worker', () => {
  const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

  test.each([
    ['json', 'json', nested(500, '{"a":', '}')],
    ['json', 'jsObject', nested(500, '{"a":', '}')],
    ['json', 'toml', nested(500, '{"a":', '}')],
    ['json', 'csv', nested(500, '{"a":', '}')],
    ['json', 'csv', nested(500, '[', ']')],
    ['json', 'yaml', nested(150, '{"a":', '}')],
    ['json', 'typescript', nested(150, '[', ']')],
    ['jsObject', 'yaml', nested(100, '{a:', '}')],
    ['yaml', 'yaml', nested(150, '{a: ', '}')],
    ['yaml', 'json', '- '.repeat(150)],
    ['toml', 'json', `a=${nested(499, '{a=', '}')}`],
  ] as const)('%s as %s', async (source, target, text) => {
    const outcome = await converter.run('convert', { text, source, target, rootName: 'Root', options: {} });
    expect(outcome).toMatchObject({ value: { ok: true } });
  });
});
