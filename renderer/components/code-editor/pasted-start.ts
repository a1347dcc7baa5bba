import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** More pixels than there are around the text: all of them are seen as well. */
const padding = 16;

/**
 * Shows a text from its beginning when a paste has put it there as a whole. The caret is at its end, where one types on;
 * a paste into other text is followed to there.
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
