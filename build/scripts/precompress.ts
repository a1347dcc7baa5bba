import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Formats that are not already compressed. */
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.wasm', '.webmanifest', '.txt', '.md']);

/**
 * Patterns of the files that `precompress` writes. They do not match data that is compressed itself
 * (`eng.traineddata.gz`).
 */
export const precompressedFiles: readonly string[] = [...compressible].flatMap((extension) => [
  `*${extension}.br`,
  `*${extension}.gz`,
]);

/** Files smaller than this, in bytes, gain nothing from compression on the wire. */
const worthwhile = 1024;

/** Writes a `.br` and a `.gz` beside each compressible file of the folder, except small ones. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const content = await readFile(path);
      if (content.byteLength < worthwhile) {
        return;
      }
      const [br, gz] = await Promise.all([
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
          },
        }),
        gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}
