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
import zxingReader from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The files that engines need besides their code, by the names under which they are imported. */
const addresses: Readonly<Record<string, string>> = {
  '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz': deu,
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz': eng,
  '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz': fra,
  '@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz': ita,
  '@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz': nld,
  '@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz': pol,
  '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz': por,
  '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz': spa,
  'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm': relaxed,
  'tesseract.js-core/tesseract-core-simd-lstm.wasm': simd,
  'zxing-wasm/reader/zxing_reader.wasm': zxingReader,
};

/**
 * The address of a file that ships with the app, from which it is fetched only when it is used.
 * @throws an Error if no such file ships
 */
export function engineFileUrl(name: string): string {
  const address = addresses[name];
  if (address === undefined) {
    throw new Error(`There is no ${name} in the app.`);
  }
  return new URL(address, import.meta.url).href;
}
