import { useEffect } from 'react';
import { keepOfflineWhenIdle, newVersion } from '#renderer/offline/offline.ts';
import { canKeepOffline } from '#renderer/platform/can-keep-offline.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { NewVersionNote } from './new-version-note.tsx';
import { receiveFromSystem } from './receive-from-system.ts';

/** Makes the website work like an installed app: it works offline, and takes what other apps share with it. */
export function Offline() {
  const isOld = newVersion.use();
  useEffect(() => keepOfflineWhenIdle(), []);
  const toast = useToaster();
  useEffect(() => {
    if (canKeepOffline()) {
      void receiveFromSystem(toast);
    }
  }, [toast]);
  return isOld && <NewVersionNote />;
}
