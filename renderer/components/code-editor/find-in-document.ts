import { type Extension, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { paceWork } from './time-slices.ts';

export interface FoundRange {
  readonly from: number;
  readonly to: number;
}

const setPatternEffect = StateEffect.define<RegExp | undefined>();

const patternField = StateField.define<RegExp | undefined>({
  create: () => undefined,
  update(value, { effects }) {
    const effect = effects.findLast((candidate) => candidate.is(setPatternEffect));
    return effect?.is(setPatternEffect) ? effect.value : value;
  },
});

const foundMark = Decoration.mark({ class: 'cm-found' });

/** A match this long or shorter is marked even if it begins outside of what is seen. */
const margin = 1000;

function markVisibleMatches({ state, visibleRanges }: EditorView): DecorationSet {
  const pattern = state.field(patternField);
  if (pattern === undefined) {
    return Decoration.none;
  }
  const marks = visibleRanges.flatMap(({ from, to }) => {
    const start = Math.max(0, from - margin);
    const text = state.sliceDoc(start, to + margin);
    return Array.from(text.matchAll(pattern), ({ index, 0: match }) =>
      foundMark.range(start + index, start + index + match.length),
    );
  });
  return Decoration.set(marks, true);
}

class MatchMarker {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = markVisibleMatches(view);
  }

  update(update: ViewUpdate): void {
    const changed = update.startState.field(patternField) !== update.state.field(patternField);
    if (changed || update.docChanged || update.viewportChanged) {
      this.decorations = markVisibleMatches(update.view);
    }
  }
}

/** Marks the matches of the pattern given by `setPattern` in what is seen of the document. */
export const foundMarks: Extension = [
  patternField,
  ViewPlugin.fromClass(MatchMarker, { decorations: (marker) => marker.decorations }),
];

/** Chooses what is marked as found; undefined for nothing. */
export function setPattern(view: EditorView, pattern: RegExp | undefined): void {
  view.dispatch({ effects: setPatternEffect.of(pattern) });
}

export interface FindOptions {
  readonly from: number;
  readonly backwards: boolean;
  /** Length of the text that the pattern stands for. */
  readonly length: number;
  readonly signal: AbortSignal;
}

const pieceLength = 65_536;

/**
 * Finds the nearest match at or after an offset, or the nearest that ends at or before it, in slices
 * that do not hold the main thread. Does not wrap around.
 * @param pattern a global pattern for a literal text, as `literalPattern` makes it
 * @returns undefined if there is none, or if the signal was aborted
 */
export async function findInDocument(
  document: Text,
  pattern: RegExp,
  { from, backwards, length, signal }: FindOptions,
): Promise<FoundRange | undefined> {
  const pause = paceWork();
  const step = backwards ? -pieceLength : pieceLength;
  for (
    let start = backwards ? from - pieceLength : from;
    start > -pieceLength && start < document.length;
    start += step
  ) {
    const first = Math.max(0, start);
    // Pieces overlap by less than a match, so that each match is whole in one of them.
    const end = Math.min(
      document.length,
      backwards ? Math.min(from, start + pieceLength + length - 1) : start + pieceLength + length - 1,
    );
    const matches = document.sliceString(first, end).matchAll(pattern);
    const match = backwards ? [...matches].at(-1) : matches.next().value;
    if (match !== undefined) {
      return { from: first + match.index, to: first + match.index + match[0].length };
    }
    await pause();
    if (signal.aborted) {
      return undefined;
    }
  }
  return undefined;
}
