import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { ChunkLoadError } from '#renderer/components/lazy-part/chunk-load-error.ts';
import type { MissingPart } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { useHasPassedFiles } from '#renderer/state/files/handed-files.ts';
import { toasterClosed, toasterFadedOut } from '#renderer/state/messages/toaster.ts';
import { questionAnswered } from '#renderer/state/messages/use-confirm.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { useAppDispatch, useAppSelector } from '#renderer/state/store/hooks.ts';

/** Requests a part that could not be loaded. A part that has loaded but throws is left alone: it would throw again. */
function useAsk({ error, retry }: MissingPart): () => void {
  const isChunk = error instanceof ChunkLoadError;
  return useCallback(() => {
    if (isChunk) {
      retry();
    }
  }, [isChunk, retry]);
}

/** Basic replacements for the overlays while these could not be loaded; each use requests them again. */
export function PlainOverlays(missing: MissingPart) {
  const retry = useAsk(missing);
  const toaster = useAppSelector((state) => state.toaster);
  const question = useAppSelector((state) => state.confirmDialog);
  const isSpinning = useAppSelector((state) => state.globalSpinner.open);
  const dispatch = useAppDispatch();
  const isNeeded = toaster.open || question.open || isSpinning;
  useEffect(() => {
    if (isNeeded) {
      retry();
    }
  }, [isNeeded, retry]);
  useEffect(() => {
    if (!toaster.open) {
      dispatch(toasterFadedOut());
    }
    const timer = toaster.open && setTimeout(() => dispatch(toasterClosed()), toaster.autoHideDuration);
    return () => clearTimeout(timer || undefined);
  }, [toaster, dispatch]);
  return (
    <>
      {toaster.open && (
        <Alert severity={toaster.type} onClose={() => dispatch(toasterClosed())} sx={overScreen}>
          {toaster.message}
        </Alert>
      )}
      {question.open && <PlainQuestion {...question} />}
    </>
  );
}

const questionLook = {
  maxWidth: 480,
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

/** Asks the question that the store holds, in a native dialog. */
function PlainQuestion({ title, description }: { title: string; description: string }) {
  const dispatch = useAppDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const answer = (isConfirmed: boolean) => () => dispatch(questionAnswered(isConfirmed));
  return (
    <Box component="dialog" ref={dialog} aria-label={title} onCancel={answer(false)} sx={questionLook}>
      <Typography variant="h2">{title}</Typography>
      <p>{description}</p>
      <Button onClick={answer(false)}>Cancel</Button>
      <Button onClick={answer(true)}>OK</Button>
    </Box>
  );
}

/** Explains why files do not open while the part that opens them could not be loaded, and requests it again. */
export function MissingIncomingFiles(missing: MissingPart) {
  const retry = useAsk(missing);
  const toast = useToaster();
  const hasPassed = useHasPassedFiles();
  useEffect(() => {
    const explain = () => {
      retry();
      toast({
        message: 'The part that opens files could not be loaded. Check your connection, then try again.',
        type: 'error',
      });
    };
    if (hasPassed) {
      explain();
    }
    // Anything that takes files stops the event.
    const onDrop = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') && explain();
    addEventListener('drop', onDrop);
    return () => removeEventListener('drop', onDrop);
  }, [hasPassed, retry, toast]);
  return null;
}
