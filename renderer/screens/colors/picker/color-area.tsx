import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formatPercent } from '#shared/formats/words/locale.ts';
import { type Coordinates, convertColor, toHex } from '#tools/colors/color.ts';

interface Props {
  /** Hue in degrees, saturation and value from 0 to 100. */
  readonly hsv: Coordinates;
  readonly onChange: (hsv: Coordinates) => void;
}

const clamp = (value: number) => Math.min(100, Math.max(0, value));

/** The step of the arrow keys, in per cent. */
const step = 1;
const largeStep = 10;

/**
 * Saturation to the right, value (brightness) upwards. For the keyboard and assistive technology these are two sliders
 * inside the area: the left and right arrow keys change one, up and down the other, whichever has the focus.
 */
export function ColorArea({ hsv, onChange }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const saturationSlider = useRef<HTMLInputElement>(null);
  const [hue, saturation, value] = hsv;
  const css = (coordinates: Coordinates) => toHex(convertColor({ space: 'hsv', coordinates, alpha: 1 }, 'srgb'));

  const pick = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (box !== undefined) {
      const right = ((event.clientX - box.left) / box.width) * 100;
      const down = ((event.clientY - box.top) / box.height) * 100;
      onChange([hue, clamp(right), clamp(100 - down)]);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const size = event.shiftKey ? largeStep : step;
    const moves: Record<string, Coordinates> = {
      ArrowLeft: [hue, clamp(saturation - size), value],
      ArrowRight: [hue, clamp(saturation + size), value],
      ArrowUp: [hue, saturation, clamp(value + size)],
      ArrowDown: [hue, saturation, clamp(value - size)],
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      onChange(next);
    }
  };

  const slider = (label: string, current: number, other: string, set: (next: number) => Coordinates) => (
    <Box
      component="input"
      type="range"
      {...(label === 'Saturation' ? { ref: saturationSlider } : {})}
      aria-label={label}
      aria-valuetext={`${formatPercent(current / 100)}, ${other}`}
      aria-orientation={label === 'Saturation' ? 'horizontal' : 'vertical'}
      min={0}
      max={100}
      step={step}
      value={Math.round(current)}
      onChange={({ target }) => onChange(set(Number(target.value)))}
      sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, pointerEvents: 'none' }}
    />
  );

  return (
    <Box
      ref={area}
      role="group"
      aria-label="Saturation and brightness"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        saturationSlider.current?.focus({ preventScroll: true });
        pick(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && pick(event)}
      sx={{
        position: 'relative',
        minHeight: 180,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        cursor: 'crosshair',
        touchAction: 'none',
        overflow: 'hidden',
        forcedColorAdjust: 'none',
        '@media (forced-colors: active)': { borderColor: 'CanvasText' },
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.main', outlineOffset: 2 },
      }}
      style={{
        background: `linear-gradient(to top, #000, #0000), linear-gradient(to right, #fff, #fff0), ${css([hue, 100, 100])}`,
      }}
    >
      {slider('Saturation', saturation, `brightness ${formatPercent(value / 100)}`, (next) => [hue, next, value])}
      {slider('Brightness', value, `saturation ${formatPercent(saturation / 100)}`, (next) => [hue, saturation, next])}
      <Box
        sx={{
          position: 'absolute',
          width: 18,
          height: 18,
          m: '-9px',
          boxSizing: 'border-box',
          borderRadius: '50%',
          border: '2px solid #fff',
          boxShadow: '0 0 0 1px #1d2126, inset 0 0 0 1px #1d2126',
          pointerEvents: 'none',
        }}
        style={{ left: `${saturation}%`, top: `${100 - value}%`, background: css(hsv) }}
      />
    </Box>
  );
}
