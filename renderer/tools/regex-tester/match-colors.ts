import { EditorView } from '@codemirror/view';
import { alpha, type Theme } from '@mui/material/styles';

/** The look of marked matches; text on them keeps its contrast (WCAG AA) in both themes. */
export function createMatchColors({ palette }: Theme) {
  const isDark = palette.mode === 'dark';
  const tint = isDark ? 0.26 : 0.16;
  const box = (color: string) => ({
    backgroundColor: alpha(color, tint),
    boxShadow: `inset 0 0 0 1px ${alpha(color, 0.75)}`,
  });
  const underline = (style: string) => ({
    textDecoration: `underline ${style} 2px ${palette.text.secondary}`,
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '3px',
  });
  return EditorView.theme({
    '.cm-match': { borderRadius: '2px' },
    '.cm-match-0': box(palette.info.main),
    '.cm-match-1': box(palette.warning.main),
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
      ...box(palette.info.main),
      color: palette.text.secondary,
      padding: '0 2px',
      borderRadius: '2px',
    },
  });
}
