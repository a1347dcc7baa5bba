import { zlibSync } from 'fflate';
import { crc32 } from '#shared/formats/crc32.ts';
import type { Color } from '../options/hex-color.ts';
import { type Drawing, isDark, mapPixels } from './drawing.ts';
import type { Matrix } from './encode-qr-code.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Draws a code as a PNG image of two colours with one bit per pixel (ISO/IEC 15948): exact, small, and without a
 * canvas.
 * @example drawPng(matrix, { margin: 4, scale: 4, dark: black, light: white }) // 116 × 116 pixels for version 1
 */
export function drawPng(matrix: Matrix, drawing: Drawing): Uint8Array<ArrayBuffer> {
  const map = mapPixels(matrix, drawing);
  const { width } = map;
  // Each row begins with the number of its filter: 0 for none.
  const rowLength = 1 + Math.ceil(width / 8);
  const rows = new Uint8Array(rowLength * width);
  for (let y = 0; y < width; y += 1) {
    const start = y * rowLength;
    if (y > 0 && map.modules[y] === map.modules[y - 1]) {
      rows.copyWithin(start, start - rowLength, start);
      continue;
    }
    for (let x = 0; x < width; x += 1) {
      if (isDark(matrix, map, x, y)) {
        const at = start + 1 + (x >> 3);
        rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7));
      }
    }
  }

  const { light, dark } = drawing;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, width);
  // One bit per pixel, indexing a palette.
  header.set([1, 3], 8);
  const palette = Uint8Array.from([light, dark].flatMap(({ red, green, blue }) => [red, green, blue]));
  const chunks = [
    Uint8Array.from(signature),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    ...transparency(light, dark),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ];
  return joined(chunks);
}

function transparency(light: Color, dark: Color): Uint8Array[] {
  return light.alpha === 255 && dark.alpha === 255 ? [] : [chunk('tRNS', Uint8Array.from([light.alpha, dark.alpha]))];
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
