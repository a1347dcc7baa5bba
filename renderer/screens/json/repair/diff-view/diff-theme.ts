import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Theme } from '@mui/material/styles';

/** The look of removed and added text. It never relies on colour alone: removed text is struck through. */
export function createDiffTheme({ vars: { palette } }: Theme): Extension {
  const removed = {
    background: palette.marks.removed,
    textDecoration: `line-through ${palette.error.main}`,
    borderRadius: '2px',
  };
  const added = {
    background: palette.marks.added,
    textDecoration: `underline 2px ${palette.success.main}`,
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
    borderRadius: '2px',
  };
  return EditorView.theme({
    // On these backgrounds, the syntax colours would not have enough contrast.
    '.cm-changedText span, .cm-deletedText, .token-invalid': { color: palette.text.primary },
    '&.cm-merge-a .cm-changedText, &.cm-merge-b .cm-deletedText': removed,
    '&.cm-merge-b .cm-changedText': added,
    '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': { backgroundColor: palette.marks.removedLine },
    '&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine': { backgroundColor: palette.marks.addedLine },
    '&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter': { background: palette.error.main },
    '&.cm-merge-b .cm-changedLineGutter': { background: palette.success.main },
    '.cm-inlineChangedLineGutter': { background: palette.info.main },
    '.cm-deletedChunk': { padding: '0 12px 0 8px' },
    '.cm-collapsedLines': {
      padding: '2px 12px',
      fontSize: '12px',
      color: palette.text.secondary,
      background: palette.action.hover,
    },
    '.cm-collapsedLines:hover': { color: palette.text.primary },
    '.cm-collapsedLines::before, .cm-collapsedLines::after': { color: 'inherit' },
  });
}
