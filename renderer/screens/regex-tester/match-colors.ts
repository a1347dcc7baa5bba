import { EditorView } from '@codemirror/view';
import type { Theme } from '@mui/material/styles';

/** The look of marked matches; the text on them keeps its contrast (WCAG AA) in both themes. */
export function createMatchColors({ vars: { palette } }: Theme) {
  const { marks } = palette;
  const box = (ground: string, edge: string) => ({ backgroundColor: ground, boxShadow: `inset 0 0 0 1px ${edge}` });
  const underline = (style: string) => ({
    textDecoration: `underline ${style} 2px ${palette.text.secondary}`,
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '3px',
  });
  return EditorView.theme({
    '.cm-match': { borderRadius: '2px' },
    '.cm-match-0': box(marks.match, marks.matchEdge),
    '.cm-match-1': box(marks.nextMatch, marks.nextMatchEdge),
    '.cm-group-0': underline('solid'),
    '.cm-group-1': underline('dotted'),
    '.cm-group-2': underline('dashed'),
    '.cm-group-3': underline('double'),
    '.cm-emptyMatch': {
      borderLeft: `2px solid ${palette.primary.main}`,
      marginLeft: '-1px',
      marginRight: '-1px',
      height: '1.1em',
      display: 'inline-block',
      verticalAlign: 'text-bottom',
    },
    '.cm-matchedBreak': {
      ...box(marks.match, marks.matchEdge),
      color: palette.text.secondary,
      padding: '0 2px',
      borderRadius: '2px',
    },
  });
}
