import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { AttachedFile } from '#renderer/components/attached-file.tsx';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import type { EditorLanguage } from '#renderer/components/code-editor/languages/languages.ts';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { useAccept } from '#renderer/state/files/use-accept.ts';
import { cleared, replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import type { TextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import type { ToolError } from '#shared/result.ts';
import type { TextInputName } from '#tools/text-inputs.ts';
import { ErrorNote } from './error-note.tsx';
import { InputNotes } from './input-notes.tsx';
import { Pane } from './pane.tsx';
import { useInputEditor } from './use-input-editor.ts';

interface Props {
  readonly title: string;
  readonly name: TextInputName;
  readonly input: TextOrFile;
  readonly placeholder: string;
  /**
   * Whether every file stays one, read as it is. Otherwise the editor takes its text, unless it is too large. Undefined
   * until that is known: a file waits for it.
   */
  readonly keepsFiles: boolean | undefined;
  /** What is shown after the size of a file: ", read as it is." */
  readonly fileNote: string;
  /** Whether the pane takes the files that are left for the screen; false as long as the screen cannot use any. */
  readonly takesHandedFiles: boolean;
  /** What is wrong with the text or file: marked at its position in the text, and described below. */
  readonly error?: ToolError | undefined;
  /** Buttons for actions on the error, besides going to its position. */
  readonly errorActions?: ReactNode;
  /** Controls beside the title. */
  readonly options?: ReactNode;
  /** Buttons before "Open file…" and "Clear". */
  readonly actions?: ReactNode;
  /** Further notes below the text. */
  readonly notes?: ReactNode;
  readonly language?: EditorLanguage;
  readonly wrap?: boolean;
  readonly editorRef?: RefObject<CodeEditorHandle | null>;
}

/**
 * The input pane of a tool that works on texts and files of any size: a text can be typed or pasted, a file dropped or
 * opened. While there is a file, it stands in place of the text, which comes back with “Back to the editor”.
 */
export function TextOrFilePane({
  title,
  name,
  input: { text, setText, replace, file, setFile },
  placeholder,
  keepsFiles,
  fileNote,
  takesHandedFiles,
  error,
  errorActions,
  options,
  actions,
  notes,
  language = 'text',
  wrap = false,
  editorRef,
}: Props) {
  const accept = useAccept();
  const typed = useInputEditor({ setValue: setText, replace }, editorRef);
  const { editor, fileError, setFileError } = typed;
  // A file shows no text that could be marked.
  const position = file === undefined ? error?.position : undefined;
  const message = error?.message;
  const errorAt = useMemo(
    () => (position === undefined || message === undefined ? undefined : { ...position, message }),
    [position, message],
  );
  const attach = (next: File) => {
    setFileError(undefined);
    setFile(next, replacedBy(next.name));
  };
  const [waiting, setWaiting] = useState<File>();
  const open = (next: File) => {
    if (keepsFiles === undefined) {
      setWaiting(next);
    } else if (keepsFiles || file !== undefined) {
      attach(next);
    } else {
      typed.open(next);
    }
  };
  const openWaiting = useEffectEvent((next: File) => open(next));
  useEffect(() => {
    if (keepsFiles !== undefined && waiting !== undefined) {
      setWaiting(undefined);
      openWaiting(waiting);
    }
  }, [keepsFiles, waiting]);
  const detach = (what: string) => {
    setFileError(undefined);
    setFile(undefined, what, { isInSight: true });
  };
  const clear = () => {
    setWaiting(undefined);
    if (file === undefined) {
      typed.clear();
    } else {
      detach(cleared);
    }
  };
  useHandedFiles(takesHandedFiles ? ([next]) => open(next) : undefined);
  return (
    <Pane
      title={title}
      options={options}
      actions={
        <>
          {actions}
          <OpenFileButton accept={accept} onFile={open} />
          <ClearButton isEmpty={file === undefined && text === ''} onClear={clear} />
        </>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && (
            <ErrorNote error={error} onGoTo={position && (() => editor.current?.goTo(position))}>
              {errorActions}
            </ErrorNote>
          )}
          {notes}
          <InputNotes name={name} />
        </>
      }
    >
      {file === undefined ? (
        <CodeEditor
          {...typed.editorProps}
          label={title}
          value={text}
          onFile={keepsFiles === false ? undefined : open}
          onLargeText={attach}
          language={language}
          errorAt={errorAt}
          placeholder={placeholder}
          wrap={wrap}
        />
      ) : (
        <AttachedFile
          label={title}
          file={file}
          note={fileNote}
          onReplace={attach}
          onReject={setFileError}
          onBack={() => detach('The file was removed')}
        />
      )}
    </Pane>
  );
}
