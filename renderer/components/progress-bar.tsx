import Box from '@mui/material/Box';
import { keyframes, type SxProps } from '@mui/material/styles';

interface Props {
  /** The share that is done, from 0 to 1; undefined if it is not known. */
  readonly progress: number | undefined;
  /** What assistive technology reads instead of the percentage. */
  readonly valueText?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly sx?: SxProps;
}

/** Moves without a layout or a paint, which would cost a frame each time while a worker keeps the processor busy. */
const passing = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** A bar that fills up, or that something passes through as long as the end is not known. */
export function ProgressBar({ progress, valueText, sx, ...name }: Props) {
  const part = progress === undefined ? undefined : Math.min(1, Math.max(0, progress));
  return (
    <Box
      role="progressbar"
      {...name}
      {...(part !== undefined && { 'aria-valuenow': Math.round(part * 100), 'aria-valuemin': 0, 'aria-valuemax': 100 })}
      aria-valuetext={valueText}
      sx={{
        height: 4,
        overflow: 'hidden',
        bgcolor: 'LinearProgress.primaryBg',
        // The bar is drawn with its background colour.
        '@media (forced-colors: active)': { border: '1px solid CanvasText', '& > *': { backgroundColor: 'Highlight' } },
        ...sx,
      }}
    >
      <Box
        style={part === undefined ? {} : { transform: `translateX(${100 * part - 100}%)` }}
        sx={{
          height: '100%',
          bgcolor: 'primary.main',
          ...(part === undefined
            ? { width: '40%', animation: `${passing} 1.4s ease-in-out infinite` }
            : { transition: 'transform 0.4s linear' }),
          '@media (prefers-reduced-motion: reduce)': {
            transition: 'none',
            ...(part === undefined && { width: '100%', opacity: 0.6, animation: 'none' }),
          },
        }}
      />
    </Box>
  );
}
