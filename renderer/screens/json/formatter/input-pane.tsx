import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { leaveForField } from '#renderer/components/leave-button.ts';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { TextOrFilePane } from '#renderer/components/pane/text-or-file-pane.tsx';
import { replacedBySample } from '#renderer/state/inputs/text-inputs.ts';
import type { TextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import type { ToolError } from '#shared/result.ts';
import { jsonFormatter } from '#tools/json/tool.ts';

interface Props {
  readonly editorRef: RefObject<CodeEditorHandle | null>;
  readonly source: TextOrFile;
  /** What is wrong with the JSON. */
  readonly error: ToolError | undefined;
  /** Undefined for a file, which the editor of JSON Repair could not take either. */
  readonly onRepair: (() => void) | undefined;
}

const { document } = jsonFormatter.inputs;

/** The input pane for the JSON, which can be typed, pasted, dropped or opened. */
export function InputPane({ editorRef, source, error, onRepair }: Props) {
  const isEmpty = source.file === undefined && source.text === '';
  return (
    <TextOrFilePane
      title="JSON Content"
      name={document.name}
      input={source}
      placeholder="Paste or type JSON, or drop a file"
      keepsFiles={false}
      fileNote=": too large to edit here, so it is read as a file. Its result has everything."
      takesHandedFiles
      error={error}
      errorActions={
        onRepair && (
          <Button size="small" onClick={onRepair}>
            Repair
          </Button>
        )
      }
      actions={
        isEmpty && (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              leaveForField(currentTarget);
              source.replace(document.default, replacedBySample);
            }}
          >
            Try a sample
          </Button>
        )
      }
      notes={source.file !== undefined && <NotKeptNote reason="too-large" />}
      language="json"
      editorRef={editorRef}
    />
  );
}
