import { type EditorState, type Extension, RangeSetBuilder, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { type TokenName, tokenClass } from '#renderer/components/code-editor/look/token-colours.ts';
import { locateToken } from '#tools/jwt-decoder/token/locate-token.ts';

/** The colours of the header, payload and signature; the further parts of an encrypted token cycle through them. */
export const partColors = ['number', 'keyword', 'type', 'property', 'string'] as const satisfies readonly TokenName[];

const marks = partColors.map((name) => Decoration.mark({ class: tokenClass(name) }));

/** The longest text that is coloured: the text is scanned at each key stroke. */
const longestColored = 300_000;

function colorParts({ doc }: EditorState): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  if (doc.length <= longestColored) {
    const text = doc.toString();
    const { start, end, compact } = locateToken(text);
    let from = start;
    for (const [index, part] of (compact.includes('.') ? text.slice(start, end).split('.') : []).entries()) {
      const mark = marks[index % marks.length];
      if (mark !== undefined && part !== '') {
        builder.add(from, from + part.length, mark);
      }
      from += part.length + 1;
    }
  }
  return builder.finish();
}

/** Colours the parts of the token in an editor. */
export const partMarks: Extension = StateField.define<DecorationSet>({
  create: colorParts,
  update: (value, { docChanged, state }) => (docChanged ? colorParts(state) : value),
  provide: (field) => EditorView.decorations.from(field),
});
