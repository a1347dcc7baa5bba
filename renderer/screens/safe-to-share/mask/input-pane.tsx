import { type RefObject, useState } from 'react';
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
import type { TextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import type { ToolError } from '#shared/result.ts';
import { maskSecrets } from '#tools/safe-to-share/tool.ts';

interface Props {
  readonly input: TextOrFile;
  readonly error: ToolError | undefined;
  readonly editor: RefObject<CodeEditorHandle | null>;
}

const label = 'Text or file to mask';

/** The input pane for the text. A file is read unchanged, so that its bytes are preserved. */
export function InputPane({ input: { text, setText, file, setFile, replace }, error, editor }: Props) {
  const [fileError, setFileError] = useState<ToolError>();
  const accept = useAccept();
  const attach = (next: File) => {
    setFileError(undefined);
    setFile(next, replacedBy(next.name));
  };
  const clear = () => {
    setFileError(undefined);
    if (file === undefined) {
      replace('', cleared, { isInSight: true });
    } else {
      setFile(undefined, cleared, { isInSight: true });
    }
  };
  useHandedFiles(([next]) => attach(next));
  return (
    <Pane
      title={label}
      actions={
        <>
          <OpenFileButton accept={accept} onFile={attach} />
          <ClearButton isEmpty={file === undefined && text === ''} onClear={clear} />
        </>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && <ErrorNote error={error} />}
          <InputNotes name={maskSecrets.inputs.text.name} />
        </>
      }
    >
      {file === undefined ? (
        <CodeEditor
          ref={editor}
          label={label}
          value={text}
          onChange={(next) => {
            setFileError(undefined);
            setText(next);
          }}
          onFile={attach}
          onLargeText={attach}
          onFileRejected={setFileError}
          placeholder="Paste or type a text with secrets, or drop a file"
          wrap
        />
      ) : (
        <AttachedFile
          label={label}
          file={file}
          note=", read as it is: all of its bytes but those of the values stay."
          onReplace={attach}
          onReject={setFileError}
          onBack={() => setFile(undefined, 'The file was removed', { isInSight: true })}
        />
      )}
    </Pane>
  );
}
