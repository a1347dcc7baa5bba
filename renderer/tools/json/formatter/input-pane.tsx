import Button from '@mui/material/Button';
import { type RefObject, useMemo, useState } from 'react';
import { AttachedFile } from '#renderer/components/attached-file.tsx';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor, type CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { useHandedFiles } from '#renderer/state/handed-files.ts';
import { textInputDefaults } from '#renderer/state/text-input-definitions.ts';
import type { TextPosition, ToolError } from '#shared/result.ts';
import type { JsonSource } from './use-source.ts';

interface Props {
  readonly editorRef: RefObject<CodeEditorHandle | null>;
  readonly source: JsonSource;
  /** What is wrong with the JSON. */
  readonly error: ToolError | undefined;
  readonly onGoTo: (position: TextPosition) => void;
  /** Not offered for a file, which the editor of JSON Repair could not take either. */
  readonly onRepair: (() => void) | undefined;
}

/** Where the JSON comes in: typed, pasted, dropped or opened. */
export function InputPane({ editorRef, source, error, onGoTo, onRepair }: Props) {
  const { text, setText, file, setFile, isKept } = source;
  const [fileError, setFileError] = useState<ToolError>();
  const isEmpty = file === undefined && text === '';

  const errorAt = useMemo(
    () => (file === undefined && error?.position ? { ...error.position, message: error.message } : undefined),
    [file, error],
  );
  const takeText = (next: string) => {
    setFileError(undefined);
    setText(next);
  };
  const takeFile = (next: File | undefined) => {
    setFileError(undefined);
    setFile(next);
  };
  const openFile = (next: File) => (file === undefined ? editorRef.current?.loadFile(next) : takeFile(next));
  useHandedFiles('JSONFormatter', ([next]) => openFile(next));
  const position = file === undefined ? error?.position : undefined;

  return (
    <Pane
      title="JSON Content"
      actions={
        <>
          {isEmpty && (
            <Button size="small" onClick={() => takeText(textInputDefaults.lastJSONFormatterValue)}>
              Try a sample
            </Button>
          )}
          <OpenFileButton
            accept=".json,.jsonl,.geojson,.har,.ipynb,.txt,.map,.webmanifest,application/json,text/plain"
            onFile={openFile}
          />
          <ClearButton isEmpty={isEmpty} onClear={() => (file === undefined ? takeText('') : takeFile(undefined))} />
        </>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && (
            <ErrorNote error={error} onGoTo={position && (() => onGoTo(position))}>
              {onRepair && (
                <Button size="small" onClick={onRepair}>
                  Repair
                </Button>
              )}
            </ErrorNote>
          )}
          {!isKept && <NotKeptNote />}
        </>
      }
    >
      {file === undefined ? (
        <CodeEditor
          ref={editorRef}
          label="JSON Content"
          value={text}
          onChange={takeText}
          language="json"
          errorAt={errorAt}
          placeholder="Paste or type JSON, or drop a file"
          onLargeText={takeFile}
          onFileRejected={setFileError}
        />
      ) : (
        <AttachedFile
          label="JSON Content"
          file={file}
          note=": too large to edit here, so it is read as a file. Its result has everything."
          onReplace={takeFile}
          onReject={setFileError}
          onBack={() => takeFile(undefined)}
        />
      )}
    </Pane>
  );
}
