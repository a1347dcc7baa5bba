import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect, useState } from 'react';
import { useTimeLeft } from '#renderer/components/busy-indicator/use-time-left.ts';
import { ProgressBar } from '#renderer/components/progress-bar.tsx';
import { type FileTransfer, useFileTransfers } from '#renderer/state/files/file-transfers.ts';
import { formatPercent } from '#shared/formats/words/locale.ts';

/**
 * Milliseconds until a transfer is shown. Most files are saved or opened faster than that, and nothing shows for them.
 */
const showAfter = 500;

/** Shows the files that are being saved or opened, at the bottom of the window. */
export function FileTransfers() {
  const transfers = useFileTransfers();
  return (
    <Box
      sx={{
        position: 'fixed',
        right: 16,
        bottom: 16,
        left: { xs: 16, sm: 'auto' },
        zIndex: 'snackbar',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
      }}
    >
      {transfers.map((transfer) => (
        <TransferNote key={transfer.id} transfer={transfer} />
      ))}
    </Box>
  );
}

function TransferNote({ transfer: { label, progress, cancel } }: { readonly transfer: FileTransfer }) {
  const [isLong, setIsLong] = useState(false);
  const timeLeft = useTimeLeft(progress);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), showAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) {
    return null;
  }
  const percent = progress === undefined ? undefined : Math.floor(progress * 100);
  return (
    <Paper
      role="group"
      aria-label={label}
      elevation={6}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 2, pr: 1, py: 1, width: { sm: 360 } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, mb: 0.5, fontSize: 14 }}>
          <Box sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{label}</Box>
          {percent !== undefined && (
            <Box sx={{ color: 'text.secondary', flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatPercent(percent / 100)}
              {timeLeft !== undefined && `, ${timeLeft.toLowerCase()}`}
            </Box>
          )}
        </Box>
        <ProgressBar aria-label={label} progress={progress} />
      </Box>
      <Button size="small" onClick={cancel}>
        Cancel
      </Button>
    </Paper>
  );
}
