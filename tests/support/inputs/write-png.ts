import { crc32, deflateSync } from 'node:zlib';

/** Makes a chunk of a PNG file (PNG 3, section 5.3). */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * Makes a PNG with alpha and eight bits per channel whose every byte is known, unlike that of a canvas.
 * @param colorOf returns red, green, blue and alpha of a pixel, 0–255
 * @param chunks more chunks before the pixels, such as a colour profile
 */
export function writePng(
  width: number,
  height: number,
  colorOf: (x: number, y: number) => readonly [number, number, number, number],
  chunks: readonly Buffer[] = [],
): Buffer {
  const stride = width * 4 + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows.set(colorOf(x, y), y * stride + 1 + x * 4);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // The header specifies eight bits per channel: red, green, blue and alpha.
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
