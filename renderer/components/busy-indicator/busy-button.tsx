import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useIsLongBusy } from './use-is-long-busy.ts';

interface Props extends ButtonProps {
  /** Whether what the button has started is going on. */
  readonly isBusy: boolean;
}

/**
 * A button that shows in its own place that its work is going on, and does nothing until that has ended. It is not
 * disabled meanwhile, which would take the focus from it.
 */
export function BusyButton({ isBusy, onClick, children, ...props }: Props) {
  const isShown = useIsLongBusy(isBusy);
  return (
    <Button {...props} {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : { onClick })}>
      {/* Transparent rather than hidden: it is still the name of the button. */}
      <Box component="span" sx={{ opacity: isShown ? 0 : 1 }}>
        {children}
      </Box>
      {isShown && <Spinner />}
    </Button>
  );
}

/**
 * Looks like MUI's CircularProgress, which is too large for the first load: a note about a missing part must not need
 * a further part.
 */
function Spinner() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 16 16"
      sx={{
        position: 'absolute',
        width: 16,
        height: 16,
        animation: 'turn 1.4s linear infinite',
        '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
      }}
    >
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="30 14" />
    </Box>
  );
}
