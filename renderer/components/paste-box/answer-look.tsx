import Box from '@mui/material/Box';
import type { Recognised } from '#tools/recognise.ts';

/** A colour or a picture, which the preview also describes in words. */
export function AnswerLook({ look }: { look: NonNullable<Recognised['look']> }) {
  return look.kind === 'color' ? (
    <Box
      aria-hidden
      sx={{ width: 40, height: 24, borderRadius: 1, border: 1, borderColor: 'divider', forcedColorAdjust: 'none' }}
      style={{ backgroundColor: look.value }}
    />
  ) : (
    <Box
      component="img"
      alt=""
      src={look.value}
      sx={{ maxWidth: 96, maxHeight: 64, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: '#ffffff' }}
    />
  );
}
