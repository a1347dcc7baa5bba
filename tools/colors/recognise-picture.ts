import { formatDimensions } from '#shared/formats/words/format-dimensions.ts';
import type { Recognise } from '#tools/define-operation.ts';

/** Recognises any picture, from which colours can be picked. */
export const recognise: Recognise = ({ picture }) =>
  picture && {
    confidence: 0.5,
    preview: `${formatDimensions(picture)} pixels, whose colours can be picked`,
    screenId: 'ColorPicker',
    takesFile: true,
  };
