import { expect, test } from 'vitest';
import { tasks } from './tasks.ts';

const utf16 = (text: string) => {
  const bytes = Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0)).flatMap((unit) => [
    unit & 0xff,
    unit >> 8,
  ]);
  return Uint8Array.from(bytes);
};

/** The interpretations of what a file says; the others are of its bytes, which differ between encodings. */
async function likelyOf(file: File) {
  const result = await tasks.recognise({ file });
  return result.ok ? result.value.filter(({ confidence }) => confidence > 0.5) : [];
}

test('recognises files in UTF-16 as in UTF-8', async () => {
  const texts = { 'data.json': '{"a":"é"}', 'data.csv': 'name,age\nAda,36\nAlan,41', 'a.txt': 'https://example.org/é' };
  const files = Object.entries(texts);
  const inUtf8 = await Promise.all(files.map(([name, text]) => likelyOf(new File([text], name))));
  expect(inUtf8.flat().length).toBeGreaterThan(0);
  expect(await Promise.all(files.map(([name, text]) => likelyOf(new File([utf16(text)], name))))).toEqual(inUtf8);
});
