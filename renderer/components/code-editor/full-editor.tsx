import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, placeholder as placeholderExtension, type ViewUpdate } from '@codemirror/view';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { registerPendingEdit } from '#renderer/state/inputs/pending-edits.ts';
import { useCodeMetrics } from '#renderer/state/preferences/user-preferences.ts';
import { letGo, ScreenLifeContext, takeBack, useWeight } from '#renderer/workers/screen-life.ts';
import type { ToolError } from '#shared/result.ts';
import { createEditor, isSmall } from './create-editor.ts';
import type { Editor, EditorConfiguration } from './editor.ts';
import { createHandle, startAt } from './editor-handle.ts';
import type { CodeEditorHandle, CodeEditorProps, EditorSource } from './editor-props.ts';
import { FindBar } from './find/find-bar.tsx';
import { useEditorFind } from './find/use-editor-find.ts';
import { readLanguage } from './languages.ts';
import { editorLimit } from './look/code-metrics.ts';
import { editorMetrics, editorTheme } from './look/editor-theme.ts';
import { setError } from './look/error-mark.ts';
import type { EditorStart } from './plain-editor.tsx';
import { unusualMarks } from './unusual/unusual-marks.ts';
import { useEditorLanguage } from './use-editor-language.ts';
import { useShownText } from './use-shown-text.ts';

type Props = EditorSource &
  Omit<CodeEditorProps, keyof EditorSource | 'ref' | 'onFile' | 'onFiles'> & {
    /** The initial selection and scroll position. */
    readonly start: EditorStart | undefined;
    /** Whether characters that are invisible or look like others are marked. */
    readonly marksUnusual: boolean;
    /** Called when the editor shows its text and accepts commands. */
    readonly onReady: (handle: CodeEditorHandle | undefined) => void;
  };

const nothing: Extension = [];

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
  marks = nothing,
  wrap = false,
  onLargeText,
  onFileRejected,
  maximumLength = editorLimit,
}: Props) {
  const theme = useTheme();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [work, setWork] = useState({ progress: undefined as number | undefined, canCancel: false });
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
  const handleLargeText = useEffectEvent((file: File) => onLargeText?.(file));
  const handleRejected = useEffectEvent((error: ToolError) => onFileRejected?.(error));
  const openFind = useEffectEvent(() => find.open());
  const closeFind = useEffectEvent(() => {
    if (find.isOpen) {
      find.close();
    }
    return find.isOpen;
  });
  const handleUpdate = useEffectEvent((update: ViewUpdate) => find.follow(update));

  const isInvalid = errorAt !== undefined;
  const metrics = useCodeMetrics();
  const configuration: EditorConfiguration = {
    theme: useMemo(() => editorTheme(theme), [theme]),
    metrics: useMemo(() => editorMetrics(metrics), [metrics]),
    attributes: useMemo(() => attributesOf(label, isInvalid), [label, isInvalid]),
    placeholder: useMemo(() => (placeholder === '' ? nothing : placeholderExtension(placeholder)), [placeholder]),
    wrap: wrap ? EditorView.lineWrapping : nothing,
    readOnly: useMemo(() => EditorState.readOnly.of(readOnly), [readOnly]),
    marks,
    unusual: marksUnusual ? unusualMarks : nothing,
  };

  const create = useEffectEvent((parent: HTMLElement) => {
    const text = value !== undefined && isSmall(value) ? value : undefined;
    reported.current = text === undefined ? [] : [text];
    return createEditor(
      parent,
      maximumLength,
      {
        onChange: (changed, fileName) => handleChange(changed, fileName),
        onProgress: (progress, canCancel) => setWork({ progress, canCancel }),
        onLargeText: (file) => handleLargeText(file),
        onRejected: (error) => handleRejected(error),
        onFind: () => openFind(),
        onEscape: () => closeFind(),
        onUpdate: (update) => handleUpdate(update),
      },
      { configuration, text, language: readLanguage(language) },
    );
  });

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
    const created = create(host.current);
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

  // After every rendering: the editor itself sees what has changed.
  useLayoutEffect(() => {
    editor?.configure(configuration);
  });

  useEditorLanguage(editor, language);
  useShownText(editor, value ?? bytes, reported);

  useEffect(() => {
    if (editor !== undefined) {
      setError(editor.view, errorAt);
    }
  }, [editor, errorAt]);

  const readValue = useEffectEvent(() => value ?? '');
  const started = useRef<Editor>(undefined);
  const takeOver = useEffectEvent(() => {
    if (editor === undefined) {
      return;
    }
    const isNew = started.current !== editor;
    started.current = editor;
    startAt(editor.view, isNew ? start : undefined);
    onReady(createHandle(editor, () => readValue()));
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
        isBusy={work.progress !== undefined}
        progress={work.progress}
        label="Loading the text"
        onCancel={work.canCancel ? editor?.cancel : undefined}
      />
      {find.isOpen && (
        <FindBar
          query={find.query}
          status={find.status}
          isRefused={find.isRefused}
          asked={find.asked}
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

const attributesOf = (label: string, isInvalid: boolean): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    spellcheck: 'false',
    // Editable content is focusable anyway, but accessibility checkers look for the attribute.
    tabindex: '0',
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  });
