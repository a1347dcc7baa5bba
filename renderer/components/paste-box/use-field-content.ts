import type { ClipboardEvent } from 'react';
import { passFiles } from '#renderer/state/files/handed-files.ts';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { isLong, longestField, withPaste } from './field-content.ts';

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

interface Options {
  readonly content: PastedContent;
  readonly onChange: (content: PastedContent) => void;
  /** Called when several files, of which the field takes only one, go to the tool that the user chooses. */
  readonly onOpened: (() => void) | undefined;
  readonly isPasteOnly: boolean | undefined;
}

/** The ways in which the content of the field changes. What is replaced can be restored from a message. */
export function useFieldContent({ content, onChange, onOpened, isPasteOnly }: Options) {
  const dispatch = useAppDispatch();
  const replace = (next: PastedContent, what: string) => {
    onChange(next);
    loadMessages()
      .then(({ replacePastedContent }) =>
        dispatch(replacePastedContent({ former: content, next, write: onChange, what, isWritten: true })),
      )
      .catch(console.error);
  };
  const say = (message: string) =>
    loadMessages()
      .then(({ toastShown }) => dispatch(toastShown({ message, type: 'warning' })))
      .catch(console.error);
  /** @param folders the names of folders that were dropped with the files */
  const takeFiles = (files: readonly File[], [folder]: readonly string[] = []) => {
    const [file] = files;
    if (folder !== undefined) {
      void say(`“${folder}” is a folder. Choose the files in it.`);
    }
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
      void say(`Only “${file.name}”, the first of ${countOf(files.length, 'file')}, was read.`);
    }
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

  return { edit, replace, takeFiles, onPaste };
}
