import { syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { alpha, type Theme } from '@mui/material/styles';
import { wrappedRules } from './long-lines.ts';
import { highlightStyles, tokenRules } from './syntax-colors.ts';

/** The face of everything that is code or data. */
export const monospaceFont = '"JetBrains Mono Variable", monospace';

/** Size and line height of code, in pixels. */
export const codeFontSize = 13;
export const codeLineHeight = 20;

/** The editor's look, from the app's theme. */
export function createEditorTheme({ palette }: Theme): Extension {
  const muted = palette.text.secondary;
  const selection = alpha(palette.primary.main, palette.mode === 'dark' ? 0.38 : 0.2);
  return [
    EditorView.theme(
      {
        '&': {
          height: '100%',
          color: palette.text.primary,
          backgroundColor: 'transparent',
          fontSize: `${codeFontSize}px`,
        },
        '&.cm-focused': { outline: 'none' },
        '.cm-scroller': { fontFamily: monospaceFont, lineHeight: `${codeLineHeight}px`, overflow: 'auto' },
        '.cm-content': { padding: '8px 0', caretColor: palette.text.primary },
        '.cm-line': { padding: '0 12px 0 8px' },
        '.cm-cursor, .cm-dropCursor': { borderLeftColor: palette.text.primary },
        '.cm-gutters': {
          backgroundColor: palette.background.paper,
          color: muted,
          border: 'none',
          fontVariantNumeric: 'tabular-nums',
        },
        '.cm-lineNumbers .cm-gutterElement': { padding: '0 4px 0 12px', minWidth: '40px' },
        '.cm-activeLine': { backgroundColor: palette.action.hover },
        '.cm-activeLineGutter': { backgroundColor: 'transparent', color: palette.text.primary },
        '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
          backgroundColor: selection,
        },
        '&.cm-focused .cm-matchingBracket': {
          backgroundColor: 'transparent',
          outline: `1px solid ${muted}`,
        },
        '&.cm-focused .cm-nonmatchingBracket': {
          backgroundColor: 'transparent',
          outline: `1px solid ${palette.error.main}`,
        },
        '.cm-placeholder': { color: muted },
        '.cm-foldPlaceholder': {
          backgroundColor: palette.action.selected,
          border: 'none',
          color: palette.text.primary,
          padding: '0 6px',
        },
        '.cm-foldGutter .cm-gutterElement': { width: '16px', textAlign: 'center', cursor: 'pointer' },
        ...wrappedRules,
        ...tokenRules(palette.mode),
        '.cm-found': {
          backgroundColor: alpha(palette.warning.main, 0.28),
          outline: `1px solid ${alpha(palette.warning.main, 0.6)}`,
        },
        '.cm-errorLine': { backgroundColor: alpha(palette.error.main, 0.12) },
        '.cm-errorMark': {
          textDecoration: `underline wavy ${palette.error.main}`,
          textDecorationSkipInk: 'none',
          textUnderlineOffset: '3px',
        },
        '.cm-errorGutter': { width: '16px', color: palette.error.main, textAlign: 'center', fontWeight: 700 },
        '.cm-panels': { backgroundColor: 'transparent', color: muted },
        '.cm-panels-bottom': { borderTop: `1px solid ${palette.divider}` },
        '.cm-status': {
          padding: '2px 12px',
          fontSize: '12px',
          lineHeight: '20px',
          textAlign: 'right',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        },
        '.cm-tooltip': {
          backgroundColor: palette.background.paper,
          color: palette.text.primary,
          border: `1px solid ${palette.divider}`,
          borderRadius: '8px',
          padding: '6px 10px',
          maxWidth: '480px',
        },
      },
      { dark: palette.mode === 'dark' },
    ),
    syntaxHighlighting(highlightStyles[palette.mode]),
  ];
}
