import type { Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/**
 * Makes an editor that is hidden or scrolled out of view render only a screenful of a text that replaces its own. Call
 * it before the update. CodeMirror (view 6.43) maps the rendered part through the change, which makes it the whole new
 * text, and checks the size of that part only for an editor in view: a hundred thousand lines took half a minute. With
 * its state set anew it takes itself for visible until it measures. The steps that show it, and the report for upstream,
 * are in docs/decisions/upstream-reports.md.
 */
export function forgetOutOfView(transactions: readonly Transaction[], view: EditorView): void {
  if (!view.inView && transactions.some(({ docChanged }) => docChanged)) {
    view.setState(view.state);
  }
}
