import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** The margin in pixels: more than the padding around the text, so that all of the padding is visible as well. */
const padding = 16;

/**
 * Scrolls to the beginning of a text that was pasted as a whole. The caret is at its end, ready for typing. A paste
 * into other text scrolls to the caret as usual.
 */
export const pastedStart: Extension = EditorState.transactionExtender.of((transaction) => {
  if (!transaction.isUserEvent('input.paste')) {
    return null;
  }
  let isWhole = false;
  transaction.changes.iterChanges((_fromA, _toA, fromB, toB) => {
    isWhole ||= fromB === 0 && toB === transaction.newDoc.length;
  });
  return isWhole
    ? { effects: EditorView.scrollIntoView(0, { y: 'start', x: 'start', yMargin: padding, xMargin: padding }) }
    : null;
});
