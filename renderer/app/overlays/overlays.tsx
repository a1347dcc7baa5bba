import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { useFileTransfers } from '#renderer/state/files/file-transfers.ts';
import { followOtherTabs } from '#renderer/state/kept/follow-tabs.ts';
import { useTellAtHand } from '#renderer/state/screens/tell-at-hand.ts';
import { useAppSelector } from '#renderer/state/store/hooks.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import { Offline } from '../offline/offline.tsx';
import { PasteAnywhere } from '../paste-anywhere/paste-anywhere.tsx';
import { useSystemTheme } from '../theme/use-system-theme.ts';
import { DesktopEvents } from './desktop-events.tsx';
import { PlainOverlays } from './plain-overlays.tsx';

const messages = createLazyPart('Messages', async () => (await import('./messages.tsx')).Messages, 'when-online');

/** The layers above the screens, the messages of the desktop shell, and the synchronisation with other tabs. */
export function Overlays() {
  const store = useStore() as AppStore;
  useEffect(() => followOtherTabs(store), [store]);
  useTellAtHand();
  useSystemTheme();
  return (
    <>
      <DesktopEvents />
      <MessagesOnDemand />
      <PasteAnywhere />
      <Offline />
    </>
  );
}

/** Most visits end without a message, so their code comes with the first one. It stays to let each fade out. */
function MessagesOnDemand() {
  const hasMessage = useAppSelector(
    (state) => state.toaster.open || state.confirmDialog.open || state.globalSpinner.open,
  );
  const hasTransfer = useFileTransfers().length > 0;
  const [wasNeeded, setWasNeeded] = useState(false);
  if (!wasNeeded && (hasMessage || hasTransfer)) {
    setWasNeeded(true);
  }
  return wasNeeded && <LazyPartView part={messages} props={{}} missing={(missing) => <PlainOverlays {...missing} />} />;
}
