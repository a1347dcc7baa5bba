import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { InputNotes } from '#renderer/components/pane/input-notes.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { useInputEditor } from '#renderer/components/pane/use-input-editor.ts';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { useAccept } from '#renderer/state/files/use-accept.ts';
import type { TextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { TokenProcess } from './decoding/use-token.ts';
import { partMarks } from './part-marks.ts';

interface Props {
  readonly input: TextInput;
  readonly process: TokenProcess;
  /** Decodes at once and shows the result. */
  readonly onDecode: () => void;
  /** The key section, shown below the token. */
  readonly children: ReactNode;
}

/** The input pane for the token, with the errors in its parts. */
export function TokenPane({ input, process, onDecode, children }: Props) {
  const { token, problems, isBusy, isCancelled, cancel, decodeNow } = process;
  const { fileError, open, clear, editorProps } = useInputEditor(input);
  const accept = useAccept();
  useHandedFiles(([file]) => open(file));
  const errorAt = useMemo(() => {
    const problem = problems.find(({ position }) => position !== undefined);
    return problem?.position && { ...problem.position, message: problem.message };
  }, [problems]);

  return (
    <Pane
      title="JSON web token"
      options={
        <Button variant="outlined" size="small" onClick={onDecode}>
          Decode
        </Button>
      }
      actions={
        <>
          <OpenFileButton accept={accept} onFile={open} />
          <ClearButton isEmpty={input.value === ''} onClear={clear} />
        </>
      }
    >
      <BusyIndicator isBusy={isBusy} label="Decoding" onCancel={cancel} />
      <Box sx={{ height: '100%', overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ flex: '1 0 150px', minHeight: 0 }}>
          <CodeEditor
            {...editorProps}
            label="JSON web token to decode"
            value={input.value}
            marks={partMarks}
            wrap
            errorAt={errorAt}
            placeholder="Paste, type or drop a JSON web token"
          />
        </Box>
        {fileError && <ErrorNote error={fileError} />}
        {problems.map((problem) => (
          <ErrorNote key={problem.message} error={problem} />
        ))}
        {token && token.notes.length > 0 && (
          <PaneNote>
            <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
            <Box sx={{ flex: '1 1 200px' }}>{token.notes.join(' ')}</Box>
          </PaneNote>
        )}
        {isCancelled && (
          <CancelledNote action="Decode again" onRetry={decodeNow}>
            Decoding was cancelled.
          </CancelledNote>
        )}
        <InputNotes name={input.name} />
        {children}
      </Box>
    </Pane>
  );
}
