import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTimeLeft } from '#renderer/components/busy-indicator/use-time-left.ts';
import { useLeaveForField } from '#renderer/components/leave-button.ts';
import { ProgressBar } from '#renderer/components/progress-bar.tsx';
import { formatPercent } from '#shared/formats/words/locale.ts';

interface Props {
  /** "Encoding photo.png" */
  readonly label: string;
  /** The share that is done, from 0 to 1; undefined while the file waits for those before it. */
  readonly progress: number | undefined;
  readonly onCancel: () => void;
}

/** The progress of a file. It becomes visible after 200 ms only, because most files take less time. */
export function FileProgress({ label, progress, onCancel }: Props) {
  const timeLeft = useTimeLeft(progress);
  const row = useLeaveForField<HTMLDivElement>();
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <Box
      ref={row}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 1.5,
        pb: 1,
        '@keyframes appear': { from: { visibility: 'hidden' } },
        animation: 'appear 200ms step-end',
      }}
    >
      <ProgressBar aria-label={label} progress={progress ?? 0} sx={{ flex: 1, borderRadius: 1 }} />
      <Box sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums', minWidth: 48 }}>
        {progress === undefined
          ? 'Waiting'
          : `${formatPercent(percent / 100)}${timeLeft === undefined ? '' : `, ${timeLeft.toLowerCase()}`}`}
      </Box>
      <Button size="small" variant="outlined" onClick={onCancel}>
        Cancel
      </Button>
    </Box>
  );
}
