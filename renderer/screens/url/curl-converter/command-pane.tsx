import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { controlHeight } from '#renderer/components/density.ts';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { TextInputPane } from '#renderer/components/pane/text-input-pane.tsx';
import type { TextInput } from '#renderer/state/inputs/text-inputs.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { ConversionProcess } from './use-command-conversion.ts';

interface Props {
  readonly editorRef: RefObject<CodeEditorHandle | null>;
  readonly input: TextInput;
  readonly process: ConversionProcess;
}

/** The input pane for the command, with its errors. */
export function CommandPane({ editorRef, input, process: { error, isCancelled, runAgain } }: Props) {
  return (
    <TextInputPane
      title="cURL command"
      input={input}
      editorRef={editorRef}
      error={error}
      language="shell"
      placeholder="Paste, type or drop a curl command"
      actions={
        <Button variant="outlined" onClick={runAgain} disabled={isBlank(input.value)} sx={{ height: controlHeight }}>
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
