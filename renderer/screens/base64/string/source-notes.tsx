import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { InputNotes } from '#renderer/components/pane/input-notes.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { handOver } from '#renderer/state/files/handed-files.ts';
import { dismissHiddenScreens } from '#renderer/state/screens/hidden-screens.ts';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import type { Direction } from '#shared/formats/direction.ts';
import type { TextPosition } from '#shared/result.ts';
import { looksLikeBase64 } from '#tools/base64/looks-like-base64.ts';
import { base64File, base64String } from '#tools/base64/tool.ts';
import { screenBeside } from '#tools/screen-of.ts';
import type { OpenedFile } from './use-opened-file.ts';
import type { Source } from './use-source.ts';

interface Props {
  readonly source: Source;
  readonly task: LiveTask<unknown, unknown>;
  readonly opened: OpenedFile;
  readonly onGoTo: (position: TextPosition) => void;
}

/** The notes below the input: what is wrong with it, and alternative interpretations. */
export function SourceNotes({ source, task, opened, onGoTo }: Props) {
  const { direction } = source;
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
              Open it on the File tab
            </Button>
          )}
        </ErrorNote>
      )}
      {error && <ErrorNote error={error} onGoTo={position && (() => onGoTo(position))} />}
      {direction === 'encode' && mayBeBase64 && (
        <PaneNote role="status">
          <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
          <Box sx={{ flex: '1 1 160px' }}>This looks like Base64 already.</Box>
          <Button size="small" onClick={() => source.setDirection('decode')}>
            Decode it
          </Button>
        </PaneNote>
      )}
      {isCancelled && (
        <CancelledNote action="Start again" onRetry={runAgain}>
          {direction === 'encode' ? 'The encoding was cancelled.' : 'The decoding was cancelled.'}
        </CancelledNote>
      )}
      <InputNotes name={base64String.inputs.text.name} />
    </>
  );
}

/** @returns a function that opens a file on the File tab */
function useFileTab(direction: Direction): (file: File) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (file) => {
    handOver(base64File.id, [file], { direction });
    const { path } = screenBeside(base64File.id, pathname);
    dismissHiddenScreens(path);
    void navigate(path);
  };
}
