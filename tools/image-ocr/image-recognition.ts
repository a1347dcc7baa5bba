import type { RecognisedText } from './engine/recognition-engine.ts';

/** The text of an image, with the places of its words in the pixels of the upright image. */
export interface ImageRecognition extends RecognisedText {
  readonly width: number;
  readonly height: number;
  /** The scale used; below 1 if the image had too many pixels. */
  readonly scale: number;
}
