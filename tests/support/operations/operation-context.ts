import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import type { DecodedImage } from '#shared/formats/images/decoded-image.ts';
import { notAnImage } from '#shared/formats/images/not-an-image.ts';
import { fail, ok } from '#shared/result.ts';
import type { OperationContext } from '#tools/define-operation.ts';

/** The context of a run in Node, where PNG is the only image. Nothing is reported, and nothing aborts the run. */
export function operationContext(parts: Partial<OperationContext> = {}): OperationContext {
  return {
    signal: new AbortController().signal,
    reportProgress() {},
    decodeImage: async (image) => {
      const decoded = decodePng(image);
      return decoded === undefined ? fail(notAnImage(image.length)) : ok(decoded);
    },
    readEngineFile: async (name) => Uint8Array.from(await readFile(fileURLToPath(import.meta.resolve(name)))),
    ...parts,
  };
}

function decodePng(image: Uint8Array): DecodedImage | undefined {
  let png: PNG;
  try {
    png = PNG.sync.read(Buffer.from(image));
  } catch {
    return undefined;
  }
  return {
    width: png.width,
    height: png.height,
    draw(width, height, background) {
      const data = new Uint8ClampedArray(width * height * 4);
      const behind = background === 'white' ? 255 : 0;
      for (let pixel = 0; pixel < width * height; pixel += 1) {
        const x = Math.floor(((pixel % width) * png.width) / width);
        const y = Math.floor((Math.floor(pixel / width) * png.height) / height);
        const from = (y * png.width + x) * 4;
        const alpha = png.data[from + 3] ?? 0;
        const opacity = background === 'transparent' ? 1 : alpha / 255;
        for (let channel = 0; channel < 3; channel += 1) {
          data[pixel * 4 + channel] = (png.data[from + channel] ?? 0) * opacity + behind * (1 - opacity);
        }
        data[pixel * 4 + 3] = background === 'transparent' ? alpha : 255;
      }
      return { width, height, data };
    },
    close() {},
  };
}
