import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect } from 'react';
import { useAppSelector } from '#renderer/state/store/hooks.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FileTransfers } from './file-transfers.tsx';
import { OverDialogs } from './over-dialogs.tsx';
import { reachFromDialogs } from './reach-from-dialogs.ts';
import { Toaster } from './toaster.tsx';

/** What lies over the screens: messages, questions, files on their way, and the spinner that blocks the window. */
export function Messages() {
  useEffect(reachFromDialogs, []);
  return (
    <>
      <GlobalSpinner />
      <ConfirmDialog />
      <OverDialogs>
        <Toaster />
        <FileTransfers />
      </OverDialogs>
    </>
  );
}

/** Dims the whole window while an operation runs that must not be interrupted. */
function GlobalSpinner() {
  const open = useAppSelector((state) => state.globalSpinner.open);
  return (
    <Backdrop open={open} sx={{ zIndex: (theme) => theme.zIndex.drawer + 2, color: '#ffffff' }}>
      {/* A hidden spinner would still be animated and keep the processor busy. */}
      {open && <CircularProgress color="inherit" aria-label="Working…" />}
    </Backdrop>
  );
}
