import Alert from '@mui/material/Alert';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Snackbar from '@mui/material/Snackbar';
import { lazy, Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '#renderer/state/hooks.ts';
import { toasterClosed } from '#renderer/state/toaster.ts';
import { appBarHeight } from './app-bar.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FileTransfers } from './file-transfers.tsx';

// Of its own, so that what it shares with other parts does not move into the first load.
const IncomingFiles = lazy(() =>
  import('./incoming-files/incoming-files.tsx').then(({ IncomingFiles }) => ({ default: IncomingFiles })),
);

/** What lies over the screens. */
export function Overlays() {
  return (
    <>
      <Toaster />
      <GlobalSpinner />
      <ConfirmDialog />
      <FileTransfers />
      <Suspense>
        <IncomingFiles />
      </Suspense>
    </>
  );
}

/** One message at the top right. */
function Toaster() {
  const { open, message, type, autoHideDuration } = useAppSelector((state) => state.toaster);
  const dispatch = useAppDispatch();
  const close = () => dispatch(toasterClosed());
  return (
    <Snackbar
      open={open}
      autoHideDuration={autoHideDuration}
      onClose={close}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      sx={{ top: { xs: appBarHeight + 8, sm: appBarHeight + 16 } }}
    >
      <Alert
        severity={type}
        variant="filled"
        onClose={close}
        slotProps={{ closeButton: { 'aria-label': 'Close the message' } }}
        sx={{ maxWidth: 480, overflowWrap: 'anywhere' }}
      >
        {message}
      </Alert>
    </Snackbar>
  );
}

/** Dims the whole window while something runs that nothing may interrupt. */
function GlobalSpinner() {
  const open = useAppSelector((state) => state.globalSpinner.open);
  return (
    <Backdrop open={open} sx={{ zIndex: (theme) => theme.zIndex.drawer + 2, color: '#ffffff' }}>
      <CircularProgress color="inherit" aria-label="Working…" />
    </Backdrop>
  );
}
