import Button from '@mui/material/Button';
import { type RefObject, useMemo, useState } from 'react';
import { AttachedFile } from '#renderer/components/attached-file.tsx';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { InputNotes } from '#renderer/components/pane/input-notes.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { useAccept } from '#renderer/state/files/use-accept.ts';
import { cleared, replacedBy, replacedBySample } from '#renderer/state/inputs/text-inputs.ts';
import type { TextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import type { TextPosition, ToolError } from '#shared/result.ts';
import { jsonFormatter } from '#tools/json/tool.ts';

interface Props {
  readonly editorRef: RefObject<CodeEditorHandle | null>;
  readonly source: TextOrFile;
  /** What is wrong with the JSON. */
  readonly error: ToolError | undefined;
  readonly onGoTo: (position: TextPosition) => void;
  /** Undefined for a file, which the editor of JSON Repair could not take either. */
  readonly onRepair: (() => void) | undefined;
}

/** The input pane for the JSON, which can be typed, pasted, dropped or opened. */
export function InputPane({ editorRef, source, error, onGoTo, onRepair }: Props) {
  const { text, setText, replace, file, setFile } = source;
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
  const takeFileText = (next: string, what: string) => {
    setFileError(undefined);
    replace(next, what);
  };
  const takeFile = (next: File) => {
    setFileError(undefined);
    setFile(next, replacedBy(next.name));
  };
  const backToEditor = () => {
    setFileError(undefined);
    setFile(undefined, 'The file was removed', { isInSight: true });
  };
  const clear = () => {
    setFileError(undefined);
    if (file === undefined) {
      replace('', cleared, { isInSight: true });
    } else {
      setFile(undefined, cleared, { isInSight: true });
    }
  };
  const openFile = (next: File) => (file === undefined ? editorRef.current?.loadFile(next) : takeFile(next));
  const accept = useAccept();
  useHandedFiles(([next]) => openFile(next));
  const position = file === undefined ? error?.position : undefined;

  return (
    <Pane
      title="JSON Content"
      actions={
        <>
          {isEmpty && (
            <Button size="small" onClick={() => takeFileText(jsonFormatter.inputs.document.default, replacedBySample)}>
              Try a sample
            </Button>
          )}
          <OpenFileButton accept={accept} onFile={openFile} />
          <ClearButton isEmpty={isEmpty} onClear={clear} />
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
          <InputNotes name={jsonFormatter.inputs.document.name} />
          {file !== undefined && <NotKeptNote reason="too-large" />}
        </>
      }
    >
      {file === undefined ? (
        <CodeEditor
          ref={editorRef}
          label="JSON Content"
          value={text}
          onChange={takeText}
          onFileText={(next, fileName) => takeFileText(next, replacedBy(fileName))}
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
          onBack={backToEditor}
        />
      )}
    </Pane>
  );
}
