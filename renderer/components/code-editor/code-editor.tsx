import { EditorSelection, EditorState, type Extension } from '@codemirror/state';
import { EditorView, placeholder as placeholderExtension } from '@codemirror/view';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { useFileDrop } from '#renderer/components/file-drop/use-file-drop.ts';
import type { ToolError } from '#shared/result.ts';
import { createEditor, type Editor } from './create-editor.ts';
import { createEditorTheme } from './editor-theme.ts';
import { type EditorError, offsetOf, setError } from './error-mark.ts';
import { FindBar } from './find-bar.tsx';
import { type EditorLanguage, loadLanguage } from './languages.ts';
import { useEditorFind } from './use-editor-find.ts';

/** What the editor shows: text, or the UTF-8 bytes of a large result, which never become one string. */
type Source =
  | { readonly value: string; readonly bytes?: undefined }
  | { readonly value?: undefined; readonly bytes: Uint8Array };

/** What a screen can have the editor do. */
export interface CodeEditorHandle {
  /** Takes a file as if it were dropped. */
  loadFile(file: File): void;
  /** Puts the cursor at a place and brings it into view. */
  goTo(place: Pick<EditorError, 'line' | 'column'>): void;
  /**
   * Selects a part of the text and brings it into view, without taking the focus.
   * @param start in UTF-16 code units from the start of the text, as `end`
   */
  select(start: number, end: number): void;
}

type Props = Source & {
  readonly ref?: Ref<CodeEditorHandle> | undefined;
  /** The accessible name. */
  readonly label: string;
  /**
   * The user changed the text; its line breaks are LF. Up to 1,000,000 characters with each change, above
   * when typing pauses.
   */
  readonly onChange?: ((value: string) => void) | undefined;
  readonly readOnly?: boolean | undefined;
  readonly language?: EditorLanguage | undefined;
  /** Marks where the text is wrong. */
  readonly errorAt?: EditorError | undefined;
  readonly placeholder?: string | undefined;
  /** What a tool shows in the text: decorations. A new value replaces the former. */
  readonly marks?: Extension | undefined;
  /** Breaks long lines at the edge instead of scrolling. */
  readonly wrap?: boolean | undefined;
  /** Takes a dropped file in place of the editor, which otherwise loads it. */
  readonly onFile?: ((file: File) => void) | undefined;
  /** Takes text that is too large for the editor: a dropped file, or pasted text as `pasted.txt`. */
  readonly onLargeText?: ((file: File) => void) | undefined;
  /** A file or text that was not taken, and why. */
  readonly onFileRejected?: ((error: ToolError) => void) | undefined;
  /** The most characters (bytes of a file) that the editor takes. */
  readonly maximumLength?: number | undefined;
};

const noMarks: Extension = [];

