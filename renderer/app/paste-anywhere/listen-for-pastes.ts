import { letterOfKey } from '#renderer/components/letter-of-key.ts';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { isInField } from '../early-input.ts';

const isBehindDialog = () => document.querySelector('[role="dialog"]') !== null;

/** What was pasted: content for the box, or several files, of which it takes only one. */
export type Pasted = PastedContent | readonly File[];

/** @returns the content of a paste; undefined if it has neither text nor a file */
function readPaste({ clipboardData }: ClipboardEvent): Pasted | undefined {
  const text = clipboardData?.getData('text/plain') ?? '';
  const files = Array.from(clipboardData?.files ?? []);
  const [file] = files;
  if (text !== '' || file === undefined) {
    return text === '' ? undefined : { text };
  }
  return files.length > 1 ? files : { text, file };
}

interface Listeners {
  /** The shortcut was pressed (without content), or it has pasted something. */
  readonly onBox: (pasted: Pasted | undefined, focused: Element | null) => void;
  /** A paste was handled neither by a field nor by the screen. */
  readonly onPasted: (pasted: Pasted, focused: Element | null, event: ClipboardEvent) => void;
}

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey && letterOfKey(event) === 'v';

/**
 * Listens for Ctrl+Shift+V and what the browser pastes with it, and for pastes that no field takes. The clipboard is
 * never read: the browser passes on what the user pastes. Both listeners are told which element had the focus; it is
 * null for the paste that follows the shortcut.
 * @returns a function that stops listening
 */
export function listenForPastes({ onBox, onPasted }: Listeners): () => void {
  /** An invisible field that receives the paste triggered by the shortcut, wherever the focus is. */
  let catcher: HTMLTextAreaElement | undefined;
  const release = () => {
    catcher?.remove();
    catcher = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcut(event) || event.repeat || isBehindDialog()) {
      return;
    }
    const focused = document.activeElement;
    release();
    catcher = document.createElement('textarea');
    catcher.style.cssText = 'position:fixed;top:0;opacity:0;pointer-events:none';
    document.body.append(catcher);
    catcher.focus({ preventScroll: true });
    onBox(undefined, focused);
  };
  /** Captured before an editor could take it. */
  const onCaught = (event: ClipboardEvent) => {
    if (catcher !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      release();
      onBox(readPaste(event), null);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const { target, defaultPrevented } = event;
    const pasted = defaultPrevented || isInField(target) || isBehindDialog() ? undefined : readPaste(event);
    if (pasted !== undefined) {
      event.preventDefault();
      onPasted(pasted, document.activeElement, event);
    }
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('keyup', release);
  window.addEventListener('blur', release);
  window.addEventListener('paste', onCaught, { capture: true });
  window.addEventListener('paste', onPaste);
  return () => {
    release();
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    window.removeEventListener('keyup', release);
    window.removeEventListener('blur', release);
    window.removeEventListener('paste', onCaught, { capture: true });
    window.removeEventListener('paste', onPaste);
  };
}
