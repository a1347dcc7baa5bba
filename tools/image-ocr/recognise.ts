import { formatDimensions } from '#shared/formats/words/format-dimensions.ts';
import type { Recognise } from '#tools/define-operation.ts';

/**
 * Recognises any picture, which may contain text. Reading it takes seconds, so this only mentions the possibility.
 * @example recognise({ size: 9, picture: { width: 640, height: 480, codes: [] } })?.preview // '640 × 480 pixels, whose text can be read'
 */
export const recognise: Recognise = ({ picture }) =>
  picture && {
    confidence: 0.6,
    preview: `${formatDimensions(picture)} pixels, whose text can be read`,
    screenId: 'ImageOCR',
    takesFile: true,
  };
