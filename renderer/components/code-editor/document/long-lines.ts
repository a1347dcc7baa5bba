import type { Extension, Text, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** A line with more characters than this slows down anything that walks along it. */
const longLineLength = 100_000;

/** Whether the document has a line that needs `longLines`; examines only parts that are large enough for one. */
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
 * Inserts typed text itself. CodeMirror finds what was typed by comparing the line on the page with the document,
 * including the parts that are not drawn, which takes too long for a line of megabytes.
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

/** The class of the editor's scrolling element that wraps its lines regardless of the editor's own setting. */
const wrappedClass = 'cm-alwaysWrapped';

/** The rules of `wrappedClass` for the editor's theme, identical to CodeMirror's own for wrapped lines. */
export const wrappedRules = {
  [`.${wrappedClass} .cm-content`]: {
    whiteSpace: 'break-spaces',
    wordBreak: 'break-word',
    overflowWrap: 'anywhere',
    flexShrink: '1',
  },
};

/**
 * Updates the editor, and turns wrapping on before a document with a very long line comes in. Unwrapped, the line's
 * characters would take more pixels than a browser can lay out (about 33 million). The editor also has to know that it
 * wraps when it first sees the line, or it would draw all of it: megabytes.
 */
export function updateWrapping(transactions: readonly Transaction[], view: EditorView): void {
  const next = transactions.at(-1)?.newDoc ?? view.state.doc;
  const isLong = hasLongLine(next);
  const { classList } = view.scrollDOM;
  if (isLong && !classList.contains(wrappedClass)) {
    classList.add(wrappedClass);
    view.requestMeasure();
    // Asking for coordinates makes the editor measure at once.
    view.coordsAtPos(0);
  }
  view.update(transactions);
  if (!isLong && classList.contains(wrappedClass)) {
    classList.remove(wrappedClass);
    view.requestMeasure();
  }
}
