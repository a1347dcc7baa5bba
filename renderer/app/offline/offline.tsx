import { useEffect, useEffectEvent } from 'react';
import { keepOfflineWhenIdle, newVersion } from '#renderer/offline/offline.ts';
import { canKeepOffline } from '#renderer/platform/can-keep-offline.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { NewVersionNote } from './new-version-note.tsx';
import { receiveFromSystem } from './receive-from-system.ts';

/** Makes the website work like an installed app: it works offline, and takes what other apps share with it. */
export function Offline() {
  const isOld = newVersion.use();
  useEffect(() => keepOfflineWhenIdle(), []);
  const toast = useToaster();
  const sayLeftOut = useEffectEvent((count: number) =>
    toast({
      message: `${countOf(count, 'shared file')} did not fit into the storage of this browser. Choose the file in its tool instead.`,
      type: 'error',
      autoHideDuration: 10_000,
    }),
  );
  useEffect(() => {
    if (canKeepOffline()) {
      void receiveFromSystem((count) => sayLeftOut(count));
    }
  }, []);
  return isOld && <NewVersionNote />;
}
