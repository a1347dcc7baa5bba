import { EditorSelection, EditorState, type Extension } from '@codemirror/state';
import { EditorView, placeholder as placeholderExtension } from '@codemirror/view';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { registerPendingEdit } from '#renderer/state/pending-edits.ts';
import { useCodeMetrics } from '#renderer/state/user-preferences.ts';
import { letGo, ScreenLifeContext, takeBack, useWeight } from '#renderer/workers/screen-life.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ToolError } from '#shared/result.ts';
import { editorLimit } from './code-metrics.ts';
import { createEditor, type Editor } from './create-editor.ts';
import type { CodeEditorHandle, CodeEditorProps, EditorSource } from './editor-props.ts';
import { editorMetrics, editorTheme } from './editor-theme.ts';
import { offsetOf, setError } from './error-mark.ts';
import { FindBar } from './find/find-bar.tsx';
import { useEditorFind } from './find/use-editor-find.ts';
import { loadLanguage } from './languages.ts';
import type { EditorStart } from './plain-editor.tsx';
import { unusualMarks } from './unusual/unusual-marks.ts';

type Props = EditorSource &
  Omit<CodeEditorProps, keyof EditorSource | 'ref' | 'onFile'> & {
    /** The initial selection and scroll position. */
    readonly start: EditorStart | undefined;
    /** Whether characters that are invisible or look like others are marked. */
    readonly marksUnusual: boolean;
    /** Called when the editor shows its text and accepts commands. */
    readonly onReady: (handle: CodeEditorHandle | undefined) => void;
  };

const noMarks: Extension = [];

/** CodeMirror, for documents of up to about 16 million characters. */
export function FullEditor({
  start,
  marksUnusual,
  onReady,
  label,
  value,
  bytes,
  onChange,
  onFileText,
  readOnly = false,
  language = 'text',
  errorAt,
  placeholder = '',
  marks = noMarks,
  wrap = false,
  onLargeText,
  onFileRejected,
  maximumLength = editorLimit,
}: Props) {
  const theme = useTheme();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [progress, setProgress] = useState<number>();
  const find = useEditorFind(editor?.view);
  /**
   * The texts that the parent already knows, newest last. If one of them is passed back to the editor, nothing has
   * changed.
   */
  const reported = useRef<string[]>([]);

  const handleChange = useEffectEvent((text: string, fileName: string | undefined) => {
    reported.current = [...reported.current.slice(-7), text];
    if (fileName !== undefined && onFileText !== undefined) {
      onFileText(text, fileName);
    } else {
      onChange?.(text);
    }
  });
  const handleLargeText = useEffectEvent((file: File) => {
    if (onLargeText === undefined) {
      const limit = formatNumber(maximumLength);
      onFileRejected?.({ code: 'too-large', message: `${file.name} is larger than ${limit} characters.` });
    } else {
      onLargeText(file);
    }
  });
  const handleRejected = useEffectEvent((error: ToolError) => onFileRejected?.(error));
  const openFind = useEffectEvent(() => find.open());

  const life = useContext(ScreenLifeContext);
  const kept = useRef<{ readonly editor: Editor; readonly maximumLength: number; readonly end: () => void }>(undefined);
  useLayoutEffect(() => {
    if (host.current === null) {
      return undefined;
    }
    const stay = ({ editor: shown, end }: NonNullable<typeof kept.current>) => {
      takeBack(life, end);
      const unregister = registerPendingEdit(shown.flush);
      return () => {
        unregister();
        shown.flush();
        letGo(life, end);
      };
    };
    // The editor has become visible again together with its screen, and is intact.
    if (kept.current?.maximumLength === maximumLength) {
      return stay(kept.current);
    }
    kept.current?.end();
    const created = createEditor(host.current, maximumLength, {
      onChange: (text, fileName) => handleChange(text, fileName),
      onProgress: setProgress,
      onLargeText: (file) => handleLargeText(file),
      onRejected: (error) => handleRejected(error),
      onFind: () => openFind(),
    });
    reported.current = [];
    setEditor(created);
    const end = () => {
      life.released.delete(end);
      kept.current = undefined;
      created.destroy();
    };
    kept.current = { editor: created, maximumLength, end };
    return stay(kept.current);
  }, [maximumLength, life]);
  useWeight(host, 2 * (value ?? bytes).length);

  useLayoutEffect(() => {
    editor?.configure('theme', editorTheme(theme));
  }, [editor, theme]);

  const metrics = useCodeMetrics();
  useLayoutEffect(() => {
    editor?.configure('metrics', editorMetrics(metrics));
  }, [editor, metrics]);

  useLayoutEffect(() => {
    editor?.configure('readOnly', EditorState.readOnly.of(readOnly));
  }, [editor, readOnly]);

  useLayoutEffect(() => {
    editor?.configure('wrap', wrap ? EditorView.lineWrapping : []);
  }, [editor, wrap]);

  useLayoutEffect(() => {
    editor?.configure('unusual', marksUnusual ? unusualMarks : []);
  }, [editor, marksUnusual]);

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
        // Editable content is focusable anyway, but accessibility checkers look for the attribute.
        tabindex: '0',
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      }),
    );
  }, [editor, label, isInvalid]);

  // Applied before painting if the language is already loaded.
  useLayoutEffect(() => {
    let isCurrent = true;
    loadLanguage(language).then((support) => {
      if (isCurrent) {
        editor?.setLanguage(support);
      }
      // Without its language, the text is complete but has no colours.
    }, console.error);
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

  const started = useRef<Editor>(undefined);
  const takeOver = useEffectEvent(() => {
    if (editor === undefined) {
      return;
    }
    const { view } = editor;
    // Asking for coordinates makes the editor measure. Until then its gutters are as high as CodeMirror guesses, and it
    // would first be painted that way.
    view.coordsAtPos(0);
    if (start !== undefined && started.current !== editor) {
      const { length } = view.state.doc;
      const selection = EditorSelection.single(Math.min(start.anchor, length), Math.min(start.head, length));
      view.dispatch({ selection });
      view.scrollDOM.scrollTo(start.scrollLeft, start.scrollTop);
      if (start.hasFocus) {
        view.focus();
      }
    }
    started.current = editor;
    onReady({
      loadFile: editor.loadFile,
      goTo(place) {
        const anchor = offsetOf(view.state.doc, place);
        view.dispatch({
          selection: { anchor },
          effects: EditorView.scrollIntoView(anchor, { y: 'center', x: 'center' }),
        });
        view.focus();
      },
      select(from, to) {
        const { length } = view.state.doc;
        const range = EditorSelection.range(Math.min(from, length), Math.min(to, length));
        view.dispatch({
          selection: range,
          effects: EditorView.scrollIntoView(range, { y: 'center', x: 'nearest' }),
        });
      },
    });
  });
  useLayoutEffect(() => {
    if (editor === undefined) {
      return undefined;
    }
    takeOver();
    return () => onReady(undefined);
  }, [editor, onReady]);

  return (
    <>
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
          isRefused={find.isRefused}
          onQueryChange={find.changeQuery}
          onMove={find.move}
          onClose={find.close}
        />
      )}
      {/* Code runs from left to right in every document. */}
      <Box ref={host} dir="ltr" sx={{ flex: 1, minHeight: 0 }} />
    </>
  );
}
