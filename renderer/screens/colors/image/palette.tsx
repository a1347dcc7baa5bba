import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { formatPercent } from '#shared/formats/words/locale.ts';
import { fromBytes, toHex } from '#tools/colors/color.ts';
import type { PaletteColor } from '#tools/colors/image/find-palette.ts';
import { colorSession } from '../color-session.ts';
import { ColorSwatch } from '../color-swatch.tsx';

function formatShare(share: number): string {
  return share > 0 && share < 0.001 ? `<${formatPercent(0.001, 1)}` : formatPercent(share, 1);
}

/** The image’s dominant colours; clicking one picks it. */
export function Palette({ colors }: { colors: readonly PaletteColor[] }) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h4" component="h3" id={headingId} sx={{ mb: 0.5, fontSize: 13 }}>
        Dominant colours
      </Typography>
      {colors.length === 0 && <Typography variant="body2">The image is transparent.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {colors.map(({ bytes, share }) => {
          const color = fromBytes(bytes);
          return (
            <li key={toHex(color)}>
              <ButtonBase
                onClick={() => colorSession.setColor(color)}
                sx={{
                  minHeight: 36,
                  px: 1,
                  gap: 1,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  font: 'inherit',
                  fontSize: 12,
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <ColorSwatch css={toHex(color)} />
                <Box component="span" sx={{ fontFamily: monospaceFont }}>
                  {toHex(color)}
                </Box>{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {formatShare(share)}
                </Box>
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
