import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { ProgressBar } from '#renderer/components/progress-bar.tsx';
import { keepEverything, type OfflineState, readOfflineState } from '#renderer/offline/keep-everything.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { messageOf } from '#shared/message-of.ts';
import { PreferenceRow } from './preference-row.tsx';

interface Run {
  /** The share that is kept already, from 0 to 1. */
  readonly fraction: number;
  readonly controller: AbortController;
}

function describe(state: OfflineState | undefined): string {
  if (state === undefined) {
    return 'Nothing is kept yet: every screen is kept once the page is idle, unless your browser is set to save data.';
  }
  return state.missing.length === 0
    ? 'Everything is kept on this machine, and works without a network.'
    : 'Every screen is kept. Languages of text recognition, decoders and fonts are kept once they have been used, or all of them now.';
}

/** Keeps the whole website on this machine, so that it works without a network. */
export function KeepEverything() {
  const id = useId();
  const [state, setState] = useState<OfflineState>();
  const [run, setRun] = useState<Run>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    const read = () => void readOfflineState().then(setState);
    read();
    // The page has requested it, and from then on everything that the screens need is available.
    void navigator.serviceWorker.ready.then(read);
    return () => running.current?.abort();
  }, []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    setRun({ fraction: 0, controller });
    try {
      await keepEverything((fraction) => setRun({ fraction, controller }), controller.signal);
    } catch (thrown) {
      if (!controller.signal.aborted) {
        setError(`Not everything could be kept: ${messageOf(thrown)}`);
      }
    }
    setRun(undefined);
    setState(await readOfflineState());
  };

  const isComplete = state?.missing.length === 0;
  const size = state === undefined ? '' : ` (${formatByteLength(state.missingBytes)})`;
  return (
    <PreferenceRow
      title="Work without a network"
      titleId={id}
      detail={describe(state)}
      note={error === undefined ? undefined : { severity: 'error', text: error }}
      control={
        run === undefined ? (
          !isComplete && (
            <Button variant="outlined" color="inherit" onClick={() => void start()}>
              Keep everything for offline use{size}
            </Button>
          )
        ) : (
          <Button variant="outlined" color="inherit" onClick={() => run.controller.abort()}>
            Cancel
          </Button>
        )
      }
    >
      {run !== undefined && <ProgressBar progress={run.fraction} aria-labelledby={id} sx={{ mt: 1 }} />}
    </PreferenceRow>
  );
}
