import { createRequire } from 'node:module';
import fc from 'fast-check';
import { create, toBuffer } from 'qrcode';
import { expect, test } from 'vitest';
import { formatHexColor } from '../options/hex-color.ts';
import { librarySettings, type Settings } from '../options/settings.ts';
import { drawPixels } from './draw-pixels.ts';
import { drawPng } from './draw-png.ts';
import { drawSvg } from './draw-svg.ts';
import type { Matrix } from './encode-qr-code.ts';

/** The decoder that comes with `qrcode`, which has no types. */
const { PNG } = createRequire(import.meta.url)('pngjs') as {
  PNG: { sync: { read(file: Buffer): { width: number; height: number; data: Buffer } } };
};

const { modules } = create('Drawn', {});
const matrix: Matrix = { size: modules.size, modules: Uint8Array.from(modules.data) };

const settingsOf = fc.record({
  margin: fc.integer({ min: 0, max: 9 }),
  scale: fc.oneof(fc.integer({ min: 1, max: 7 }), fc.double({ min: 1, max: 7, noNaN: true })),
  width: fc.option(fc.integer({ min: 21, max: 300 }), { nil: undefined }),
  dark: colorOf(),
  light: colorOf(),
});

function colorOf() {
  const part = fc.integer({ min: 0, max: 255 });
  return fc.record({ red: part, green: part, blue: part, alpha: part });
}

test('the PNG and the pixels are those that the library draws', async () => {
  await fc.assert(
    fc.asyncProperty(settingsOf, async (options) => {
      const settings: Settings = { ...librarySettings, ...options };
      const { margin, scale, width, dark, light } = settings;
      const theirs = PNG.sync.read(
        await toBuffer('Drawn', {
          margin,
          scale,
          width,
          color: { dark: formatHexColor(dark), light: formatHexColor(light) },
        }),
      );
      const ours = PNG.sync.read(Buffer.from(drawPng(matrix, settings)));
      expect([ours.width, ours.height]).toEqual([theirs.width, theirs.height]);
      expect(ours.data.equals(theirs.data)).toBe(true);
      expect(Buffer.from(drawPixels(matrix, settings).data).equals(theirs.data)).toBe(true);
    }),
    { numRuns: 40 },
  );
}, 30_000);

/** Reads the matrix back from the path of an SVG. */
function modulesOf(svg: string, size: number, margin: number): Uint8Array {
  const drawn = new Uint8Array(size * size);
  const path = /<path fill="#[\da-f]{6}"(?: fill-opacity="[\d.]+")? d="([^"]*)"\/>(?:<\/svg>)/.exec(svg)?.[1] ?? '';
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let module = 0; module < Number(length); module += 1) {
      drawn[(Number(y) - margin) * size + Number(x) - margin + module] = 1;
    }
  }
  return drawn;
}

test('the SVG draws each dark module once, in the measures of the options', () => {
  const svg = drawSvg(matrix, { ...librarySettings, margin: 2, width: 300 });
  expect(svg).toContain('width="300" height="300" viewBox="0 0 25 25"');
  expect(modulesOf(svg, matrix.size, 2)).toEqual(matrix.modules);
});

test('transparency in the SVG is that of the PNG', () => {
  const clear = { red: 255, green: 255, blue: 255, alpha: 0 };
  expect(drawSvg(matrix, { ...librarySettings, light: clear })).not.toContain('#ffffff');
  const half = { red: 0, green: 0, blue: 0, alpha: 128 };
  const svg = drawSvg(matrix, { ...librarySettings, dark: half });
  expect(svg).toContain('fill-opacity="0.502"');
  expect(svg).toContain('fill-rule="evenodd"');
  // The library writes an opacity of 0 here, which makes the modules invisible.
  expect(drawSvg(matrix, { ...librarySettings, dark: { ...half, alpha: 254 } })).toContain('fill-opacity="0.9961"');
});

test('a logo goes into the SVG as it is', () => {
  const plate = { x: 12, y: 12, size: 5 };
  const logo = { url: 'data:image/png;base64,AA==', x: 12.5, y: 13, width: 4, height: 3, plate };
  expect(drawSvg(matrix, librarySettings, logo)).toContain(
    '<path fill="#ffffff" d="M12 12h5v5h-5z"/><image href="data:image/png;base64,AA==" x="12.5" y="13" width="4" height="3"/></svg>',
  );
});
