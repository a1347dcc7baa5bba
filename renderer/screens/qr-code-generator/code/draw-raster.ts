import type { Pixels } from '#shared/formats/images/decoded-image.ts';
import { drawPixels } from '#tools/qr-code-generator/code/draw-pixels.ts';
import type { Drawing } from '#tools/qr-code-generator/code/drawing.ts';
import type { Matrix } from '#tools/qr-code-generator/code/encode-qr-code.ts';
import { type Logo, placeLogo } from '#tools/qr-code-generator/code/place-logo.ts';
import { formatHexColor, over, white } from '#tools/qr-code-generator/options/hex-color.ts';
import type { ImageType } from '#tools/qr-code-generator/options/settings.ts';

/** The part of OffscreenCanvas that is needed here. */
export interface Canvas {
  convertToBlob(options: { type: ImageType; quality?: number }): Promise<Blob>;
}

/** Draws a code with its logo on a canvas. JPEG has no transparency, so the background is white there. */
export async function drawRaster(
  matrix: Matrix,
  drawing: Drawing & { readonly type: ImageType },
  logo: Logo | undefined,
): Promise<Canvas> {
  const isOpaque = drawing.type === 'image/jpeg';
  return (await draw(matrix, isOpaque ? onWhite(drawing) : drawing, logo)).canvas;
}

/** Draws a code as a camera sees it on white paper: transparent areas are white. */
export async function drawOnPaper(matrix: Matrix, drawing: Drawing, logo: Logo | undefined): Promise<Pixels> {
  const opaque = onWhite(drawing);
  if (logo === undefined) {
    return drawPixels(matrix, opaque);
  }
  const { canvas, context } = await draw(matrix, opaque, logo);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function onWhite<T extends Drawing>(drawing: T): T {
  return { ...drawing, light: over(drawing.light, white), dark: over(drawing.dark, white) };
}

async function draw(matrix: Matrix, drawing: Drawing, logo: Logo | undefined) {
  const pixels = drawPixels(matrix, drawing);
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  const context = canvas.getContext('2d');
  if (context === null) {
    throw new Error('The browser could not provide a canvas to draw the code on. Close other tabs, and try again.');
  }
  context.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
  if (logo !== undefined) {
    const { x, y, width, height, plate } = placeLogo(matrix, drawing, logo);
    const scale = pixels.width / (matrix.size + drawing.margin * 2);
    context.fillStyle = formatHexColor({ ...drawing.light, alpha: 255 });
    context.fillRect(plate.x * scale, plate.y * scale, plate.size * scale, plate.size * scale);
    const bitmap = await createImageBitmap(logo.image);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, x * scale, y * scale, width * scale, height * scale);
    bitmap.close();
  }
  return { canvas, context };
}

/** @example await toDataUrl(new Blob(['a'], { type: 'text/plain' })) // 'data:text/plain;base64,YQ==' */
export async function toDataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // A function call accepts only a limited number of arguments.
  const step = 0x8000;
  let binary = '';
  for (let start = 0; start < bytes.length; start += step) {
    binary += String.fromCharCode(...bytes.subarray(start, start + step));
  }
  return `data:${blob.type};base64,${btoa(binary)}`;
}
