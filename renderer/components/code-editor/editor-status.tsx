import type { EditorState } from '@codemirror/state';
import Typography from '@mui/material/Typography';

export interface SelectionStatus {
  readonly line: number;
  /** Unicode code points from the start of the line, from 1. */
  readonly column: number;
  /** UTF-16 code units. */
  readonly selected: number;
}

/** Where the caret is, and how much is selected. */
export function selectionStatus({ doc, selection }: EditorState): SelectionStatus {
  const { head, from, to } = selection.main;
  const line = doc.lineAt(head);
  return { line: line.number, column: countCodePoints(line.text, head - line.from) + 1, selected: to - from };
}

function countCodePoints(text: string, end: number): number {
  let count = end;
  for (let index = 1; index < end; index += 1) {
    const unit = text.charCodeAt(index);
    const isPair = unit >= 0xdc00 && unit < 0xe000 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800;
    count -= isPair ? 1 : 0;
  }
  return count;
}

/** The line at the bottom of an editor. */
export function EditorStatus({ line, column, selected }: SelectionStatus) {
  return (
    <Typography
      variant="caption"
      sx={{
        px: 1.5,
        py: 0.25,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        textAlign: 'right',
      }}
    >
      {selected > 0 && `${selected.toLocaleString()} selected · `}
      Ln {line.toLocaleString()}, Col {column.toLocaleString()}
    </Typography>
  );
}
