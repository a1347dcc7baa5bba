import VrIcon from '@mui/icons-material/VrpanoOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { messageOf } from '#shared/message-of.ts';
import type { Stage } from '../stage/stage.ts';

/** A button that brings the model into a headset; shown only if WebXR supports it. */
export function VrButton({ stage }: { readonly stage: Stage | undefined }) {
  const [isSupported, setIsSupported] = useState(false);
  const [session, setSession] = useState<XRSession>();
  const toast = useToaster();

  useEffect(() => {
    let isWanted = true;
    const ask = () =>
      navigator.xr
        ?.isSessionSupported('immersive-vr')
        .catch(() => false)
        .then((answer) => isWanted && setIsSupported(answer));
    void ask();
    // A headset may be connected later.
    navigator.xr?.addEventListener('devicechange', ask);
    return () => {
      isWanted = false;
      navigator.xr?.removeEventListener('devicechange', ask);
    };
  }, []);

  // Leaving the screen also ends the headset session.
  useEffect(() => () => void session?.end().catch(() => undefined), [session]);

  if (!isSupported || stage === undefined) {
    return null;
  }
  const enter = async () => {
    try {
      const begun = await navigator.xr?.requestSession('immersive-vr', {
        optionalFeatures: ['local-floor', 'bounded-floor'],
      });
      if (begun !== undefined) {
        begun.addEventListener('end', () => setSession(undefined), { once: true });
        setSession(begun);
        await stage.enterVr(begun);
      }
    } catch (thrown) {
      const reason = messageOf(thrown);
      toast({ message: `VR could not be started: ${reason}`, type: 'error' });
    }
  };
  return (
    <Button
      size="small"
      startIcon={<VrIcon />}
      onClick={() => (session === undefined ? void enter() : void session.end())}
    >
      {session === undefined ? 'Enter VR' : 'Exit VR'}
    </Button>
  );
}
