import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { AttachedFile } from '#renderer/components/attached-file.tsx';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { InputNotes } from '#renderer/components/pane/input-notes.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { cleared, replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import type { TextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import type { ToolError } from '#shared/result.ts';
import type { TextInputName } from '#tools/text-inputs.ts';

interface Props {
  readonly name: TextInputName;
  readonly title: string;
  readonly placeholder: string;
  readonly input: TextOrFile;
  readonly error?: ToolError | undefined;
  readonly options?: ReactNode;
  readonly editor?: RefObject<CodeEditorHandle | null>;
}

/** One of the two texts of a screen. A file stays a file, so that its line endings and encoding can be reported. */
export function SourcePane({ name, title, placeholder, input, error, options, editor }: Props) {
  const { text, setText, file, setFile, replace } = input;
  const [fileError, setFileError] = useState<ToolError>();
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
  const position = error?.position;
  const errorAt = useMemo(() => error?.position && { ...error.position, message: error.message }, [error]);
  return (
    <Box data-history-input={name} sx={{ height: '100%', minHeight: 0 }}>
      <Pane
        title={title}
        options={options}
        actions={
          <>
            <OpenFileButton onFile={attach} />
            <ClearButton isEmpty={file === undefined && text === ''} onClear={clear} />
          </>
        }
        below={
          <>
            {fileError && <ErrorNote error={fileError} />}
            {error && (
              <ErrorNote
                error={error}
                {...(position && editor ? { onGoTo: () => editor.current?.goTo(position) } : {})}
              />
            )}
            <InputNotes name={name} />
          </>
        }
      >
        {file === undefined ? (
          <CodeEditor
            ref={editor}
            label={title}
            value={text}
            onChange={(next) => {
              setFileError(undefined);
              setText(next);
            }}
            onFile={attach}
            onLargeText={attach}
            onFileRejected={setFileError}
            errorAt={file === undefined ? errorAt : undefined}
            placeholder={placeholder}
          />
        ) : (
          <AttachedFile
            label={title}
            file={file}
            note=", read as it is, with its line ends."
            onReplace={attach}
            onReject={setFileError}
            onBack={() => setFile(undefined, 'The file was removed', { isInSight: true })}
          />
        )}
      </Pane>
    </Box>
  );
}

/** The source to work on: the file in front of the text, or the text. */
export const sourceOf = ({ text, file }: TextOrFile): string | File => file ?? text;
