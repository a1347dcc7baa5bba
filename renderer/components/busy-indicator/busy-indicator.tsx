import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatPercent } from '#shared/formats/words/locale.ts';
import { useLeaveForField } from '../leave-button.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { useIsLongBusy } from './use-is-long-busy.ts';
import { useTimeLeft } from './use-time-left.ts';

interface Props {
  readonly isBusy: boolean;
  /** What is going on, for assistive technology: "Formatting". */
  readonly label: string;
  /** How much is done, 0 to 1, if known. */
  readonly progress?: number | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/**
 * A thin bar over the top edge of the nearest positioned ancestor, with a Cancel button below it if the work can be
 * cancelled, and the remaining time if that is known. It takes up no space of its own.
 */
export function BusyIndicator({ isBusy, ...work }: Props) {
  const isShown = useIsLongBusy(isBusy);
  const timeLeft = useTimeLeft(isBusy ? work.progress : undefined);
  return isShown && <Bar {...work} timeLeft={timeLeft} />;
}

function Bar({ label, progress, onCancel, timeLeft }: Omit<Props, 'isBusy'> & { timeLeft: string | undefined }) {
  const bar = useLeaveForField<HTMLDivElement>();
  return (
    <Box ref={bar} sx={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 3, pointerEvents: 'none' }}>
      <ProgressBar
        aria-label={label}
        progress={progress}
        valueText={
          timeLeft !== undefined && progress !== undefined
            ? `${formatPercent(progress)}, ${timeLeft.toLowerCase()}`
            : undefined
        }
        sx={{ height: 3 }}
      />
      {timeLeft !== undefined && (
        <Box
          sx={{
            position: 'absolute',
            right: onCancel === undefined ? 12 : 100,
            top: 12,
            px: 1,
            py: 0.5,
            borderRadius: 1,
            fontSize: 13,
            color: 'text.secondary',
            bgcolor: 'background.paper',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {timeLeft}
        </Box>
      )}
      {onCancel !== undefined && (
        <Button
          size="small"
          variant="outlined"
          onClick={onCancel}
          sx={{
            position: 'absolute',
            right: 12,
            top: 12,
            pointerEvents: 'auto',
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.default' },
          }}
        >
          Cancel
        </Button>
      )}
    </Box>
  );
}
