import type { Extension, Text, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** A line of more characters than this makes what walks along its line slow. */
const longLineLength = 100_000;

/** Whether the document has a line that needs `longLines`; looks only into the parts large enough for one. */
export function hasLongLine(document: Text): boolean {
  if (document.length <= longLineLength) {
    return false;
  }
  if (document.children !== null) {
    return document.children.some(hasLongLine);
  }
  for (const line of document.iterLines()) {
    if (line.length > longLineLength) {
      return true;
    }
  }
  return false;
}

/**
 * Enters typed text by itself. CodeMirror finds what was typed by comparing the line in the page with the
 * document, the parts that are not drawn included: for a line of megabytes that takes too long.
 */
function takeInput(event: InputEvent, view: EditorView): boolean {
  const { state } = view;
  if (event.inputType !== 'insertText' || event.data === null || event.isComposing || state.readOnly) {
    return false;
  }
  event.preventDefault();
  view.dispatch(state.replaceSelection(event.data), { scrollIntoView: true, userEvent: 'input.type' });
  return true;
}

/** Typing in documents with very long lines. */
export const longLines: Extension = EditorView.domEventHandlers({ beforeinput: takeInput });

/** For the editor's scrolling element: wraps its lines whatever the editor's own setting is. */
export const wrappedClass = 'cm-alwaysWrapped';

/** Rules of `wrappedClass` for the editor's theme; as CodeMirror's own for wrapped lines. */
export const wrappedRules = {
  [`.${wrappedClass} .cm-content`]: {
    whiteSpace: 'break-spaces',
    wordBreak: 'break-word',
    overflowWrap: 'anywhere',
    flexShrink: '1',
  },
};

/**
 * Updates the editor, with lines wrapped before a document with a very long one comes in. Side by side the
 * line's characters would take more pixels than a browser can lay out (about 33 million). And the editor has
 * to know that it wraps when it first sees the line, or it would draw it whole: megabytes.
 */
export function updateWrapping(transactions: readonly Transaction[], view: EditorView): void {
  const next = transactions.at(-1)?.newDoc ?? view.state.doc;
  const isLong = hasLongLine(next);
  const { classList } = view.scrollDOM;
  if (isLong && !classList.contains(wrappedClass)) {
    classList.add(wrappedClass);
    view.requestMeasure();
    // Asking for a place makes the editor measure at once.
    view.coordsAtPos(0);
  }
  view.update(transactions);
  if (!isLong && classList.contains(wrappedClass)) {
    classList.remove(wrappedClass);
    view.requestMeasure();
  }
}
