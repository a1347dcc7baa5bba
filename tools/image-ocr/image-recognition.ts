import type { Recognition } from './recognition-engine.ts';

/** The text of an image, with the places of its words in the image's own pixels, upright. */
export interface ImageRecognition extends Recognition {
  readonly width: number;
  readonly height: number;
  /** Below 1 if the image had too many pixels. */
  readonly scale: number;
}
