import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { followOtherTabs } from '#renderer/state/follow-tabs.ts';
import { useAppSelector } from '#renderer/state/hooks.ts';
import type { AppStore } from '#renderer/state/store.ts';
import { useTellAtHand } from '#renderer/state/tell-at-hand.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DesktopEvents } from './desktop-events.tsx';
import { FileTransfers } from './file-transfers.tsx';
import { Offline } from './offline/offline.tsx';
import { PasteAnywhere } from './paste-anywhere/paste-anywhere.tsx';
import { Toaster } from './toaster.tsx';
import { useSystemTheme } from './use-system-theme.ts';

/** What lies over the screens, what the desktop shell says, and what keeps this tab in step with the others. */
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

/** Dims the whole window while something runs that nothing may interrupt. */
function GlobalSpinner() {
  const open = useAppSelector((state) => state.globalSpinner.open);
  return (
    <Backdrop open={open} sx={{ zIndex: (theme) => theme.zIndex.drawer + 2, color: '#ffffff' }}>
      {/* One that cannot be seen would turn all the same, and keep the processor from its rest. */}
      {open && <CircularProgress color="inherit" aria-label="Working…" />}
    </Backdrop>
  );
}
