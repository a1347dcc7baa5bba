import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import PrivateIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import type { DragEvent, KeyboardEvent, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '#renderer/components/fields/is-composing.ts';
import { droppedContent } from '#renderer/components/file-drop/dropped-content.ts';
import { focusRequests, nothingPasted, type PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import type { AnswersHandle, ShownAnswers } from './answers-handle.ts';
import { describeContent, isEmpty, isLong, shownText } from './field-content.ts';
import { cardLook, fieldLook, footLook } from './field-look.ts';
import { useFieldContent } from './use-field-content.ts';

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
  /** Whether a part of the field's own text is being dragged, which the browser moves within it. */
  const isOwnDrag = useRef(false);
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

  const { edit, replace, takeFiles, onPaste } = useFieldContent({ content, onChange, onOpened, isPasteOnly });
  const clear = () => {
    replace(nothingPasted, 'Cleared');
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, nativeEvent } = event;
    const act = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (isComposing(nativeEvent) || altKey) {
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
    if (isOwnDrag.current) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    if (isOwnDrag.current) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    setIsOver(false);
    const { files, folders } = droppedContent(event.dataTransfer);
    const text = event.dataTransfer.getData('text/plain');
    if (files.length > 0 || folders.length > 0) {
      takeFiles(files, folders);
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
        onDragStart={() => {
          isOwnDrag.current = true;
        }}
        onDragEnd={() => {
          isOwnDrag.current = false;
        }}
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
