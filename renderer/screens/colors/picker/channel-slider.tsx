import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useId } from 'react';
import { type Coordinates, convertColor, toHex } from '#tools/colors/color.ts';
import { overSquares } from '../color-swatch.tsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly maximum: number;
  readonly unit: string;
  /** A CSS background for the whole track. */
  readonly track: string;
  readonly onChange: (value: number) => void;
}

function ChannelSlider({ label, value, maximum, unit, track, onChange }: Props) {
  const labelId = useId();
  const shown = `${Math.round(value)}${unit}`;
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '48px 1fr 44px', alignItems: 'center', columnGap: 1.5, fontSize: 13 }}
    >
      <Box id={labelId} sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Slider
        aria-labelledby={labelId}
        getAriaValueText={() => shown}
        value={value}
        min={0}
        max={maximum}
        step={1}
        onChange={(_, next) => onChange(Number(next))}
        sx={{
          py: 1.5,
          '& .MuiSlider-rail': {
            height: 14,
            opacity: 1,
            borderRadius: '7px',
            background: track,
            boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 0.2)',
            forcedColorAdjust: 'none',
            '@media (forced-colors: active)': { border: '1px solid CanvasText' },
          },
          '& .MuiSlider-track': { display: 'none' },
          '& .MuiSlider-thumb': {
            width: 18,
            height: 18,
            bgcolor: '#fff',
            border: '2px solid #1d2126',
            // White with a dark edge stands out against every colour.
            forcedColorAdjust: 'none',
            '&::before': { boxShadow: 'none' },
          },
        }}
      />
      <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>{shown}</Box>
    </Box>
  );
}

const rainbow = `linear-gradient(to right, ${['#f00', '#ff0', '#0f0', '#0ff', '#00f', '#f0f', '#f00'].join(', ')})`;

export function HueSlider({ hsv, onChange }: { hsv: Coordinates; onChange: (hsv: Coordinates) => void }) {
  const [hue, saturation, value] = hsv;
  return (
    <ChannelSlider
      label="Hue"
      value={hue}
      maximum={360}
      unit="°"
      track={rainbow}
      onChange={(next) => onChange([next, saturation, value])}
    />
  );
}

interface AlphaProps {
  readonly hsv: Coordinates;
  readonly alpha: number;
  readonly onChange: (alpha: number) => void;
}

export function AlphaSlider({ hsv, alpha, onChange }: AlphaProps) {
  const opaque = toHex(convertColor({ space: 'hsv', coordinates: hsv, alpha: 1 }, 'srgb'));
  const [, squares] = overSquares('#fff').split('), ');
  return (
    <ChannelSlider
      label="Alpha"
      value={alpha * 100}
      maximum={100}
      unit="%"
      track={`linear-gradient(to right, ${opaque}00, ${opaque}), ${squares}`}
      onChange={(next) => onChange(next / 100)}
    />
  );
}
