import { useMemo, useState } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import type { TextInput } from '#renderer/state/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';
import type { RepairProcess } from './use-repair.ts';

interface Props {
  readonly input: TextInput;
  readonly process: RepairProcess;
}

/** Where the broken document goes in, and what is wrong with it that no repair is known for. */
export function RepairInput({ input: { value, setValue, isKept }, process }: Props) {
  const { error, isCancelled, runAgain } = process;
  const [fileError, setFileError] = useState<ToolError>();
  const errorAt = useMemo(
    () => error?.position && { line: error.position.line, column: error.position.column, message: error.message },
    [error],
  );
  return (
    <Pane
      title="JSON to repair"
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && <ErrorNote error={error} />}
          {isCancelled && (
            <CancelledNote action="Repair again" onRetry={runAgain}>
              The repair was cancelled.
            </CancelledNote>
          )}
          {!isKept && <NotKeptNote />}
        </>
      }
    >
      <CodeEditor
        label="JSON to repair"
        language="json"
        value={value}
        onChange={(next) => {
          setFileError(undefined);
          setValue(next);
        }}
        errorAt={errorAt}
        onFileRejected={setFileError}
        placeholder="Paste, type or drop a broken JSON document"
      />
    </Pane>
  );
}
