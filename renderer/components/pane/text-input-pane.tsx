import type { Extension } from '@codemirror/state';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor, type CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import type { EditorLanguage } from '#renderer/components/code-editor/languages.ts';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { useHandedFiles } from '#renderer/state/handed-files.ts';
import type { TextInput } from '#renderer/state/text-inputs.ts';
import type { ScreenId } from '#shared/catalogue.ts';
import type { ToolError } from '#shared/result.ts';
import { ErrorNote } from './error-note.tsx';
import { NotKeptNote } from './not-kept-note.tsx';
import { Pane } from './pane.tsx';

interface Props {
  readonly title: string;
  /** The name of the editor, where it is not the title. */
  readonly label?: string;
  readonly input: TextInput;
  readonly placeholder: string;
  /** What is wrong with the text: marked at its place, said below. */
  readonly error?: ToolError | undefined;
  /** What can be done about the error, besides going to its place: buttons. */
  readonly errorActions?: ReactNode;
  /** Controls beside the title. */
  readonly options?: ReactNode;
  /** Buttons after "Open file…" and "Clear". */
  readonly actions?: ReactNode;
  /** What else there is to say below the text. */
  readonly notes?: ReactNode;
  /** The files to choose from, as the attribute of a file input. */
  readonly accept?: string;
  /** The screen, if files that are opened for it come in here. */
  readonly screen?: ScreenId;
  readonly language?: EditorLanguage;
  readonly marks?: Extension;
  readonly wrap?: boolean;
  /** The size of the editor, where it does not fill the pane. */
  readonly editorSx?: SxProps;
  readonly editorRef?: RefObject<CodeEditorHandle | null>;
}

/** Where the text of a tool goes in: typed, pasted, dropped or opened; and what is wrong with it. */
export function TextInputPane({
  title,
  label = title,
  input: { value, setValue, isKept },
  placeholder,
  error,
  errorActions,
  options,
  actions,
  notes,
  accept = '',
  screen,
  language = 'text',
  marks,
  wrap = false,
  editorSx = { height: '100%' },
  editorRef,
}: Props) {
  const ownRef = useRef<CodeEditorHandle>(null);
  const editor = editorRef ?? ownRef;
  const [fileError, setFileError] = useState<ToolError>();
  const position = error?.position;
  const errorAt = useMemo(() => error?.position && { ...error.position, message: error.message }, [error]);
  useHandedFiles(screen, ([file]) => editor.current?.loadFile(file));
  const takeText = (next: string) => {
    setFileError(undefined);
    setValue(next);
  };
  return (
    <Pane
      title={title}
      options={options}
      actions={
        <>
          <OpenFileButton accept={accept} onFile={(file) => editor.current?.loadFile(file)} />
          <ClearButton isEmpty={value === ''} onClear={() => takeText('')} />
          {actions}
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
          {!isKept && <NotKeptNote />}
        </>
      }
    >
      <Box sx={editorSx}>
        <CodeEditor
          ref={editor}
          label={label}
          value={value}
          onChange={takeText}
          language={language}
          marks={marks}
          wrap={wrap}
          errorAt={errorAt}
          onFileRejected={setFileError}
          placeholder={placeholder}
        />
      </Box>
    </Pane>
  );
}
