import { useTheme } from '@mui/material/styles';
import { type RefObject, useMemo, useState } from 'react';
import { CodeEditor, type CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import type { TextInput } from '#renderer/state/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';
import { createMatchColors } from './match-colors.ts';
import { createMatchMarks } from './match-marks.ts';
import { MatchNavigation } from './match-navigation.tsx';
import type { Matches } from './matches.ts';

interface Props {
  readonly input: TextInput;
  readonly editor: RefObject<CodeEditorHandle | null>;
  /** The matches of the present text, and its length. */
  readonly matches: Matches | undefined;
  readonly textLength: number;
  /** The match that was gone to, from 0. */
  readonly current: number | undefined;
  readonly onGoTo: (index: number) => void;
}

const label = 'Content to test the regular expression against';

/** The text, with its matches marked in place. */
export function TextPane({ input, editor, matches, textLength, current, onGoTo }: Props) {
  const { value, setValue, isKept } = input;
  const theme = useTheme();
  const [fileError, setFileError] = useState<ToolError>();
  const colors = useMemo(() => createMatchColors(theme), [theme]);
  const marks = useMemo(
    () => (matches === undefined ? [] : [createMatchMarks(matches, textLength), colors]),
    [matches, textLength, colors],
  );
  return (
    <Pane
      title="Content to test"
      options={<MatchNavigation matches={matches} current={current} onGoTo={onGoTo} />}
      actions={<OpenFileButton onFile={(file) => editor.current?.loadFile(file)} />}
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {!isKept && <NotKeptNote />}
        </>
      }
    >
      <CodeEditor
        ref={editor}
        label={label}
        value={value}
        onChange={(next) => {
          setFileError(undefined);
          setValue(next);
        }}
        marks={marks}
        wrap
        onFileRejected={setFileError}
        placeholder="Paste, type or drop the text to search"
      />
    </Pane>
  );
}
