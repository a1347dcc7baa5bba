import WideIcon from '@mui/icons-material/UnfoldMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import { type Color, isInGamut, toHex, toHexWithAlpha } from '#tools/colors/color.ts';
import { exactNames } from '#tools/colors/color-names.ts';
import { type ColorFormat, formatColor } from '#tools/colors/format-color.ts';
import { ColorSwatch } from '../color-swatch.tsx';

/** The colour in every format; clicking one copies it. */
export function Formats({ color }: { color: Color }) {
  const headingId = useId();
  const formats = formatColor(color);
  const name = formats.find((format) => format.name === 'CSS name');
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} sx={{ mb: 1 }}>
        Formats
      </Typography>
      {!isInGamut(color, 'srgb') && <WideNote color={color} />}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          '@container (min-width: 440px)': { gridTemplateColumns: '1fr 1fr' },
        }}
      >
        {formats
          .filter(({ value }) => value !== '')
          .map((format) => (
            <li key={format.name}>
              <FormatSwatch format={format} color={color} />
            </li>
          ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {name?.value === '' ? 'CSS has no name for exactly this colour.' : otherNames(color)}
      </Typography>
    </Box>
  );
}

function otherNames(color: Color): string {
  const [, ...others] = exactNames(color);
  return others.length === 0 ? '' : `CSS also calls it ${others.join(', ')}.`;
}

function WideNote({ color }: { color: Color }) {
  return (
    <Box role="note" sx={{ display: 'flex', gap: 1, mb: 1.5, fontSize: 13 }}>
      <WideIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
      <Box>
        <strong>Outside sRGB.</strong> Formats marked “mapped” hold the nearest colour inside, {toHex(color)}, by the
        gamut mapping of CSS Color 4.
        {isInGamut(color, 'display-p3') ? '' : ' It is outside Display P3 too.'}
      </Box>
    </Box>
  );
}

function FormatSwatch({
  format: { name, value, isMapped, isWithoutAlpha },
  color,
}: {
  format: ColorFormat;
  color: Color;
}) {
  const copy = useCopy();
  const marks = [isMapped ? 'mapped' : '', isWithoutAlpha ? 'without alpha' : ''].filter((mark) => mark !== '');
  return (
    <ButtonBase
      data-hint="Copy to clipboard"
      aria-description="Copy to clipboard"
      onClick={() => void copy(value)}
      sx={{
        width: '100%',
        minHeight: 44,
        justifyContent: 'flex-start',
        textAlign: 'left',
        font: 'inherit',
        gap: 1.25,
        pr: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        cursor: 'copy',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <ColorSwatch
        css={isWithoutAlpha ? toHex(color) : toHexWithAlpha(color)}
        sx={{ alignSelf: 'stretch', width: 36, height: 'auto', borderRadius: 0, border: 0 }}
      />
      <Box component="span" sx={{ minWidth: 0, py: 0.5 }}>
        <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
          {name}
          {marks.length > 0 && <em>{` (${marks.join(', ')})`}</em>}{' '}
        </Box>
        <Box
          component="span"
          sx={{ display: 'block', fontFamily: monospaceFont, fontSize: 13, overflowWrap: 'anywhere' }}
        >
          {value}
        </Box>
      </Box>
    </ButtonBase>
  );
}
