/** One size of an icon: its PNG file, and its width and height in pixels. */
export interface SizedPng {
  readonly size: number;
  readonly png: Uint8Array;
}

/**
 * Writes a Windows icon: a header, a directory, and the images as PNG, which Windows has supported since Vista.
 * @param images at most 256 pixels wide, smallest first
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function writeIco(images: readonly SizedPng[]): Uint8Array<ArrayBuffer> {
  const headerSize = 6;
  const entrySize = 16;
  const directory = Buffer.alloc(headerSize + entrySize * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.byteLength;
  for (const [index, { size, png }] of images.entries()) {
    const entry = headerSize + entrySize * index;
    // 256 does not fit into the byte and is written as 0.
    directory.writeUInt8(size % 256, entry);
    directory.writeUInt8(size % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.byteLength, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.byteLength;
  }
  return new Uint8Array(Buffer.concat([directory, ...images.map(({ png }) => png)]));
}

/**
 * An image of a macOS icon. Sizes are in points: each has a plain image and, with twice the pixels, a high-density one.
 */
export interface IcnsImage {
  /** The four-character code by which macOS finds it. */
  readonly type: string;
  readonly data: Uint8Array;
}

/**
 * Writes a macOS icon: a header, and one block for each image.
 * @see https://en.wikipedia.org/wiki/Apple_Icon_Image_format
 */
export function writeIcns(images: readonly IcnsImage[]): Uint8Array<ArrayBuffer> {
  const block = (type: string, data: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(head.byteLength + data.byteLength, 4);
    return Buffer.concat([head, data]);
  };
  return new Uint8Array(block('icns', Buffer.concat(images.map(({ type, data }) => block(type, data)))));
}

/**
 * Encodes the smallest images, for which macOS has its own format: the four channels one after the other, each
 * run-length encoded. Only literal stretches are written, no runs, since the files are small anyway.
 * @param pixels RGBA, not premultiplied
 * @example encodeArgb(new Uint8Array([1, 2, 3, 4])) // "ARGB", 0, 4, 0, 1, 0, 2, 0, 3
 */
export function encodeArgb(pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const longest = 128;
  const encoded = [...Buffer.from('ARGB')];
  for (const channel of [3, 0, 1, 2]) {
    const plane = pixels.filter((_value, index) => index % 4 === channel);
    for (let start = 0; start < plane.length; start += longest) {
      const stretch = plane.subarray(start, start + longest);
      encoded.push(stretch.length - 1, ...stretch);
    }
  }
  return new Uint8Array(encoded);
}
