import { expect, it } from 'vitest';
import { engineFileUrl } from '#renderer/workers/engine-files.ts';
import { coreFile, languageFile } from '#tools/image-ocr/engine/engine-files.ts';
import { ocrLanguages } from '#tools/image-ocr/languages.ts';

it.each(ocrLanguages)('has the data of $name', ({ code }) => {
  expect(engineFileUrl(languageFile(code))).toContain(`/${code}.traineddata`);
});

it.each(['relaxed', 'simd'] as const)('has the %s build of Tesseract', (kind) => {
  expect(engineFileUrl(coreFile(kind))).toMatch(/\/tesseract-core-(?:relaxed)?simd-lstm\.wasm/);
});
