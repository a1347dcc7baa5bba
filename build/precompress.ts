import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Where a build keeps compressed files for the next one, below the project; `npm ci` empties it. */
export const compressedCache = 'node_modules/.cache/precompressed';

/** Files smaller than this, in bytes, gain nothing from compression on the wire. */
const worthwhile = 1024;

const compressors: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gz: (content) => gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a `.br` and a `.gz` beside each compressible file of the folder, except small ones.
 * @param cache a folder that holds the compressed files of the last build by the hash of their content: most files are
 *   the same in the next, and compressing them takes as long as the rest of the build
 */
export async function precompress(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const before = new Set(await readdir(cache));
  const used = new Set<string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const content = await readFile(path);
      if (content.byteLength < worthwhile) {
        return;
      }
      const hash = createHash('sha256').update(content).digest('hex');
      await Promise.all(
        Object.entries(compressors).map(async ([extension, compress]) => {
          const name = `${hash}.${extension}`;
          used.add(name);
          if (!before.has(name)) {
            // A build that is stopped here leaves no half file under that name, and the next removes the other.
            const unfinished = join(cache, `${randomUUID()}.part`);
            await writeFile(unfinished, await compress(content));
            await rename(unfinished, join(cache, name));
          }
          await copyFile(join(cache, name), `${path}.${extension}`);
        }),
      );
    }),
  );
  await Promise.all(
    [...before].filter((name) => !used.has(name)).map((name) => rm(join(cache, name), { force: true })),
  );
}
