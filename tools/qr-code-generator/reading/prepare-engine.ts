import { prepareZXingModule } from 'zxing-wasm/reader';
import type { OperationContext } from '#tools/define-operation.ts';

let isPrepared = false;

/**
 * Gives the reader its WebAssembly file, once. Without it, the library would request the file from a server on the
 * Internet.
 * @returns whether the reader has it; if not, the next call tries again
 */
export async function prepareEngine(readEngineFile: OperationContext['readEngineFile']): Promise<boolean> {
  if (!isPrepared) {
    try {
      const { buffer } = await readEngineFile('zxing-wasm/reader/zxing_reader.wasm');
      prepareZXingModule({ overrides: { wasmBinary: buffer } });
      isPrepared = true;
    } catch (thrown) {
      console.warn(thrown);
    }
  }
  return isPrepared;
}
