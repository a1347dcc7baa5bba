import deu from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import fra from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import ita from '@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz?url';
import nld from '@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz?url';
import pol from '@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz?url';
import por from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url';
import spa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import relaxed from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm?url';
import simd from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import type { LanguageCode } from '#tools/image-ocr/languages.ts';
import type { CoreKind } from '#tools/image-ocr/supported-core.ts';

const absolute = (address: string) => new URL(address, import.meta.url).href;

const dataPaths: Record<LanguageCode, string> = { eng, fra, deu, spa, ita, por, nld, pol };
const wasmPaths: Record<CoreKind, string> = { relaxed, simd };

/** The URL of a language's data, which is fetched only when the language is used. */
export function languageDataUrl(code: LanguageCode): string {
  return absolute(dataPaths[code]);
}

/** The URL of the `.wasm` file of a Tesseract build. */
export function coreWasmUrl(kind: CoreKind): string {
  return absolute(wasmPaths[kind]);
}
