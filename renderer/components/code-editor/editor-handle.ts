import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { documentOffset } from './document/document-offset.ts';
import type { Editor } from './editor.ts';
import type { CodeEditorHandle } from './editor-props.ts';
import { offsetOf } from './look/error-mark.ts';
import type { EditorStart } from './plain-editor.tsx';

/**
 * Has an editor that has just become visible measure itself, and takes it to the user's place.
 * @param start undefined if the editor is at its place already
 */
export function startAt(view: EditorView, start: EditorStart | undefined): void {
  // Asking for coordinates makes the editor measure. Until then its gutters are as high as CodeMirror guesses, and it
  // would first be painted that way.
  view.coordsAtPos(0);
  if (start === undefined) {
    return;
  }
  const { length } = view.state.doc;
  const selection = EditorSelection.single(Math.min(start.anchor, length), Math.min(start.head, length));
  if (!view.state.selection.eq(selection)) {
    view.dispatch({ selection });
  }
  view.scrollDOM.scrollTo(start.scrollLeft, start.scrollTop);
  if (start.hasFocus) {
    view.focus();
  }
  if (start.field !== null) {
    // A dialog or a note that opened over the field gives the focus back to it, though it is not in the page any more.
    start.field.focus = () => view.focus();
  }
}

/**
 * Creates what a screen can do with its editor.
 * @param readValue reads the text in which the screen counts, whose line breaks may be longer than the editor's
 */
export function createHandle({ view, loadFile }: Editor, readValue: () => string): CodeEditorHandle {
  return {
    loadFile,
    goTo(place) {
      const anchor = offsetOf(view.state.doc, place);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center', x: 'center' }),
      });
      view.focus();
    },
    select(from, to) {
      const { length } = view.state.doc;
      const text = readValue();
      const inDocument = (offset: number) => Math.min(documentOffset(text, offset), length);
      const range = EditorSelection.range(inDocument(from), inDocument(to));
      view.dispatch({
        selection: range,
        effects: EditorView.scrollIntoView(range, { y: 'center', x: 'nearest' }),
      });
    },
  };
}
