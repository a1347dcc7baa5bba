import { fail, ok, type Result } from '#shared/result.ts';
import type { AlgorithmName } from './algorithms.ts';
import { createHasher } from './create-hasher.ts';

export interface Sum {
  readonly name: AlgorithmName;
  readonly bytes: Uint8Array;
}

export interface Sums {
  readonly sums: readonly Sum[];
  /** The number of bytes hashed. */
  readonly length: number;
}

/**
 * Computes all checksums of a stream in one pass, with only one piece of it in memory.
 * @param key the key of HMACs; undefined for plain checksums
 * @returns fails with `cancelled` if the signal is aborted
 */
export async function hashStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  names: readonly AlgorithmName[],
  signal: AbortSignal,
  key?: Uint8Array,
): Promise<Result<Sums>> {
  const hashers = await Promise.all(names.map(async (name) => ({ name, hasher: await createHasher(name, key) })));
  const reader = stream.getReader();
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (signal.aborted) {
      await reader.cancel();
      return fail({ code: 'cancelled', message: 'The work was cancelled before the end of the input.' });
    }
    if (value !== undefined) {
      length += value.length;
      for (const { hasher } of hashers) {
        hasher.update(value);
      }
    }
  }
  return ok({ sums: hashers.map(({ name, hasher }) => ({ name, bytes: hasher.digest() })), length });
}
