import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { AlertHeading } from '#renderer/components/alert-heading.tsx';
import { BusyButton } from '#renderer/components/busy-indicator/busy-button.tsx';
import { type ChunkFailure, ChunkLoadError } from '#renderer/components/lazy-part/chunk-load-error.ts';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView, type MissingPart } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { namedMessageOf } from '#shared/message-of.ts';
import type { ScreenId } from '#tools/screens.ts';

const advice: Record<ChunkFailure, string> = {
  missing:
    'The server no longer has this part of the app: it may have been updated. If Retry does not help, reload the page.',
  timeout: 'It did not arrive within two minutes. Check your connection, then retry.',
  error: 'Check your connection, then retry.',
};

const rescueInput = createLazyPart(
  'RescueInput',
  async () => (await import('../rescue-input.tsx')).RescueInput,
  'when-online',
);

interface Props extends MissingPart {
  readonly screenId: ScreenId;
}

/** Replaces a screen that could not be loaded or that failed; the rest of the app keeps working. */
export function ErrorPanel({ screenId, error, isRetrying, retry }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  // When the screen replaces the panel, the focus moves from the panel's buttons to the screen.
  useLayoutEffect(() => {
    const { current } = panel;
    return () => {
      if (current?.contains(document.activeElement)) {
        document.getElementById('content')?.focus({ preventScroll: true });
      }
    };
  }, []);
  const isChunk = error instanceof ChunkLoadError;
  return (
    <Alert ref={panel} severity="error" sx={{ alignSelf: 'flex-start', maxWidth: 720 }}>
      <AlertHeading>{isChunk ? 'This screen could not be loaded' : 'This screen has failed'}</AlertHeading>
      <Typography variant="body2">
        {isChunk
          ? advice[error.kind]
          : 'What you typed is still there. Retry opens the screen again. If it fails again, the input may be too much for this tool: copy the input, then clear it.'}
      </Typography>
      <Typography variant="caption" component="p" sx={{ my: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {namedMessageOf(error)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton ref={retryButton} variant="outlined" color="inherit" isBusy={isRetrying} onClick={retry}>
          Retry
        </BusyButton>
        <Button color="inherit" onClick={() => location.reload()}>
          Reload the page
        </Button>
        <LazyPartView
          part={rescueInput}
          props={{ screenId, canEmpty: !isChunk, onEmptied: () => retryButton.current?.focus() }}
          missing={(missing) => <MissingPartNote {...missing} what="The button that copies the input" />}
        />
      </Box>
    </Alert>
  );
}
