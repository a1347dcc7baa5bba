import { type RefObject, useRef, useState } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { cleared, replacedBy, type TextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';

/**
 * An editor whose text is an input: it takes what is typed, and the text of files, and remembers what is wrong with a
 * file until the text changes.
 * @param given the editor, if others use it too
 */
export function useInputEditor(
  { setValue, replace }: Pick<TextInput, 'setValue' | 'replace'>,
  given?: RefObject<CodeEditorHandle | null>,
) {
  const own = useRef<CodeEditorHandle>(null);
  const editor = given ?? own;
  const [fileError, setFileError] = useState<ToolError>();
  return {
    editor,
    /** What is wrong with the file that was opened last. */
    fileError,
    setFileError,
    /** Opens a file of text. */
    open: (file: File) => editor.current?.loadFile(file),
    clear: () => {
      setFileError(undefined);
      replace('', cleared, { isInSight: true });
    },
    /** The props to pass on to the editor. */
    editorProps: {
      ref: editor,
      onChange: (next: string) => {
        setFileError(undefined);
        setValue(next);
      },
      onFileText: (next: string, fileName: string) => {
        setFileError(undefined);
        replace(next, replacedBy(fileName));
      },
      onFileRejected: setFileError,
    },
  };
}
