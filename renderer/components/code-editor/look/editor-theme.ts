import { syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Theme } from '@mui/material/styles';
import type { CodeMetrics } from '#renderer/state/preferences/user-preferences.ts';
import { wrappedRules } from '../document/long-lines.ts';
import { monospaceFont } from './code-metrics.ts';
import { highlightStyle } from './syntax-colors.ts';
import { tokenRules } from './token-colours.ts';

const made = new WeakMap<Theme, Extension>();

/** The editor's look, from the app's theme. */
export function editorTheme(theme: Theme): Extension {
  const extension = made.get(theme) ?? createEditorTheme(theme);
  made.set(theme, extension);
  return extension;
}

const sizes = new Map<number, Extension>();

/** The font metrics of the code. The editor measures its lines again when they change. */
export function editorMetrics({ fontSize, lineHeight, tabWidth }: CodeMetrics): Extension {
  const size =
    sizes.get(fontSize) ??
    EditorView.theme({
      '&': { fontSize: `${fontSize}px` },
      '.cm-scroller': { lineHeight: `${lineHeight}px` },
    });
  sizes.set(fontSize, size);
  return [size, EditorState.tabSize.of(tabWidth)];
}

function createEditorTheme({ vars: { palette } }: Theme): Extension {
  const muted = palette.text.secondary;
  return [
    EditorView.theme({
      '&': {
        height: '100%',
        color: palette.text.primary,
        backgroundColor: 'transparent',
      },
      '&.cm-focused': { outline: 'none' },
      '.cm-scroller': { fontFamily: monospaceFont, overflow: 'auto' },
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
        backgroundColor: palette.marks.selected,
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
      ...tokenRules,
      '.cm-found': {
        backgroundColor: palette.marks.found,
        outline: `1px solid ${palette.marks.foundEdge}`,
      },
      '.cm-foundChosen': { outline: `2px solid ${palette.text.primary}` },
      '.cm-unusual': {
        backgroundColor: palette.marks.found,
        outline: `1px solid ${palette.warning.main}`,
        borderRadius: '2px',
      },
      '.cm-unusualHidden': { fontSize: '0.75em', padding: '0 3px', margin: '0 1px', verticalAlign: 'middle' },
      '.cm-unusualStatus': { display: 'flex', justifyContent: 'flex-end', gap: '16px' },
      '.cm-unusualStatus button': {
        font: 'inherit',
        color: palette.text.primary,
        background: 'none',
        border: 0,
        padding: 0,
        cursor: 'pointer',
        textDecoration: 'underline',
      },
      '.cm-unusualStatus button:disabled': { color: muted, cursor: 'default', textDecoration: 'none' },
      '.cm-errorLine': { backgroundColor: palette.marks.wrongLine },
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
    }),
    syntaxHighlighting(highlightStyle),
  ];
}
