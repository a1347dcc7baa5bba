import zxingReader from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { EngineFile } from '#tools/define-operation.ts';

const addresses: Readonly<Record<EngineFile, string>> = { 'zxing-wasm/reader/zxing_reader.wasm': zxingReader };

/**
 * Fetches a file of an engine from where the app itself comes from.
 * @throws an Error if it cannot be fetched
 */
export async function readEngineFile(name: EngineFile): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(new URL(addresses[name], import.meta.url));
  if (!answer.ok) {
    throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  }
  return new Uint8Array(await answer.arrayBuffer());
}
