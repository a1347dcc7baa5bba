import { expect, it } from 'vitest';
import { ocrLanguages } from '#tools/image-ocr/languages.ts';
import { supportedCore } from '#tools/image-ocr/supported-core.ts';
import { coreWasmUrl, languageDataUrl } from './shipped-files.ts';

it.each(ocrLanguages)('has the data of $name', ({ code }) => {
  expect(languageDataUrl(code)).toContain(`/${code}.traineddata`);
});

it('has the build of Tesseract that runs here', () => {
  expect(coreWasmUrl(supportedCore())).toMatch(/\/tesseract-core-(?:relaxed)?simd-lstm\.wasm/);
});
