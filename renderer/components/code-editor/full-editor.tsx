import type { ViewUpdate } from '@codemirror/view';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { useWeight } from '#renderer/workers/screen-life.ts';
import type { ToolError } from '#shared/result.ts';
import { longestText } from '#shared/text-checks.ts';
import { createEditor, isSmall } from './create-editor.ts';
import type { Editor } from './editor.ts';
import { createHandle, startAt } from './editor-handle.ts';
import type { CodeEditorHandle, CodeEditorProps, EditorSource } from './editor-props.ts';
import { FindBar } from './find/find-bar.tsx';
import { useEditorFind } from './find/use-editor-find.ts';
import { readLanguage } from './languages/languages.ts';
import { setError } from './look/error-mark.ts';
import type { EditorStart } from './plain-editor.tsx';
import { useEditorConfiguration } from './use-editor-configuration.ts';
import { useEditorLanguage } from './use-editor-language.ts';
import { useKeptEditor } from './use-kept-editor.ts';
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
  readOnly,
  language = 'text',
  errorAt,
  placeholder,
  marks,
  wrap,
  onLargeText,
  onFileRejected,
  maximumLength = longestText,
}: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [work, setWork] = useState({ progress: undefined as number | undefined, canCancel: false });
  /**
   * The texts that the parent already knows, newest last. If one of them is passed back to the editor, nothing has
   * changed.
   */
  const reported = useRef<string[]>([]);

  const configuration = useEditorConfiguration({
    label,
    placeholder,
    wrap,
    readOnly,
    marks,
    isInvalid: errorAt !== undefined,
    marksUnusual,
  });
  const editor = useKeptEditor(host, maximumLength, (parent) => {
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
  useWeight(host, 2 * (value ?? bytes).length);
  const find = useEditorFind(editor?.view);

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

  // This runs after every rendering: the editor itself sees what has changed.
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
