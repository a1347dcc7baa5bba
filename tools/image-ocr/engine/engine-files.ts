import type { LanguageCode } from '../languages.ts';
import type { CoreKind } from './supported-core.ts';

/** The trained data of a language: the name of a file, as an import names it. */
export function languageFile(code: LanguageCode): string {
  return `@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`;
}

/** The WebAssembly file of a build of Tesseract: its name, as an import names it. */
export function coreFile(kind: CoreKind): string {
  return `tesseract.js-core/tesseract-core-${kind === 'relaxed' ? 'relaxedsimd' : 'simd'}-lstm.wasm`;
}
