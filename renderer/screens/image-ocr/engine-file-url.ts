const modules = '../../../node_modules/';

/** What Tesseract needs: the data of each language that is a dependency, and its builds for browsers with SIMD. */
const addresses: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    '../../../node_modules/@tesseract.js-data/*/4.0.0_best_int/*.traineddata.gz',
    '../../../node_modules/tesseract.js-core/tesseract-core-{simd,relaxedsimd}-lstm.wasm',
  ],
  { eager: true, query: '?url', import: 'default' },
);

/**
 * The address of a file that Tesseract needs besides its code. It ships with the app, and is fetched only when it is
 * used.
 * @param name the file as an import names it: `tesseract.js-core/tesseract-core-simd-lstm.wasm`
 * @throws an Error if no such file ships
 */
export function engineFileUrl(name: string): string {
  const address = addresses[`${modules}${name}`];
  if (address === undefined) {
    throw new Error(`There is no ${name} in the app.`);
  }
  return new URL(address, import.meta.url).href;
}
