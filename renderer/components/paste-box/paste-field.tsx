import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import PrivateIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import type { ClipboardEvent, DragEvent, KeyboardEvent, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { droppedContent } from '#renderer/components/file-drop/dropped-content.ts';
import { passFiles } from '#renderer/state/files/passed-files.ts';
import { focusRequests, nothingPasted, type PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import type { AnswersHandle, ShownAnswers } from './answers-handle.ts';
import { describeContent, isEmpty, isLong, longestField, shownText, withPaste } from './field-content.ts';
import { cardLook, fieldLook, footLook } from './field-look.ts';

let messages: Promise<typeof import('./say-replaced.ts')> | undefined;

/**
 * Loaded when it is needed: the first paint of Home is without it. One promise keeps what waits for it in order: those
 * of several imports may settle in any.
 */
function loadMessages() {
  messages ??= import('./say-replaced.ts').catch((error: unknown) => {
    messages = undefined;
    throw error;
  });
  return messages;
}

interface Props {
  readonly content: PastedContent;
  readonly onChange: (content: PastedContent) => void;
  readonly handle: RefObject<AnswersHandle | null>;
  readonly shown: ShownAnswers;
  readonly listId: string;
  /** Called when several files, of which the field takes only one, go to the tool that the user chooses. */
  readonly onOpened: (() => void) | undefined;
  readonly isFocused?: boolean;
  readonly isPasteOnly?: boolean;
}

/** A multi-line combobox (ARIA Authoring Practices), whose options are the answers below it. */
export function PasteField({ content, onChange, handle, shown, listId, onOpened, isFocused, isPasteOnly }: Props) {
  const labelId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isFocused && matchMedia('(pointer: fine)').matches) {
      field.current?.focus({ preventScroll: true });
    }
  }, [isFocused]);

  const asked = focusRequests.use();
  useEffect(() => {
    if (isFocused && asked > 0) {
      field.current?.focus();
    }
  }, [isFocused, asked]);

  const dispatch = useAppDispatch();
  const replace = (next: PastedContent, what: string) => {
    onChange(next);
    loadMessages()
      .then(({ replacePastedContent }) =>
        dispatch(replacePastedContent({ former: content, next, write: onChange, what, isWritten: true })),
      )
      .catch(console.error);
  };
  const takeFiles = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) {
      return;
    }
    if (files.length > 1 && !isPasteOnly) {
      passFiles(files);
      onOpened?.();
      return;
    }
    replace({ text: '', file }, `Replaced by “${file.name}”`);
    if (files.length > 1) {
      const message = `Only “${file.name}” is looked at, the first of ${countOf(files.length, 'file')}.`;
      loadMessages()
        .then(({ toastShown }) => dispatch(toastShown({ message, type: 'warning' })))
        .catch(console.error);
    }
  };
  const clear = () => {
    replace(nothingPasted, 'Cleared');
    field.current?.focus();
  };

  const edit = (text: string) => {
    onChange({ text });
    loadMessages()
      .then(({ pastedContentEdited }) => dispatch(pastedContentEdited()))
      .catch(console.error);
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event;
    const pasted = clipboardData.getData('text/plain');
    if (pasted === '') {
      if (clipboardData.files.length > 0) {
        event.preventDefault();
        takeFiles(Array.from(clipboardData.files));
      }
      return;
    }
    // A field takes seconds for megabytes, and one that shows only a beginning cannot take in more.
    if (isLong(content) || content.file !== undefined) {
      event.preventDefault();
      replace({ text: pasted }, 'Replaced by what you pasted');
    } else if (pasted.length + content.text.length > longestField) {
      event.preventDefault();
      // The selection is one of the text of the field, in which each line break is one character.
      const { value, selectionStart, selectionEnd } = currentTarget;
      edit(withPaste(value, selectionStart, selectionEnd, pasted));
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, nativeEvent } = event;
    const act = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (nativeEvent.isComposing || altKey) {
      return;
    }
    if (key === 'Escape' && !isEmpty(content)) {
      // The next Escape closes whatever surrounds the field.
      event.stopPropagation();
      act(clear);
    } else if (key === 'Enter' && !shiftKey) {
      act(() => (ctrlKey || metaKey ? handle.current?.copy() : handle.current?.open()));
    } else if (key === 'ArrowDown' && shown.isOpen && !shiftKey && isOnLastLine(currentTarget)) {
      act(() => handle.current?.move(1));
    } else if (key === 'ArrowUp' && shown.isOpen && !shiftKey && !shown.isFirst) {
      act(() => handle.current?.move(-1));
    }
  };

  const hold = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsOver(false);
    const { files } = droppedContent(event.dataTransfer);
    const text = event.dataTransfer.getData('text/plain');
    if (files.length > 0) {
      takeFiles(files);
    } else if (text !== '') {
      replace({ text }, 'Replaced by what was dropped');
    }
  };

  const note = describeContent(content);
  const isWhole = !isLong(content) && content.file === undefined;
  return (
    <Box
      sx={cardLook}
      data-over={isOver || undefined}
      onDragOver={hold}
      onDragLeave={() => setIsOver(false)}
      onDropCapture={onDrop}
    >
      <Box component="label" id={labelId} htmlFor={`${labelId}-field`} sx={{ fontWeight: 600, px: 2, pt: 1.5 }}>
        Paste anything
      </Box>
      <Box
        component="textarea"
        ref={field}
        id={`${labelId}-field`}
        rows={2}
        role="combobox"
        aria-expanded={shown.isOpen}
        aria-controls={listId}
        aria-activedescendant={shown.activeId}
        aria-autocomplete="list"
        aria-describedby={`${labelId}-note`}
        placeholder={`A token, a date, JSON, a URL, a colour, a line of a log…${isPasteOnly ? '' : ' or drop a file or a picture here'}`}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        enterKeyHint="go"
        readOnly={!isWhole}
        value={shownText(content)}
        onChange={({ target }) => edit(target.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        sx={fieldLook}
      />
      <Box sx={footLook}>
        <Box component="span" id={`${labelId}-note`} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flex: 1 }}>
          {note === undefined ? (
            <PrivateIcon aria-hidden sx={{ fontSize: 16 }} />
          ) : (
            <FileIcon aria-hidden sx={{ fontSize: 16 }} />
          )}
          {note ?? 'It never leaves this machine, and it is not stored.'}
        </Box>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="File to look at"
          onChange={({ target }) => {
            takeFiles(Array.from(target.files ?? []));
            // Reset, so that the same file can be chosen again.
            target.value = '';
          }}
        />
        {isEmpty(content) ? (
          !isPasteOnly && (
            <button type="button" onClick={() => picker.current?.click()}>
              Choose a file…
            </button>
          )
        ) : (
          <button type="button" onClick={clear}>
            Clear
          </button>
        )}
      </Box>
    </Box>
  );
}

/** Whether the caret is on the last line of the field, so that an arrow moves on to the answers. */
function isOnLastLine({ value, selectionEnd, readOnly }: HTMLTextAreaElement): boolean {
  return readOnly || !value.slice(selectionEnd).includes('\n');
}
