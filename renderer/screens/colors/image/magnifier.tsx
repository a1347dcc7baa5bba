import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { toHexWithAlpha } from '#tools/colors/color.ts';
import { type ColorPixels, colorAt, type Place, patchAround } from '#tools/colors/image/pixels.ts';
import { writeColor } from '../color-session.ts';
import { ColorSwatch } from '../color-swatch.tsx';

const radius = 5;
const count = radius * 2 + 1;
const cell = 12;
const grid = 'rgb(128 128 128 / 0.5)';

interface Props {
  readonly pixels: ColorPixels;
  readonly place: Place;
  /** Whether the magnifier is at the left, to keep out of the pointer’s way. */
  readonly isAtLeft: boolean;
}

/** The pixels around the pointer, each as a square, with the value of the middle one. */
export function Magnifier({ pixels, place, isAtLeft }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y } = place;
  useEffect(() => {
    const patch = new ImageData(patchAround(pixels, x, y, radius), count, count);
    canvas.current?.getContext('2d')?.putImageData(patch, 0, 0);
  }, [pixels, x, y]);
  const color = colorAt(pixels, x, y);
  const lines = `transparent 0 ${cell - 1}px, ${grid} ${cell - 1}px ${cell}px`;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        top: 8,
        ...(isAtLeft ? { left: 8 } : { right: 8 }),
        width: count * cell + 2,
        boxSizing: 'border-box',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        boxShadow: 3,
        pointerEvents: 'none',
      }}
    >
      <Box
        sx={{
          position: 'relative',
          height: count * cell,
          background: 'repeating-conic-gradient(#b0b0b0 0% 25%, #fff 0% 50%) 0 0 / 12px 12px',
          forcedColorAdjust: 'none',
        }}
      >
        <canvas
          ref={canvas}
          width={count}
          height={count}
          style={{ display: 'block', width: count * cell, height: count * cell, imageRendering: 'pixelated' }}
        />
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            background: `repeating-linear-gradient(to right, ${lines}), repeating-linear-gradient(to bottom, ${lines})`,
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            left: radius * cell - 1,
            top: radius * cell - 1,
            width: cell + 1,
            height: cell + 1,
            boxSizing: 'border-box',
            border: '1px solid #fff',
            outline: '1px solid #000',
          }}
        />
      </Box>
      <Box sx={{ p: 0.75, display: 'flex', gap: 0.75, fontSize: 11, fontFamily: monospaceFont }}>
        <ColorSwatch css={toHexWithAlpha(color)} sx={{ width: 16, height: 32 }} />
        <Box sx={{ overflowWrap: 'anywhere', lineHeight: 1.4 }}>
          {writeColor(color)}
          <br />
          {x}, {y}
        </Box>
      </Box>
    </Box>
  );
}
