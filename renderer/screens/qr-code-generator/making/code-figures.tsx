import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatDimensions } from '#shared/formats/words/format-dimensions.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import { formatPercent } from '#shared/formats/words/locale.ts';
import type { QrCode } from '../code/make-code.ts';

/** A one-line description of the code. */
export function CodeFigures({ code }: { readonly code: QrCode }) {
  const { version, moduleCount, level, mask, byteCount, modes, filled, width } = code;
  const figures = [
    `Version ${version} (${formatDimensions({ width: moduleCount, height: moduleCount })} modules)`,
    `level ${level}`,
    `mask ${mask}`,
    `${countOf(byteCount, 'byte')}, ${listWords(modes.map((mode) => mode.toLowerCase()))} mode`,
    `${formatPercent(filled)} full`,
    `${formatDimensions({ width, height: width })} pixels`,
  ];
  return (
    <Box role="status" sx={{ fontSize: 12, color: 'text.secondary', textAlign: 'center' }}>
      {figures.map((figure, index) => (
        <Fragment key={figure}>
          {index > 0 && ' · '}
          {/* A line ends between two figures, not within “512 × 512 pixels”. */}
          <Box component="span" sx={{ display: 'inline-block' }}>
            {figure}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
