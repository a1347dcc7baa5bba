import type { PastedContent } from '#renderer/state/pasted-content.ts';

const fields = 'input, textarea:not([readonly]), [contenteditable]:not([contenteditable="false"])';

const isBehindDialog = () => document.querySelector('[role="dialog"]') !== null;

/** @returns what a paste brings; undefined for one without a text or a file */
function readPaste({ clipboardData }: ClipboardEvent): PastedContent | undefined {
  const text = clipboardData?.getData('text/plain') ?? '';
  const file = clipboardData?.files[0];
  return text !== '' ? { text } : file === undefined ? undefined : { text, file };
}

interface Listeners {
  /** The box is wanted, or what is pasted by its shortcut. */
  readonly onBox: (pasted: PastedContent | undefined, focused: Element | null) => void;
  /** No field and no part of the screen has taken a paste. */
  readonly onPasted: (pasted: PastedContent, focused: Element | null, event: ClipboardEvent) => void;
}

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === 'v';

/**
 * Hears of Ctrl+Shift+V, with what the browser pastes by it, and of pastes where no field takes them. Nothing reads the
 * clipboard: the browser hands over what the user pastes.
 * Both listeners are told what had the focus.
 * @returns ends it
 */
export function listenForPastes({ onBox, onPasted }: Listeners): () => void {
  /** A field out of sight that takes the paste which follows the keys, wherever the focus is. */
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
  /** Before an editor, which would take it. */
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
    const isInField = target instanceof Element && target.closest(fields) !== null;
    const pasted = defaultPrevented || isInField || isBehindDialog() ? undefined : readPaste(event);
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