/** A text editor for documents of up to about 16 million characters; fills its parent. */
export function CodeEditor({
  ref,
  label,
  value,
  bytes,
  onChange,
  readOnly = false,
  language = 'text',
  errorAt,
  placeholder = '',
  marks = noMarks,
  wrap = false,
  onFile,
  onLargeText,
  onFileRejected,
  maximumLength = 16_000_000,
}: Props) {
  const theme = useTheme();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [progress, setProgress] = useState<number>();
  const find = useEditorFind(editor?.view);
  /** What the parent already knows, newest last: given back to the editor, it is no news. */
  const reported = useRef<string[]>([]);

  const handleChange = useEffectEvent((text: string) => {
    reported.current = [...reported.current.slice(-7), text];
    onChange?.(text);
  });
  const handleLargeText = useEffectEvent((file: File) => {
    if (onLargeText === undefined) {
      const limit = maximumLength.toLocaleString();
      onFileRejected?.({ code: 'too-large', message: `${file.name} is larger than ${limit} characters.` });
    } else {
      onLargeText(file);
    }
  });
  const handleRejected = useEffectEvent((error: ToolError) => onFileRejected?.(error));
  const openFind = useEffectEvent(() => find.open());

  useLayoutEffect(() => {
    if (host.current === null) {
      return undefined;
    }
    const created = createEditor(host.current, maximumLength, {
      onChange: (text) => handleChange(text),
      onProgress: setProgress,
      onLargeText: (file) => handleLargeText(file),
      onRejected: (error) => handleRejected(error),
      onFind: () => openFind(),
    });
    reported.current = [];
    setEditor(created);
    return () => created.destroy();
  }, [maximumLength]);

  useLayoutEffect(() => {
    editor?.configure('theme', createEditorTheme(theme));
  }, [editor, theme]);

  useLayoutEffect(() => {
    editor?.configure('readOnly', EditorState.readOnly.of(readOnly));
  }, [editor, readOnly]);

  useLayoutEffect(() => {
    editor?.configure('wrap', wrap ? EditorView.lineWrapping : []);
  }, [editor, wrap]);

  useLayoutEffect(() => {
    editor?.configure('placeholder', placeholder === '' ? [] : placeholderExtension(placeholder));
  }, [editor, placeholder]);

  useLayoutEffect(() => {
    editor?.configure('marks', marks);
  }, [editor, marks]);

  const isInvalid = errorAt !== undefined;
  useLayoutEffect(() => {
    editor?.configure(
      'attributes',
      EditorView.contentAttributes.of({
        'aria-label': label,
        spellcheck: 'false',
        // Editable content can have the focus anyway; checkers of accessibility look for the attribute.
        tabindex: '0',
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      }),
    );
  }, [editor, label, isInvalid]);

  useEffect(() => {
    let isCurrent = true;
    void loadLanguage(language).then((support) => {
      if (isCurrent) {
        editor?.setLanguage(support);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [editor, language]);

  useLayoutEffect(() => {
    if (editor === undefined) {
      return;
    }
    if (value === undefined) {
      reported.current = [];
      editor.setText(bytes);
      return;
    }
    const known = reported.current.lastIndexOf(value);
    if (known === -1) {
      reported.current = [value];
      editor.setText(value);
    } else {
      reported.current = reported.current.slice(known);
    }
  }, [editor, value, bytes]);

  useEffect(() => {
    if (editor !== undefined) {
      setError(editor.view, errorAt);
    }
  }, [editor, errorAt]);

  /** A file that was handed over before the editor is there. */
  const waitingFile = useRef<File>(undefined);
  const takeFile = (file: File) => {
    const take = onFile ?? editor?.loadFile;
    if (take === undefined) {
      waitingFile.current = file;
    } else {
      take(file);
    }
  };
  useEffect(() => {
    if (editor !== undefined && waitingFile.current !== undefined) {
      editor.loadFile(waitingFile.current);
      waitingFile.current = undefined;
    }
  }, [editor]);
  useImperativeHandle(ref, () => ({
    loadFile: takeFile,
    goTo(place) {
      if (editor !== undefined) {
        const anchor = offsetOf(editor.view.state.doc, place);
        editor.view.dispatch({
          selection: { anchor },
          effects: EditorView.scrollIntoView(anchor, { y: 'center', x: 'center' }),
        });
        editor.view.focus();
      }
    },
    select(start, end) {
      if (editor !== undefined) {
        const { length } = editor.view.state.doc;
        const range = EditorSelection.range(Math.min(start, length), Math.min(end, length));
        editor.view.dispatch({
          selection: range,
          effects: EditorView.scrollIntoView(range, { y: 'center', x: 'nearest' }),
        });
      }
    },
  }));

  const { isOver, dropProps } = useFileDrop({
    isDisabled: readOnly,
    onDrop: ({ files: [file], problem }) => {
      if (file !== undefined) {
        takeFile(file);
      } else if (problem !== undefined) {
        onFileRejected?.({ code: 'not-a-file', message: problem });
      }
    },
  });

  return (
    <Box
      {...dropProps}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        minHeight: 0,
        bgcolor: 'background.paper',
        // Over the gutters, which are opaque.
        '&::after': {
          position: 'absolute',
          inset: 0,
          zIndex: 1,
          pointerEvents: 'none',
          border: '2px dashed',
          borderColor: 'primary.main',
          borderRadius: 'inherit',
          ...(isOver && { content: '""' }),
        },
        '&:has(.cm-focused)::after': { content: '""', borderStyle: 'solid' },
      }}
    >
      <BusyIndicator
        isBusy={progress !== undefined}
        progress={progress}
        label="Loading the text"
        onCancel={editor?.cancel}
      />
      {find.isOpen && (
        <FindBar
          query={find.query}
          status={find.status}
          onQueryChange={find.changeQuery}
          onMove={find.move}
          onClose={find.close}
        />
      )}
      <Box ref={host} sx={{ flex: 1, minHeight: 0 }} />
    </Box>
  );
}
