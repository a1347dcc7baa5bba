import { useTheme } from '@mui/material/styles';
import { type RefObject, useMemo } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { TextInputPane } from '#renderer/components/pane/text-input-pane.tsx';
import type { TextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { Matches } from '#tools/regex-tester/matches/matches.ts';
import { createMatchColors } from './match-colors.ts';
import { createMatchMarks } from './match-marks.ts';
import { MatchNavigation } from './results/match-navigation.tsx';

interface Props {
  readonly input: TextInput;
  readonly editor: RefObject<CodeEditorHandle | null>;
  /** The matches of the present text, and its length. */
  readonly matches: Matches | undefined;
  readonly textLength: number;
  /** The match that the user navigated to, from 0. */
  readonly current: number | undefined;
  readonly onGoTo: (index: number) => void;
}

/** The text, with its matches marked in place. */
export function TextPane({ input, editor, matches, textLength, current, onGoTo }: Props) {
  const theme = useTheme();
  const colors = useMemo(() => createMatchColors(theme), [theme]);
  const marks = useMemo(
    () => (matches === undefined ? [] : [createMatchMarks(matches, textLength), colors]),
    [matches, textLength, colors],
  );
  return (
    <TextInputPane
      title="Content to test"
      label="Content to test the regular expression against"
      input={input}
      editorRef={editor}
      options={<MatchNavigation matches={matches} current={current} onGoTo={onGoTo} />}
      marks={marks}
      wrap
      placeholder="Paste, type or drop the text to search"
    />
  );
}
