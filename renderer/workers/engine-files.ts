import { addresses } from 'virtual:engine-files';

/**
 * The address of a file that an engine needs besides its code. It ships with the app, and is fetched only when it is
 * used.
 * @param name the file as an import names it: `zxing-wasm/reader/zxing_reader.wasm`
 * @throws an Error if no such file ships
 */
export function engineFileUrl(name: string): string {
  const address = addresses[name];
  if (address === undefined) {
    throw new Error(`There is no ${name} in the app.`);
  }
  return new URL(address, import.meta.url).href;
}
