import { expect, test } from 'vitest';
import { recognitionTasks } from './tasks.ts';

const utf16 = (text: string) => {
  const bytes = Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0)).flatMap((unit) => [
    unit & 0xff,
    unit >> 8,
  ]);
  return Uint8Array.from(bytes);
};

test.each([
  ['data.json', '{"a":"é"}', 'JSONFormatter', /^valid, 10 bytes, an object with a$/],
  ['data.csv', 'name,age\nAda,36\nAlan,41', 'CSVParser', /3 rows × 2 columns/],
])('recognises %s in UTF-16', async (name, text, screen, preview) => {
  const result = await recognitionTasks.recognise({ file: new File([utf16(text)], name) });
  expect(result.ok && result.value[0]).toMatchObject({ screen, preview: expect.stringMatching(preview) });
});
