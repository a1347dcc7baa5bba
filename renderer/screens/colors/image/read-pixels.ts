import { type ColorPixels, isOutsideSrgb } from '#tools/colors/image/pixels.ts';

/** Every GPU with WebGL 2 supports textures of this size. */
const tileWidth = 2048;
const tileHeight = 512;

type Gamut = 'srgb' | 'display-p3';
/** https://registry.khronos.org/webgl/specs/latest/1.0/#5.14.2 is newer than TypeScript’s library. */
type Context = WebGL2RenderingContext & { unpackColorSpace?: Gamut };

/**
 * The bytes of an image. A canvas stores colours premultiplied with alpha, from which a translucent colour cannot be
 * recovered: at an alpha of 10, only eleven of 256 values are left. The image therefore goes through a WebGL texture,
 * which takes and returns it unchanged.
 * @param bitmap not premultiplied, upright, in the colour space that its file names
 * @param hasProfile whether that colour space may differ from sRGB
 */
export function readPixels(
  bitmap: ImageBitmap,
  hasProfile: boolean,
  onProgress: (fraction: number) => void,
): ColorPixels {
  const { width, height } = bitmap;
  const passes = hasProfile ? 2 : 1;
  const texture = createTexture();
  if (texture === undefined) {
    const srgb = readByCanvas(bitmap);
    return { width, height, srgb, displayP3: undefined, isExact: isOpaque(srgb) };
  }
  const srgb = readByTexture(texture, bitmap, 'srgb', (fraction) => onProgress(fraction / passes));
  const wide =
    hasProfile && texture.unpackColorSpace !== undefined
      ? readByTexture(texture, bitmap, 'display-p3', (fraction) => onProgress((1 + fraction) / passes))
      : undefined;
  texture.getExtension('WEBGL_lose_context')?.loseContext();
  return {
    width,
    height,
    srgb,
    displayP3: wide !== undefined && hasWideColors(srgb, wide) ? wide : undefined,
    isExact: true,
  };
}

function createTexture(): Context | undefined {
  const gl: Context | null = new OffscreenCanvas(1, 1).getContext('webgl2');
  if (gl === null) {
    return undefined;
  }
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  return gl;
}

function readByTexture(
  gl: Context,
  bitmap: ImageBitmap,
  gamut: Gamut,
  onProgress: (fraction: number) => void,
): Uint8Array {
  const { width, height } = bitmap;
  const bytes = new Uint8Array(width * height * 4);
  if (gl.unpackColorSpace !== undefined) {
    gl.unpackColorSpace = gamut;
  }
  // Packs the rows of the tile into their places in the rows of the whole image.
  gl.pixelStorei(gl.PACK_ROW_LENGTH, width);
  for (let top = 0; top < height; top += tileHeight) {
    const rows = Math.min(tileHeight, height - top);
    for (let left = 0; left < width; left += tileWidth) {
      const columns = Math.min(tileWidth, width - left);
      gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, left);
      gl.pixelStorei(gl.UNPACK_SKIP_ROWS, top);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, columns, rows, 0, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
      gl.readPixels(0, 0, columns, rows, gl.RGBA, gl.UNSIGNED_BYTE, bytes, (top * width + left) * 4);
    }
    onProgress((top + rows) / height);
  }
  if (gl.isContextLost() || gl.getError() !== gl.NO_ERROR) {
    throw new RangeError('The graphics processor could not hold the image.');
  }
  return bytes;
}

function readByCanvas(bitmap: ImageBitmap): Uint8Array {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) {
    throw new RangeError('The browser could not make a canvas of the image’s size.');
  }
  context.drawImage(bitmap, 0, 0);
  return new Uint8Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
}

function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) {
    if (rgba[at] !== 255) {
      return false;
    }
  }
  return true;
}

/** Colours outside of sRGB are clipped to its edge: only those on the edge have to be examined, each once. */
function hasWideColors(srgb: Uint8Array, displayP3: Uint8Array): boolean {
  const seen = new Set<number>();
  const isEdge = (byte: number | undefined) => byte === 0 || byte === 255;
  for (let at = 0; at < srgb.length; at += 4) {
    if (srgb[at + 3] !== 0 && (isEdge(srgb[at]) || isEdge(srgb[at + 1]) || isEdge(srgb[at + 2]))) {
      const [red = 0, green = 0, blue = 0] = displayP3.subarray(at, at + 3);
      const color = (red << 16) | (green << 8) | blue;
      if (!seen.has(color)) {
        if (isOutsideSrgb([red, green, blue])) {
          return true;
        }
        seen.add(color);
      }
    }
  }
  return false;
}
