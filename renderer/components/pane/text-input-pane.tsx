import type { Extension } from '@codemirror/state';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import type { EditorLanguage } from '#renderer/components/code-editor/languages/languages.ts';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { useAccept } from '#renderer/state/files/use-accept.ts';
import type { TextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';
import { ErrorNote } from './error-note.tsx';
import { InputNotes } from './input-notes.tsx';
import { Pane } from './pane.tsx';
import { useInputEditor } from './use-input-editor.ts';

interface Props {
  readonly title: string;
  /** The name of the editor, if it differs from the title. */
  readonly label?: string;
  readonly input: TextInput;
  readonly placeholder: string;
  /** What is wrong with the text: marked at its position, and described below. */
  readonly error?: ToolError | undefined;
  /** Buttons for actions on the error, besides going to its position. */
  readonly errorActions?: ReactNode;
  /** Controls beside the title. */
  readonly options?: ReactNode;
  /** Buttons after "Open file…" and "Clear". */
  readonly actions?: ReactNode;
  /** Further notes below the text. */
  readonly notes?: ReactNode;
  readonly language?: EditorLanguage;
  readonly marks?: Extension;
  readonly wrap?: boolean;
  /** The size of the editor, if it does not fill the pane. */
  readonly editorSx?: SxProps;
  readonly editorRef?: RefObject<CodeEditorHandle | null>;
}

/** The input pane of a tool: text can be typed, pasted, dropped or opened, and errors are shown. */
export function TextInputPane({
  title,
  label = title,
  input,
  placeholder,
  error,
  errorActions,
  options,
  actions,
  notes,
  language = 'text',
  marks,
  wrap = false,
  editorSx = { height: '100%' },
  editorRef,
}: Props) {
  const accept = useAccept();
  const { editor, fileError, open, clear, editorProps } = useInputEditor(input, editorRef);
  const position = error?.position;
  const errorAt = useMemo(() => error?.position && { ...error.position, message: error.message }, [error]);
  useHandedFiles(([file]) => open(file));
  return (
    <Pane
      title={title}
      options={options}
      actions={
        <>
          <OpenFileButton accept={accept} onFile={open} />
          <ClearButton isEmpty={input.value === ''} onClear={clear} />
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
          <InputNotes name={input.name} />
        </>
      }
    >
      <Box sx={editorSx}>
        <CodeEditor
          {...editorProps}
          label={label}
          value={input.value}
          language={language}
          marks={marks}
          wrap={wrap}
          errorAt={errorAt}
          placeholder={placeholder}
        />
      </Box>
    </Pane>
  );
}
