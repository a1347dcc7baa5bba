import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, placeholder as placeholderExtension } from '@codemirror/view';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useCodeMetrics } from '#renderer/state/preferences/user-preferences.ts';
import type { EditorConfiguration } from './editor.ts';
import type { CodeEditorProps } from './editor-props.ts';
import { editorMetrics, editorTheme } from './look/editor-theme.ts';
import { unusualMarks } from './unusual/unusual-marks.ts';

const nothing: Extension = [];

type Options = Pick<CodeEditorProps, 'label' | 'placeholder' | 'wrap' | 'readOnly' | 'marks'> & {
  readonly isInvalid: boolean;
  /** Whether characters that are invisible or look like others are marked. */
  readonly marksUnusual: boolean;
};

/** What an editor is set to, by its props and the user's preferences; each part is the same object until it changes. */
export function useEditorConfiguration({
  label,
  placeholder = '',
  wrap = false,
  readOnly = false,
  marks = nothing,
  isInvalid,
  marksUnusual,
}: Options): EditorConfiguration {
  const theme = useTheme();
  const metrics = useCodeMetrics();
  return {
    theme: useMemo(() => editorTheme(theme), [theme]),
    metrics: useMemo(() => editorMetrics(metrics), [metrics]),
    attributes: useMemo(() => attributesOf(label, isInvalid), [label, isInvalid]),
    placeholder: useMemo(() => (placeholder === '' ? nothing : placeholderExtension(placeholder)), [placeholder]),
    wrap: wrap ? EditorView.lineWrapping : nothing,
    readOnly: useMemo(() => EditorState.readOnly.of(readOnly), [readOnly]),
    marks,
    unusual: marksUnusual ? unusualMarks : nothing,
  };
}

const attributesOf = (label: string, isInvalid: boolean): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    spellcheck: 'false',
    // Editable content is focusable anyway, but accessibility checkers look for the attribute.
    tabindex: '0',
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  });
