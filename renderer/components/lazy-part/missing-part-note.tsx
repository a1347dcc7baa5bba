import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../busy-indicator/busy-button.tsx';
import { ChunkLoadError } from './chunk-load-error.ts';
import type { MissingPart } from './lazy-part-view.tsx';

interface Props extends MissingPart {
  /** "The help" */
  readonly what: string;
  /** Omitted if the note stays until the part is there. */
  readonly onClose?: () => void;
  readonly sx?: SxProps;
}

/** Reloads the page; what was typed is in local storage. */
const reload = () => location.reload();

/** Says that a part of the app is missing, and how to get it. */
export function MissingPartNote({ what, error, isRetrying, retry, onClose, sx = {} }: Props) {
  // The element that had the focus gets it back before the note goes, so that the focus is not lost with the note's
  // button.
  const focused = useRef<Element>(null);
  useEffect(() => {
    focused.current = document.activeElement;
  }, []);
  const leave = (then: () => void) => () => {
    if (focused.current instanceof HTMLElement) {
      focused.current.focus();
    }
    then();
  };
  const isChunk = error instanceof ChunkLoadError;
  return (
    <Alert severity="error" sx={sx}>
      {isChunk ? `${what} could not be loaded. Check your connection, then retry.` : `${what} has failed.`}
      <br />
      <BusyButton size="small" color="inherit" isBusy={isRetrying} onClick={leave(retry)}>
        Retry
      </BusyButton>
      <Button size="small" color="inherit" onClick={reload}>
        Reload the page
      </Button>
      {onClose && (
        <Button size="small" color="inherit" onClick={leave(onClose)}>
          Close
        </Button>
      )}
    </Alert>
  );
}

/** Where the note of a part that lies over the screens is placed: below the bar, at the right. */
export const overScreen = {
  position: 'fixed',
  top: 64,
  right: 16,
  maxWidth: 'calc(100vw - 32px)',
  zIndex: 'snackbar',
  boxShadow: 6,
} as const;
