import { foldService } from '@codemirror/language';
import type { EditorState, Extension, Line } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { type TokenName, tokenClass, tokenNames } from '../look/token-colours.ts';
import { tokenizeJson } from './json-tokens.ts';

/** Punctuation keeps the colour of the text, which halves the number of elements to lay out. */
const marks = Object.fromEntries(
  tokenNames.map((name) => [name, Decoration.mark({ class: tokenClass(name) })]),
) as Record<TokenName, Decoration>;

/** A longer line stays plain, because its many elements would make scrolling slow. */
const longestColoredLine = 10_000;

function highlight({ state, visibleRanges }: EditorView): DecorationSet {
  const ranges = visibleRanges.flatMap(({ from, to }) => {
    const start = state.doc.lineAt(from);
    if (start.length > longestColoredLine) {
      return [];
    }
    return tokenizeJson(state.sliceDoc(start.from, to))
      .filter(({ kind }) => kind !== 'punctuation')
      .map((token) => marks[token.kind].range(start.from + token.from, start.from + token.to));
  });
  return Decoration.set(ranges, true);
}

class VisibleHighlighter {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = highlight(view);
  }

  update(update: ViewUpdate): void {
    if (update.docChanged || update.viewportChanged) {
      this.decorations = highlight(update.view);
    }
  }
}

/** The most lines that are searched for the end of a block. */
const longestFold = 50_000;

/** A line's depth is its indentation. */
function indentationOf(text: string): number {
  return text.search(/\S|$/u);
}

/** Folds a line that ends with an opening bracket up to the closing bracket at the same depth. */
function foldRange(state: EditorState, from: number): { from: number; to: number } | null {
  const opening = state.doc.lineAt(from);
  if (opening.length > longestColoredLine || !/[[{]$/u.test(opening.text.trimEnd())) {
    return null;
  }
  const depth = indentationOf(opening.text);
  const closing = findClosingLine(state, opening, depth);
  return closing === undefined ? null : { from: opening.to, to: closing.from + depth };
}

function findClosingLine({ doc }: EditorState, opening: Line, depth: number): Line | undefined {
  if (opening.number === doc.lines) {
    return undefined;
  }
  const last = Math.min(doc.lines, opening.number + longestFold);
  let number = opening.number;
  for (const text of doc.iterLines(opening.number + 1, last + 1)) {
    number += 1;
    if (text !== '' && indentationOf(text) <= depth) {
      return /^[\]}]/u.test(text.trimStart()) ? doc.line(number) : undefined;
    }
  }
  return undefined;
}

/**
 * JSON for documents that would take too long to parse as a whole: colours the visible part, and folds by indentation.
 */
export const largeJson: Extension = [
  ViewPlugin.fromClass(VisibleHighlighter, { decorations: (highlighter) => highlighter.decorations }),
  foldService.of((state, from) => foldRange(state, from)),
];
