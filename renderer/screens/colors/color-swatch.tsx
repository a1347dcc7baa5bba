import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';

const squares = 'repeating-conic-gradient(#b0b0b0 0% 25%, #fff 0% 50%) 0 0 / 12px 12px';

/** A translucent colour over squares, which show through it. */
export function overSquares(css: string): string {
  return `linear-gradient(${css}, ${css}), ${squares}`;
}

interface Props {
  /** A colour in CSS. */
  readonly css: string;
  readonly sx?: SxProps;
}

/** A patch of a colour, over squares if it is translucent. Its value is written beside it. */
export function ColorSwatch({ css, sx = {} }: Props) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={[
        { display: 'inline-block', width: 20, height: 20, flexShrink: 0, borderRadius: '4px' },
        { border: 1, borderColor: 'divider', boxSizing: 'border-box' },
        // In forced-colours mode, the patch must keep its own colour, because showing that is its purpose.
        { forcedColorAdjust: 'none', '@media (forced-colors: active)': { borderColor: 'CanvasText' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      style={{ background: overSquares(css) }}
    />
  );
}
