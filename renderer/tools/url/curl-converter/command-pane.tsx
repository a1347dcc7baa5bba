import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { TextInputPane } from '#renderer/components/pane/text-input-pane.tsx';
import type { TextInput } from '#renderer/state/text-inputs.ts';
import type { ConversionProcess } from './use-conversion.ts';

interface Props {
  readonly editorRef: RefObject<CodeEditorHandle | null>;
  readonly input: TextInput;
  readonly process: ConversionProcess;
}

/** Where the command goes in, and what is wrong with it. */
export function CommandPane({ editorRef, input, process: { error, isCancelled, runAgain } }: Props) {
  return (
    <TextInputPane
      title="cURL command"
      input={input}
      editorRef={editorRef}
      error={error}
      accept=".sh,.bash,.bat,.cmd,.ps1,.txt,.curl,text/plain"
      language="shell"
      placeholder="Paste, type or drop a curl command"
      actions={
        <Button variant="contained" onClick={runAgain} disabled={input.value.trim() === ''} sx={{ height: 36 }}>
          Convert
        </Button>
      }
      notes={
        isCancelled && (
          <CancelledNote action="Convert again" onRetry={runAgain}>
            The conversion was cancelled.
          </CancelledNote>
        )
      }
    />
  );
}
