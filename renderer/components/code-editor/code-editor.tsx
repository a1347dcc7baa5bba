import Box from '@mui/material/Box';
import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTellRows } from '#renderer/components/draggable-panes/tell-rows.ts';
import { useFileDrop } from '#renderer/components/file-drop/use-file-drop.ts';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { useEditorInPane } from '#renderer/components/pane/editor-in-pane.ts';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { TextSkeleton } from '#renderer/components/skeletons.tsx';
import { whenIdle } from '#renderer/components/when-idle.ts';
import { useUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ToolError } from '#shared/result.ts';
import { longestText } from '#shared/text-checks.ts';
import type { CodeEditorHandle, CodeEditorProps } from './editor-props.ts';
import { type EditorStart, isShort, PlainEditor, type PlainEditorHandle } from './plain-editor.tsx';

/** Whether the plain text can stand in for the editor for a moment. */
const isPlain = ({ marks, value, bytes }: Omit<CodeEditorProps, 'ref' | 'onFile' | 'onFiles'>) =>
  marks === undefined && isShort({ value, bytes });

const fullEditor = createLazyPart('Editor', async () => (await import('./full-editor.tsx')).FullEditor, 'when-online');

/**
 * A text editor for documents of up to about 16 million characters; fills its parent. A short text is there at once,
 * and can be read, selected and typed into; the editor itself replaces it when the page is idle.
 */
export function CodeEditor({ ref, onFile, onFiles, ...given }: CodeEditorProps) {
  const { wrapsLines, marksUnusual } = useUserPreferences();
  const { readOnly = false, maximumLength = longestText } = given;
  const content = given.value ?? given.bytes;
  const [rejected, setRejected] = useState<{ readonly error: ToolError; readonly content: typeof content }>();
  const reject = given.onFileRejected ?? ((error: ToolError) => setRejected({ error, content }));
  const props = {
    ...given,
    maximumLength,
    wrap: given.wrap === true || wrapsLines,
    marksUnusual,
    onFileRejected: reject,
    onLargeText:
      given.onLargeText ??
      ((file: File) =>
        reject({
          code: 'too-large',
          message: `${file.name} is larger than ${formatNumber(maximumLength)} characters, the most that fit here. Open a part of it.`,
        })),
  };
  useEditorInPane();
  useTellRows(readOnly ? undefined : props.value);
  const plain = useRef<PlainEditorHandle>(null);
  const [start, setStart] = useState<EditorStart>();
  const [isFull, setIsFull] = useState(() => !isPlain(props));
  const editor = useRef<CodeEditorHandle>(undefined);
  /** Calls that are waiting for the editor. */
  const waiting = useRef<((handle: CodeEditorHandle) => void)[]>([]);

  useEffect(() => {
    if (isFull) {
      return undefined;
    }
    let stopWaiting: () => void;
    const takePlace = () => {
      if (plain.current?.isBusy() === true) {
        // The user is dragging a selection or composing a word.
        stopWaiting = whenIdle(takePlace);
      } else {
        const place = plain.current?.readPlace();
        // Done synchronously, so that the place just read is still current.
        flushSync(() => {
          setStart(place);
          setIsFull(true);
        });
      }
    };
    // The page is painted before the editor's code is requested.
    const advance = () => {
      if (fullEditor.read().Component === undefined) {
        fullEditor.ask();
      } else {
        takePlace();
      }
    };
    const wait = () => {
      stopWaiting();
      stopWaiting = whenIdle(advance);
    };
    stopWaiting = whenIdle(advance);
    const unsubscribe = fullEditor.subscribe(wait);
    return () => {
      stopWaiting();
      unsubscribe();
    };
  }, [isFull]);
  if (!isFull && !isPlain(props)) {
    setIsFull(true);
  }

  const setEditor = useCallback((handle: CodeEditorHandle | undefined) => {
    editor.current = handle;
    if (handle !== undefined) {
      for (const action of waiting.current.splice(0)) {
        action(handle);
      }
    }
  }, []);
  const withEditor = (action: (handle: CodeEditorHandle) => void) => {
    if (editor.current === undefined) {
      waiting.current.push(action);
      setIsFull(true);
    } else {
      action(editor.current);
    }
  };
  const takeFile = onFile ?? ((file: File) => withEditor((handle) => handle.loadFile(file)));
  useImperativeHandle(ref, () => ({
    loadFile: takeFile,
    goTo: (place) => withEditor((handle) => handle.goTo(place)),
    select: (from, to) => withEditor((handle) => handle.select(from, to)),
  }));

  const { isOver, dropProps } = useFileDrop({
    isDisabled: readOnly,
    multiple: onFiles !== undefined,
    onDrop: ({ files, problem }) => {
      const [file] = files;
      if (file !== undefined) {
        setRejected(undefined);
        (onFiles ?? (() => takeFile(file)))(files);
      } else if (problem !== undefined) {
        reject({ code: 'not-a-file', message: problem });
      }
    },
  });

  const plainEditor = <PlainEditor ref={plain} {...props} />;
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
        // Lies over the gutters, which are opaque.
        '&::after': {
          position: 'absolute',
          inset: 0,
          zIndex: 1,
          pointerEvents: 'none',
          border: '2px dashed',
          borderColor: 'focus.main',
          borderRadius: 'inherit',
          ...(isOver && { content: '""' }),
        },
        '&:has(.cm-focused, textarea:focus)::after': { content: '""', borderStyle: 'solid' },
      }}
    >
      {isFull ? (
        <LazyPartView
          part={fullEditor}
          props={{ ...props, start, onReady: setEditor }}
          loading={isPlain(props) ? plainEditor : <TextSkeleton />}
          missing={(missing) => (
            <>
              <MissingPartNote {...missing} what="The editor" />
              {isShort(props) && plainEditor}
            </>
          )}
        />
      ) : (
        plainEditor
      )}
      {rejected !== undefined && rejected.content === content && <ErrorNote error={rejected.error} />}
    </Box>
  );
}
