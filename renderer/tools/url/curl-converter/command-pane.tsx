import Button from '@mui/material/Button';
import { type Ref, useMemo, useState } from 'react';
import { CodeEditor, type CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import type { TextInput } from '#renderer/state/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';
import type { ConversionProcess } from './use-conversion.ts';

interface Props {
  readonly editorRef: Ref<CodeEditorHandle>;
  readonly input: TextInput;
  readonly process: ConversionProcess;
}

/** Where the command goes in, and what is wrong with it. */
export function CommandPane({ editorRef, input: { value, setValue, isKept }, process }: Props) {
  const { error, isCancelled, runAgain } = process;
  const [fileError, setFileError] = useState<ToolError>();
  const errorAt = useMemo(
    () => error?.position && { line: error.position.line, column: error.position.column, message: error.message },
    [error],
  );
  return (
    <Pane
      title="cURL command"
      actions={
        <Button variant="contained" onClick={runAgain} disabled={value.trim() === ''} sx={{ height: 36 }}>
          Convert
        </Button>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && <ErrorNote error={error} />}
          {isCancelled && (
            <CancelledNote action="Convert again" onRetry={runAgain}>
              The conversion was cancelled.
            </CancelledNote>
          )}
          {!isKept && <NotKeptNote />}
        </>
      }
    >
      <CodeEditor
        ref={editorRef}
        label="cURL command"
        language="shell"
        value={value}
        onChange={(next) => {
          setFileError(undefined);
          setValue(next);
        }}
        errorAt={errorAt}
        onFileRejected={setFileError}
        placeholder="Paste, type or drop a curl command"
      />
    </Pane>
  );
}
