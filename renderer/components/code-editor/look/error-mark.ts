import { type EditorState, type Extension, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter } from '@codemirror/view';
import { isInsidePair } from '#shared/surrogates.ts';

/** Where a text is wrong, and in what way. */
export interface EditorError {
  /** The number of the line, from 1. */
  readonly line: number;
  /** The place in the line, in Unicode code points from 1. */
  readonly column: number;
  readonly message: string;
}

class ErrorGutterMarker extends GutterMarker {
  readonly #message: string;

  constructor(message: string) {
    super();
    this.#message = message;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof ErrorGutterMarker && other.#message === this.#message;
  }

  override toDOM(): Node {
    const element = document.createElement('span');
    element.title = this.#message;
    element.textContent = '✕';
    return element;
  }
}

interface Mark {
  readonly text: DecorationSet;
  readonly gutter: RangeSet<GutterMarker>;
}

const noMark: Mark = { text: Decoration.none, gutter: RangeSet.empty };
const errorLine = Decoration.line({ class: 'cm-errorLine' });

const setErrorEffect = StateEffect.define<EditorError | undefined>();

/**
 * The offset of a place in a document; a place beyond the end of its line or of the document is clamped to that end.
 */
export function offsetOf(document: Text, { line: number, column }: Pick<EditorError, 'line' | 'column'>): number {
  const line = document.line(Math.min(Math.max(1, number), document.lines));
  const { text } = line;
  let index = 0;
  for (let passed = 1; passed < column && index < text.length; passed += 1) {
    index += isInsidePair(text, index + 1) ? 2 : 1;
  }
  return line.from + index;
}

function createMark(state: EditorState, error: EditorError): Mark {
  const offset = offsetOf(state.doc, error);
  const line = state.doc.lineAt(offset);
  // At the end of a line there is nothing to underline but the preceding character.
  const from = offset === line.to ? Math.max(line.from, offset - 1) : offset;
  const to = Math.min(line.to, from + ((line.text.codePointAt(from - line.from) ?? 0) > 0xffff ? 2 : 1));
  const underline = Decoration.mark({ class: 'cm-errorMark', attributes: { title: error.message } });
  return {
    text: Decoration.set([errorLine.range(line.from), ...(from < to ? [underline.range(from, to)] : [])]),
    gutter: RangeSet.of([new ErrorGutterMarker(error.message).range(line.from)]),
  };
}

const mark = StateField.define<Mark>({
  create: () => noMark,
  update(value, { changes, docChanged, effects, state }) {
    const effect = effects.findLast((candidate) => candidate.is(setErrorEffect));
    if (effect?.is(setErrorEffect)) {
      return effect.value === undefined ? noMark : createMark(state, effect.value);
    }
    return docChanged && value !== noMark
      ? { text: value.text.map(changes), gutter: value.gutter.map(changes) }
      : value;
  },
  provide: (field) => EditorView.decorations.from(field, (value) => value.text),
});

/** Shows the place set by `setError`: underlined, its line tinted, with a mark in the gutter. */
export const errorMark: Extension = [
  mark,
  gutter({ class: 'cm-errorGutter', markers: (view) => view.state.field(mark).gutter }),
];

/** Marks where the text is wrong, until this is called again; the mark moves with its text. */
export function setError(view: EditorView, error: EditorError | undefined): void {
  if (error !== undefined || view.state.field(mark) !== noMark) {
    view.dispatch({ effects: setErrorEffect.of(error) });
  }
}
