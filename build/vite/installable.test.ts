import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { readBuildConfiguration } from './host-configuration.ts';
import { installable, largestFirstVisit, sortFiles } from './installable.ts';

/** Incompressible bytes. */
const content = (bytes: number) => new Uint8Array(randomBytes(bytes));

function sort(contents: Readonly<Record<string, Uint8Array>>, page: readonly string[]) {
  const files = Object.entries(contents).map(([url, { byteLength }]) => ({
    url,
    revision: url.startsWith('static/') ? null : 'a',
    bytes: byteLength,
  }));
  const sorted = sortFiles(
    files,
    { entry: 'static/js/index.AAAAAAAA.js', all: new Set(page) },
    (url) => contents[url] ?? new Uint8Array(),
    ['engine-'],
  );
  return Object.fromEntries(sorted.map(({ url, part }) => [url, part]));
}

const small = {
  'manifest.webmanifest': content(10),
  'static/js/index.AAAAAAAA.js': content(10),
  'static/js/json.BBBBBBBB.chunk.js': content(10),
  'static/js/json.CCCCCCCC.worker.js': content(10),
  'static/media/reader.DDDDDDDD.wasm': content(10),
  'static/media/inter.EEEEEEEE.woff2': content(10),
};
const page = ['static/js/index.AAAAAAAA.js', 'static/js/json.BBBBBBBB.chunk.js'];

describe('sortFiles', () => {
  it('keeps the page, its screens and their workers from the first visit on, and the rest once it has been used', () => {
    expect(sort(small, page)).toEqual({
      'manifest.webmanifest': 'first',
      'static/js/index.AAAAAAAA.js': 'entry',
      'static/js/json.BBBBBBBB.chunk.js': 'first',
      'static/js/json.CCCCCCCC.worker.js': 'first',
      'static/media/reader.DDDDDDDD.wasm': 'used',
      'static/media/inter.EEEEEEEE.woff2': 'used',
    });
  });

  it('leaves the largest workers for later, where all would be more than a first visit may fetch', () => {
    const sorted = sort({ ...small, 'static/js/large.FFFFFFFF.worker.js': content(largestFirstVisit) }, page);
    expect(sorted['static/js/large.FFFFFFFF.worker.js']).toBe('used');
    expect(sorted['static/js/json.CCCCCCCC.worker.js']).toBe('first');
  });

  it('keeps the worker of the box before smaller ones', () => {
    const box = 'static/js/recognition-worker.FFFFFFFF.worker.js';
    const other = 'static/js/other.GGGGGGGG.worker.js';
    const sorted = sort(
      { ...small, [other]: content(largestFirstVisit / 3), [box]: content((largestFirstVisit / 3) * 2) },
      page,
    );
    expect(sorted).toMatchObject({ [box]: 'first', [other]: 'used' });
  });

  it('keeps what the worker of the box imports together with it, unlike what it asks for later', () => {
    const box = 'static/js/recognition-worker.FFFFFFFF.worker.js';
    const imported = 'static/js/shared.GGGGGGGG.chunk.js';
    const inTurn = 'static/js/runtime.HHHHHHHH.chunk.js';
    const later = 'static/js/converter.IIIIIIII.chunk.js';
    const text = (code: string) => new TextEncoder().encode(code);
    const contents = {
      ...small,
      'static/js/other.JJJJJJJJ.worker.js': content(largestFirstVisit - 100_000),
      [later]: content(1_000_000),
      [box]: text('import{a}from"./shared.GGGGGGGG.chunk.js";import(`./converter.IIIIIIII.chunk.js`)'),
      [imported]: text(`import"./runtime.HHHHHHHH.chunk.js";${'a'.repeat(1000)}`),
      [inTurn]: content(100_000),
    };
    expect(sort(contents, page)).toMatchObject({
      [box]: 'first',
      [imported]: 'first',
      [inTurn]: 'first',
      [later]: 'first',
      'static/js/other.JJJJJJJJ.worker.js': 'used',
    });
  });

  it('goes on with smaller scripts after one that is too large', () => {
    const box = 'static/js/recognition-worker.FFFFFFFF.worker.js';
    const large = 'static/js/large.GGGGGGGG.chunk.js';
    const last = 'static/js/last.HHHHHHHH.chunk.js';
    const contents = {
      ...small,
      [box]: new TextEncoder().encode('import(`./large.GGGGGGGG.chunk.js`);import(`./last.HHHHHHHH.chunk.js`)'),
      [large]: content(largestFirstVisit),
      [last]: content(10),
    };
    expect(sort(contents, page)).toMatchObject({ [large]: 'used', [last]: 'first' });
  });

  it('leaves an engine that works only with larger files until the last', () => {
    const engine = 'static/js/engine-simd.GGGGGGGG.chunk.js';
    const large = 'static/js/large.HHHHHHHH.chunk.js';
    const sorted = sort(
      { ...small, [engine]: content(largestFirstVisit / 3), [large]: content((largestFirstVisit / 3) * 2) },
      page,
    );
    expect(sorted).toMatchObject({ [engine]: 'used', [large]: 'first' });
    expect(sort({ ...small, [engine]: content(1_000_000) }, page)).toMatchObject({ [engine]: 'first' });
  });

  it('leaves what only the box asks for later until the last', () => {
    const box = 'static/js/recognition-worker.FFFFFFFF.worker.js';
    const ofBox = 'static/js/converter.GGGGGGGG.chunk.js';
    const ofScreen = 'static/js/converter.HHHHHHHH.chunk.js';
    const name = (url: string) => new TextEncoder().encode(`import('./${url.slice(10)}')`);
    const contents = {
      ...small,
      [box]: name(ofBox),
      'static/js/json.CCCCCCCC.worker.js': name(ofScreen),
      [ofBox]: content(1_500_000),
      [ofScreen]: content(2_000_000),
    };
    expect(sort(contents, page)).toMatchObject({ [box]: 'first', [ofBox]: 'used', [ofScreen]: 'first' });
  });

  it('ends a build whose screens alone are too much', () => {
    const large = 'static/js/large.FFFFFFFF.chunk.js';
    expect(() => sort({ ...small, [large]: content(largestFirstVisit) }, [...page, large])).toThrow(
      `bytes after gzip, of which a first visit may keep ${largestFirstVisit}.`,
    );
  });
});

describe('installable', () => {
  const entry = '\0entry';
  const fail = () => {
    throw new Error('The first error');
  };

  it.each(['load', 'renderChunk', 'generateBundle', 'writeBundle'] as const)(
    'leaves it to the bundler to show an error of %s',
    async (hook) => {
      const folder = await mkdtemp(join(tmpdir(), 'installable-'));
      const failing: Plugin = { name: 'failing', enforce: 'pre', [hook]: fail };
      const page: Plugin = {
        name: 'page',
        resolveId: (source) => (source === entry ? entry : undefined),
        load: (id) => (id === entry ? 'console.log(1);' : undefined),
      };
      const { configuration } = readBuildConfiguration({});
      const product = { name: 'a', version: '1.0.0', versionDate: '', description: '', license: '', author: '' };
      const built = build({
        configFile: false,
        logLevel: 'silent',
        plugins: [failing, page, installable(product, configuration, [])],
        build: { outDir: folder, rolldownOptions: { input: entry } },
      });
      await expect(built).rejects.toThrow('The first error');
      await rm(folder, { recursive: true });
    },
  );
});
