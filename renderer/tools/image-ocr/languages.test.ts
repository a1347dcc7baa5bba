import { describe, expect, it } from 'vitest';
import { languageName, listNames, ocrLanguages } from './languages.ts';
import { coreWasmUrl, languageDataUrl } from './shipped-files.ts';
import { supportedCore } from './supported-core.ts';

describe('languages', () => {
  it('has those that the tool promises', () => {
    expect(ocrLanguages.map(({ name }) => name)).toEqual([
      ...['English', 'French', 'German', 'Spanish', 'Italian', 'Portuguese', 'Dutch', 'Polish'],
    ]);
  });

  it.each(ocrLanguages)('has the data of $name', ({ code, name }) => {
    expect(languageDataUrl(code)).toContain(`/${code}.traineddata`);
    expect(languageName(code)).toBe(name);
  });

  it('knows which build of Tesseract runs here', () => {
    expect(coreWasmUrl(supportedCore())).toMatch(/\/tesseract-core-(?:relaxed)?simd-lstm\.wasm/);
  });
});

it.each([
  [['French'], 'French'],
  [['French', 'Polish'], 'French and Polish'],
  [['French', 'Polish', 'Dutch'], 'French, Polish and Dutch'],
])('listNames(%j)', (names, expected) => {
  expect(listNames(names)).toBe(expected);
});
