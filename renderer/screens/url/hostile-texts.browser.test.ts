import { afterAll, describe, test } from 'vitest';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import { answerOf } from '#tests/support/operations/answer-of.ts';
import type { ConverterTasks } from '#tools/url/curl-converter/tasks.ts';
import curlConverterUrl from '#tools/url/curl-converter/tasks.ts?worker&url';
import type { EncoderTasks } from '#tools/url/encoder/tasks.ts';
import type { ParserTasks } from '#tools/url/parser/tasks.ts';
import parserUrl from '#tools/url/parser/tasks.ts?worker&url';

const converter = createTaskRunner<ConverterTasks>(() => startWorker(curlConverterUrl));
const encoder = createTaskRunner<EncoderTasks>(
  () => new Worker(new URL('./encoder/worker.ts', import.meta.url), { type: 'module' }),
);
const parser = createTaskRunner<ParserTasks>(() => startWorker(parserUrl));

afterAll(() => {
  converter.dispose();
  encoder.dispose();
  parser.dispose();
});

describe.each(hostileTexts)('%s has an answer', (_, text) => {
  test('as a command, and in it', async () => {
    for (const command of [text, `curl ${text}`, `curl https://example.com -d '${text}'`, `curl "$(${text})"`]) {
      await answerOf(converter, 'convert', { command, target: 'JavaScript' });
    }
  });

  test('as a URL, and in it', async () => {
    for (const url of [text, `https://example.com/${text}`, `https://${text}/?a=${text}#${text}`, `data:${text}`]) {
      await answerOf(parser, 'parse', url);
    }
  });

  test.each(['component', 'strict', 'url', 'form'] as const)('to encode and decode, mode %s', async (mode) => {
    await answerOf(encoder, 'convert', { text, mode, direction: 'encode' });
    await answerOf(encoder, 'convert', { text, mode, direction: 'decode' });
  });
});

test('a text whose percent-encoding no browser holds is refused', async () => {
  const text = '€'.repeat(70_000_000);
  await answerOf(encoder, 'convert', { text, mode: 'component', direction: 'encode' });
});
