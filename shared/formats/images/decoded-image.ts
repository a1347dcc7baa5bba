/** An image in RGBA, four bytes per pixel, row by row, as a canvas and a decoder expect it. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** An image that was decoded, upright as its Exif data say. Whoever has it closes it, which frees its memory. */
export interface DecodedImage {
  /** The width in pixels, like `height`. */
  readonly width: number;
  readonly height: number;
  /**
   * Draws the whole image.
   * @param width the width to scale it to, in whole pixels, like `height`
   * @param background the colour behind what is transparent
   * @returns undefined if there is not enough memory
   */
  draw(width: number, height: number, background: 'white' | 'black' | 'transparent'): Pixels | undefined;
  close(): void;
}
