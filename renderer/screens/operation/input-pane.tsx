import { useMemo, useRef, useState } from 'react';
import { AttachedFile } from '#renderer/components/attached-file.tsx';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { InputNotes } from '#renderer/components/pane/input-notes.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { useAccept } from '#renderer/state/files/use-accept.ts';
import { cleared, replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';
import type { OperationInput } from './use-operation-input.ts';
import type { OperationScreen } from './use-operation-screen.ts';

interface Props {
  readonly input: OperationInput;
  readonly screen: OperationScreen;
}

/**
 * The input pane: the input can be typed, pasted, dropped or opened. If bytes are required, a file is read unchanged.
 */
export function InputPane({ input, screen: { description, inputError } }: Props) {
  const { text, file, setFile, label, placeholder } = input;
  const editor = useRef<CodeEditorHandle>(null);
  const [fileError, setFileError] = useState<ToolError>();
  const position = file === undefined ? inputError?.position : undefined;
  const errorAt = useMemo(
    () => (position && inputError ? { ...position, message: inputError.message } : undefined),
    [position, inputError],
  );
  const takesBytes = description?.takes === 'bytes' || description?.takes === 'stream';

  const attach = (next: File) => {
    setFileError(undefined);
    setFile(next, replacedBy(next.name));
  };
  const open = (next: File) => {
    if (takesBytes || file !== undefined) {
      attach(next);
    } else {
      editor.current?.loadFile(next);
    }
  };
  const clear = () => {
    setFileError(undefined);
    if (file === undefined) {
      text.replace('', cleared, { isInSight: true });
    } else {
      setFile(undefined, cleared, { isInSight: true });
    }
  };
  const accept = useAccept();
  useHandedFiles(description && (([next]) => open(next)));

  return (
    <Pane
      title={label}
      actions={
        <>
          <OpenFileButton accept={accept} onFile={open} />
          <ClearButton isEmpty={file === undefined && text.value === ''} onClear={clear} />
        </>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {inputError && <ErrorNote error={inputError} onGoTo={position && (() => editor.current?.goTo(position))} />}
          <InputNotes name={text.name} />
        </>
      }
    >
      {file === undefined ? (
        <CodeEditor
          ref={editor}
          label={label}
          value={text.value}
          onChange={(next) => {
            setFileError(undefined);
            text.setValue(next);
          }}
          onFileText={(next, fileName) => {
            setFileError(undefined);
            text.replace(next, replacedBy(fileName));
          }}
          {...(takesBytes ? { onFile: attach } : {})}
          onLargeText={attach}
          onFileRejected={setFileError}
          errorAt={errorAt}
          placeholder={placeholder ?? 'Type or paste, or drop a file'}
          wrap
        />
      ) : (
        <AttachedFile
          label={label}
          file={file}
          note={takesBytes ? ', read as it is.' : ': too large to edit here, so it is read as a file.'}
          onReplace={attach}
          onReject={setFileError}
          onBack={() => setFile(undefined, 'The file was removed', { isInSight: true })}
        />
      )}
    </Pane>
  );
}
