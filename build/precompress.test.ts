import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;
let site: string;
let cache: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  site = join(folder, 'site');
  cache = join(folder, 'not/there/yet');
  await mkdir(join(site, 'js'), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

const script = 'a();\n'.repeat(1000);
const read = (name: string) => readFile(join(site, name));

it('writes both forms beside each file that is worth it', async () => {
  await writeFile(join(site, 'js/a.js'), script);
  await writeFile(join(site, 'small.js'), 'a();');
  await writeFile(join(site, 'picture.png'), script);
  await precompress(site, cache);
  expect((await readdir(site, { recursive: true })).toSorted()).toEqual(
    ['js', 'js/a.js', 'js/a.js.br', 'js/a.js.gz', 'picture.png', 'small.js'].map((name) => join(name)),
  );
  expect(brotliDecompressSync(await read('js/a.js.br')).toString()).toBe(script);
  expect(gunzipSync(await read('js/a.js.gz')).toString()).toBe(script);
});

it('takes what was compressed before, and compresses only what has changed', async () => {
  await writeFile(join(site, 'a.js'), script);
  await precompress(site, cache);
  const [kept = ''] = (await readdir(cache)).filter((name) => name.endsWith('.br'));
  const mark = brotliCompressSync('from the cache');
  await writeFile(join(cache, kept), mark);

  await writeFile(join(site, 'b.js'), script);
  await precompress(site, cache);
  expect(await read('a.js.br')).toEqual(mark);
  expect(await read('b.js.br')).toEqual(mark);

  const changed = script.replaceAll('a', 'b');
  await writeFile(join(site, 'a.js'), changed);
  await rm(join(site, 'b.js'));
  await precompress(site, cache);
  expect(brotliDecompressSync(await read('a.js.br')).toString()).toBe(changed);
  // The cache does not grow from build to build.
  expect(await readdir(cache)).toHaveLength(2);
});
