import { isolateHistory } from '@codemirror/commands';
import { Annotation, type Extension, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ChangeReporter } from './change-reporter.ts';

/** Marks a change that came from outside, not from the user. */
const external = Annotation.define<boolean>();

/** Marks a change that replaces the text with that of a file. */
const fromFile = Annotation.define<string>();

/**
 * Annotates a change of the whole text that the user can undo.
 * @param fileName the file that the text comes from; undefined if it came from outside and is not the user's change
 * @param isFirst whether there was no text before, to which undo would go back
 */
export function annotateReplacement(fileName: string | undefined, isFirst: boolean): readonly Annotation<unknown>[] {
  return [
    isolateHistory.of('full'),
    Transaction.addToHistory.of(!isFirst || fileName !== undefined),
    fileName === undefined ? external.of(true) : fromFile.of(fileName),
  ];
}

/** Reports the changes that the user has made. */
export function reportUserChanges(reporter: ChangeReporter): Extension {
  return EditorView.updateListener.of(({ transactions, state, docChanged }) => {
    const isByUser = transactions.some(
      (transaction) => transaction.docChanged && transaction.annotation(external) !== true,
    );
    if (docChanged && isByUser) {
      const fileName = transactions
        .map((transaction) => transaction.annotation(fromFile))
        .find((name) => name !== undefined);
      const isPasted = transactions.some(
        (transaction) => transaction.isUserEvent('input.paste') || transaction.isUserEvent('input.drop'),
      );
      reporter.changed(state.doc, fileName, isPasted || fileName !== undefined);
    }
  });
}
