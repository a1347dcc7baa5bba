import { describe, expect, it } from 'vitest';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import type { FormatterTasks } from '#tools/json/formatter/tasks.ts';

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

const options = {
  layout: 'minified',
  indent: 2,
  sortKeys: true,
  query: '',
  maximumInlineLength: 1000,
} as const;

describe('the worker of the JSON formatter', () => {
  it('formats a file', async () => {
    const runner = createTaskRunner<FormatterTasks>(spawn);
    const file = new File(['{"b":1.0,"a":12345678901234567890}'], 'a.json');
    expect(await runner.run('load', { source: file })).toMatchObject({ value: { ok: true } });
    const outcome = await runner.run('render', options);
    const bytes = outcome.status === 'done' && outcome.value.ok ? outcome.value.value.bytes : undefined;
    expect(new TextDecoder().decode(bytes)).toBe('{"a":12345678901234567890,"b":1.0}');
    runner.dispose();
  });

  it('is ended where a regular expression takes too long', async () => {
    const runner = createTaskRunner<FormatterTasks>(spawn);
    await runner.run('load', { source: `["${'a'.repeat(50)}"]` });
    const outcome = await runner.run('render', { ...options, query: '$[?match(@, "(a+)+b")]' }, { timeLimit: 500 });
    expect(outcome).toEqual({ status: 'timed-out', timeLimit: 500 });
    expect(await runner.run('render', options)).toMatchObject({ value: { error: { code: 'nothing-loaded' } } });
    runner.dispose();
  });
});
