import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type QRCodeSegment } from 'qrcode';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import type { Pixels } from '#shared/formats/images/decoded-image.ts';
import { readCodes } from '#shared/formats/matrix-codes/read-codes.ts';
import { drawPixels } from '../code/draw-pixels.ts';
import { librarySettings, type Settings } from '../options/settings.ts';

beforeAll(() => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });
});

function draw(content: string | QRCodeSegment[], settings: Partial<Settings> = {}): Pixels {
  const { modules } = create(content);
  const matrix = { size: modules.size, modules: Uint8Array.from(modules.data) };
  return drawPixels(matrix, { ...librarySettings, ...settings });
}

/** Stacks several images on top of each other in one. */
function stack(images: readonly Pixels[]): Pixels {
  const width = Math.max(...images.map((image) => image.width));
  const height = images.reduce((sum, image) => sum + image.height, 0);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let top = 0;
  for (const image of images) {
    for (let row = 0; row < image.height; row += 1) {
      const pixels = image.data.subarray(row * image.width * 4, (row + 1) * image.width * 4);
      data.set(pixels, (top + row) * width * 4);
    }
    top += image.height;
  }
  return { width, height, data };
}

function turn({ width, height, data }: Pixels): Pixels {
  const turned = new Uint32Array(width * height);
  const pixels = new Uint32Array(data.buffer);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, data: new Uint8ClampedArray(turned.buffer) };
}

test('every code of an image is found', async () => {
  const texts = ['first', 'https://example.org/second', 'třetí 😀'];
  const codes = await readCodes(stack(texts.map((text) => draw(text))));
  expect(codes.map(({ text }) => text).sort()).toEqual([...texts].sort());
});

test('an image without a code has none', async () => {
  expect(await readCodes({ width: 80, height: 80, data: new Uint8ClampedArray(80 * 80 * 4).fill(200) })).toEqual([]);
  expect(await readCodes({ width: 1, height: 1, data: new Uint8ClampedArray(4) })).toEqual([]);
  const noise = Uint8ClampedArray.from({ length: 120 * 120 * 4 }, (_, index) => (index * index * 31) % 256);
  expect(await readCodes({ width: 120, height: 120, data: noise })).toEqual([]);
});

test('a code light on dark, turned, or with colours is read', async () => {
  const black = { red: 0, green: 0, blue: 0, alpha: 255 };
  const red = { red: 191, green: 58, blue: 43, alpha: 255 };
  const white = { red: 255, green: 255, blue: 255, alpha: 255 };
  expect(await readCodes(draw('light', { dark: white, light: black }))).toMatchObject([
    { text: 'light', isInverted: true },
  ]);
  expect(await readCodes(turn(draw('turned')))).toMatchObject([{ text: 'turned' }]);
  expect(await readCodes(draw('red', { dark: red }))).toMatchObject([{ text: 'red', isInverted: false }]);
});

test('bytes that are not text stay bytes', async () => {
  const data = Uint8ClampedArray.of(0, 1, 2, 0xff, 0xfe, 0x80, 0x0b);
  const [code] = await readCodes(draw([{ data, mode: 'byte' }]));
  expect(code?.text).toBeUndefined();
  expect([...(code?.bytes ?? [])]).toEqual([...data]);
});

test('text in another encoding is a guess, and says so', async () => {
  const latin1 = Uint8ClampedArray.from('Café à Genève', (character) => character.charCodeAt(0));
  expect(await readCodes(draw([{ data: latin1, mode: 'byte' }]))).toMatchObject([
    { text: 'Café à Genève', isGuess: true },
  ]);
});

/**
 * “点茗” in Kanji mode (ISO/IEC 18004), as `qrcode` encodes it with its `toSJISFunc`. The function is not used here: the
 * package keeps it once it is given, and would encode the texts of other tests in Kanji mode too.
 */
const kanji = [
  '#######.....#.#######',
  '#.....#..####.#.....#',
  '#.###.#.###.#.#.###.#',
  '#.###.#.#.#.#.#.###.#',
  '#.###.#.##.##.#.###.#',
  '#.....#.#...#.#.....#',
  '#######.#.#.#.#######',
  '........#..##........',
  '#.#####.....#.#####..',
  '.#####.##.#.#..#.#.##',
  '.####.#....#.#..#..##',
  '##...#...#.....##....',
  '#.#..####..#.#..#..##',
  '........#.#####.....#',
  '#######..#..#.##...#.',
  '#.....#.#######.....#',
  '#.###.#.###.#..#..#..',
  '#.###.#.###.#..#..#..',
  '#.###.#.#.##.#..#.#..',
  '#.....#..#.....##.#..',
  '#######.#.##.#..#.#.#',
];

test('Kanji mode is read', async () => {
  const matrix = { size: kanji.length, modules: Uint8Array.from(kanji.join(''), (module) => Number(module === '#')) };
  expect(await readCodes(drawPixels(matrix, librarySettings))).toMatchObject([{ text: '点茗' }]);
});
