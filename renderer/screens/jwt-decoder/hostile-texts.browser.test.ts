import { afterAll, expect, test } from 'vitest';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import { answerOf } from '#tests/support/operations/answer-of.ts';
import type { JwtTasks } from '#tools/jwt-decoder/tasks.ts';
import workerUrl from '#tools/jwt-decoder/tasks.ts?worker&url';

const runner = createTaskRunner<JwtTasks>(() => startWorker(workerUrl));

afterAll(() => runner.dispose());

/** Encodes the UTF-8 bytes of a text, without padding. */
function base64url(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) {
    binary += String.fromCharCode(byte);
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

const header = base64url('{"alg":"HS256"}');
const secret = { key: 'a secret of at least thirty-two bytes', format: 'text' } as const;

test.each(hostileTexts)('%s has an answer, as a token and in each part of one', async (_, text) => {
  const part = base64url(text);
  const tokens = [
    text,
    `${part}.${part}.${part}`,
    `${header}.${part}.AA`,
    `${header}.${base64url(`{"a":${text}}`)}.AA`,
  ];
  for (const token of tokens) {
    await answerOf(runner, 'decode', token);
  }
  await answerOf(runner, 'sign', { header: '{"alg":"HS256"}', payload: `{"a":${text}}`, ...secret });
  await answerOf(runner, 'sign', { header: text, payload: '{}', ...secret });
  await answerOf(runner, 'sign', { header: '{"alg":"HS256"}', payload: '{}', key: text, format: 'detect' });
});

test('a payload of 100,000 arrays in arrays is decoded', async () => {
  const payload = base64url(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  // This runs without the limit of the screen: a slow machine may take longer, which is not what is asked here.
  const outcome = await runner.run('decode', `${header}.${payload}.AA`);
  expect(outcome).toMatchObject({ status: 'done', value: { ok: true } });
});
