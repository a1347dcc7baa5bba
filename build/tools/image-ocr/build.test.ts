import { expect, it } from 'vitest';
import { build } from './build.ts';

it.each(['Tesseract OCR', 'Leptonica', 'libpng', 'musl'])('names %s, which the engine contains', (name) => {
  expect(build.works).toContainEqual(expect.objectContaining({ name, of: 'tesseract.js-core' }));
});
