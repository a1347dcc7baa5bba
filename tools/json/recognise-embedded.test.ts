import { expect, test } from 'vitest';
import { answer, recognise } from './recognise-embedded.ts';

const sampleOf = (text: string) => ({ text, size: text.length });

test.each([
  ['12:00 INFO sent {"id":1} to web', 0.54, 'JSON in other text: {"id":1}'],
  ['a {"id":1}\nb {"id":2}', 0.54, '2 values of JSON in other text, the first {"id":1}'],
  ['# Title\n```json\n{\n  "id": 1\n}\n```\n', 0.7, 'JSON in a Markdown document: { "id": 1 }'],
  ['INFO {"id":1}\n'.repeat(10_000), 0.54, 'many values of JSON in other text, the first {"id":1}'],
])('recognises %.30j', (text, confidence, preview) => {
  expect(recognise(sampleOf(text))).toMatchObject({ confidence, preview, screenId: 'JSONFormatter' });
});

test.each(['', '{"a":1}', '{"a": {"b":1},}', '[1, 2]', 'a {} b [1.2]', 'Nothing', '[core]\nbare = false'])(
  'leaves %j alone',
  (text) => {
    expect(recognise(sampleOf(text))).toBeUndefined();
  },
);

test('copies the values', async () => {
  const sample = sampleOf('INFO {"id":1.0}');
  expect(await answer(sample, { confidence: 1, preview: '', screenId: 'JSONFormatter' })).toBe('{\n  "id": 1.0\n}');
});
