import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { PaneNote } from '#renderer/components/pane/pane.tsx';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import type { TextPosition } from '#shared/result.ts';
import { type Direction, handFiles } from '../handed-files.ts';
import { looksLikeBase64 } from '../looks-like-base64.ts';
import type { OpenedFile } from './use-opened-file.ts';
import type { Source } from './use-source.ts';

interface Props {
  readonly source: Source;
  readonly direction: Direction;
  readonly task: LiveTask<unknown, unknown>;
  readonly opened: OpenedFile;
  readonly onDecode: () => void;
  readonly onGoTo: (position: TextPosition) => void;
}

/** Under the input: what is wrong with it, and what else could be meant. */
export function SourceNotes({ source, direction, task, opened, onDecode, onGoTo }: Props) {
  const { error, isCancelled, runAgain } = task;
  const openFileTab = useFileTab(direction);
  const mayBeBase64 = useMemo(() => looksLikeBase64(source.value), [source.value]);
  const { position } = error ?? {};
  const { refused } = opened;
  return (
    <>
      {opened.error && (
        <ErrorNote error={opened.error}>
          {refused && (
            <Button size="small" onClick={() => openFileTab(refused)}>
              Take it to the File tab
            </Button>
          )}
        </ErrorNote>
      )}
      {error && <ErrorNote error={error} onGoTo={position && (() => onGoTo(position))} />}
      {direction === 'encode' && mayBeBase64 && (
        <PaneNote role="status">
          <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
          <Box sx={{ flex: '1 1 160px' }}>This looks like Base64 already.</Box>
          <Button size="small" onClick={onDecode}>
            Decode it
          </Button>
        </PaneNote>
      )}
      {isCancelled && (
        <CancelledNote action="Start again" onRetry={runAgain}>
          {direction === 'encode' ? 'The encoding was cancelled.' : 'The decoding was cancelled.'}
        </CancelledNote>
      )}
      {!source.isKept && <NotKeptNote />}
    </>
  );
}

/** @returns a function that goes on with a file on the File tab */
function useFileTab(direction: Direction): (file: File) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (file) => {
    handFiles({ files: [file], direction });
    void navigate(pathname.startsWith('/Base64/') ? '/Base64/Base64FileEncoder' : '/Base64FileEncoder');
  };
}
