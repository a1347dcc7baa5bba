import ClearIcon from '@mui/icons-material/BackspaceOutlined';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useMemo, useRef, useState } from 'react';
import { CodeEditor, type CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import { CompactSelect } from '#renderer/components/compact-select.tsx';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import type { TextInput } from '#renderer/state/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';
import { type Direction, encodingModes } from './encoding-modes.ts';
import type { Encoder } from './use-encoder.ts';

interface Props {
  readonly input: TextInput;
  readonly encoder: Encoder;
}

/** Where the text goes in, what is to be done with it, and where that cannot be done. */
export function EncoderInput({ input: { value, setValue, isKept }, encoder }: Props) {
  const { direction, convert, mode, setMode, process } = encoder;
  const { error, isCancelled, runAgain } = process;
  const editor = useRef<CodeEditorHandle>(null);
  const [fileError, setFileError] = useState<ToolError>();
  const errorAt = useMemo(() => error?.position && { ...error.position, message: error.message }, [error]);
  const takeText = (next: string) => {
    setFileError(undefined);
    setValue(next);
  };

  return (
    <Pane
      title="Content to encode/decode"
      options={
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label="Direction"
            value={direction}
            onChange={(_, next: Direction | null) => convert(next ?? direction)}
          >
            <ToggleButton value="encode" title="Encode">
              Enc.
            </ToggleButton>
            <ToggleButton value="decode" title="Decode">
              Dec.
            </ToggleButton>
          </ToggleButtonGroup>
          <CompactSelect label="What it is encoded for" value={mode} onChange={setMode} options={encodingModes} />
        </>
      }
      actions={
        <>
          <OpenFileButton accept=".txt,.csv,.json,.log,.url,text/*" onFile={(file) => editor.current?.loadFile(file)} />
          <Tooltip title="Clear">
            <span>
              <IconButton aria-label="Clear" size="small" disabled={value === ''} onClick={() => takeText('')}>
                <ClearIcon sx={{ fontSize: 20 }} />
              </IconButton>
            </span>
          </Tooltip>
        </>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && <ErrorNote error={error} />}
          {isCancelled && (
            <CancelledNote action={direction === 'encode' ? 'Encode again' : 'Decode again'} onRetry={runAgain}>
              The work was cancelled.
            </CancelledNote>
          )}
          {!isKept && <NotKeptNote />}
        </>
      }
    >
      <CodeEditor
        ref={editor}
        label="Content to encode/decode"
        value={value}
        onChange={takeText}
        errorAt={errorAt}
        onFileRejected={setFileError}
        placeholder="Paste or type a text, or drop a file"
        wrap
      />
    </Pane>
  );
}
