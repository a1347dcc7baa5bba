import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { followOtherTabs } from '#renderer/state/kept/follow-tabs.ts';
import { useTellAtHand } from '#renderer/state/screens/tell-at-hand.ts';
import { useAppSelector } from '#renderer/state/store/hooks.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import { Offline } from '../offline/offline.tsx';
import { PasteAnywhere } from '../paste-anywhere/paste-anywhere.tsx';
import { useSystemTheme } from '../theme/use-system-theme.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DesktopEvents } from './desktop-events.tsx';
import { FileTransfers } from './file-transfers.tsx';
import { Toaster } from './toaster.tsx';

/** The layers above the screens, the messages of the desktop shell, and the synchronisation with other tabs. */
export function Overlays() {
  const store = useStore() as AppStore;
  useEffect(() => followOtherTabs(store), [store]);
  useTellAtHand();
  useSystemTheme();
  return (
    <>
      <DesktopEvents />
      <Toaster />
      <GlobalSpinner />
      <ConfirmDialog />
      <FileTransfers />
      <PasteAnywhere />
      <Offline />
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
