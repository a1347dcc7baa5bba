import { type EditorState, type Extension, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { paceWork } from '#renderer/workers/pace-work.ts';
import { type FoundRange, gatherMatches, type Matches, matchesWithin } from './matches.ts';

/** The matches to mark, given by a pattern that is quick wherever it is tried, or by their positions. */
export type Found = RegExp | Matches;

const setFoundEffect = StateEffect.define<Found | undefined>();

const foundField = StateField.define<Found | undefined>({
  create: () => undefined,
  update(value, { docChanged, effects }) {
    const effect = effects.findLast((candidate) => candidate.is(setFoundEffect));
    if (effect?.is(setFoundEffect)) {
      return effect.value;
    }
    // Positions are only valid for the text in which they were found.
    return docChanged && !(value instanceof RegExp) ? undefined : value;
  },
});

const foundMark = Decoration.mark({ class: 'cm-found' });
const chosenMark = Decoration.mark({ class: 'cm-found cm-foundChosen' });

/** A match of up to this length is marked even if it begins outside of the viewport. */
const margin = 1000;

function findWithin(state: EditorState, found: Found, from: number, to: number): FoundRange[] {
  if (!(found instanceof RegExp)) {
    return matchesWithin(found, from, to);
  }
  const start = Math.max(0, from - margin);
  return Array.from(state.sliceDoc(start, to + margin).matchAll(found), ({ index, 0: match }) => ({
    from: start + index,
    to: start + index + match.length,
  }));
}

function markVisibleMatches({ state, visibleRanges }: EditorView): DecorationSet {
  const found = state.field(foundField);
  if (found === undefined) {
    return Decoration.none;
  }
  const { main } = state.selection;
  const ranges = visibleRanges.flatMap(({ from, to }) => findWithin(state, found, from, to));
  return Decoration.set(
    ranges.map(({ from, to }) => (from === main.from && to === main.to ? chosenMark : foundMark).range(from, to)),
    true,
  );
}

class MatchMarker {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = markVisibleMatches(view);
  }

  update(update: ViewUpdate): void {
    const { docChanged, viewportChanged, selectionSet } = update;
    const changed = update.startState.field(foundField) !== update.state.field(foundField);
    if (changed || docChanged || viewportChanged || selectionSet) {
      this.decorations = markVisibleMatches(update.view);
    }
  }
}

/** Marks the matches set by `setFound` in the viewport, and which of them is selected. */
export const foundMarks: Extension = [
  foundField,
  ViewPlugin.fromClass(MatchMarker, { decorations: (marker) => marker.decorations }),
];

/** Sets the matches to mark; undefined for none. */
export function setFound(view: EditorView, found: Found | undefined): void {
  view.dispatch({ effects: setFoundEffect.of(found) });
}

export interface FindOptions {
  readonly from: number;
  readonly backwards: boolean;
  /** The length of the text that the pattern stands for. */
  readonly length: number;
  readonly signal: AbortSignal;
}

const pieceLength = 65_536;

/**
 * Finds the nearest match at or after an offset, or the nearest that ends at or before it, in slices that do not block
 * the main thread. Does not wrap around.
 * @param pattern a global pattern for a literal text, as made by `literalPattern`
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
    // Pieces overlap by less than a match, so that each match is whole in exactly one of them.
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

/**
 * Finds all matches, in slices that do not block the main thread.
 * @param pattern as for `findInDocument`
 * @returns undefined if the signal was aborted
 */
export async function findAllInDocument(
  document: Text,
  pattern: RegExp,
  { length, signal }: Pick<FindOptions, 'length' | 'signal'>,
): Promise<Matches | undefined> {
  const pause = paceWork();
  const found = gatherMatches();
  for (let start = 0; start < document.length; ) {
    const piece = document.sliceString(start, start + pieceLength + length - 1);
    let next = start + pieceLength;
    for (const { index, 0: match } of piece.matchAll(pattern)) {
      const to = start + index + match.length;
      if (!found.add(start + index, to)) {
        return found.end();
      }
      next = Math.max(next, to);
    }
    start = next;
    await pause();
    if (signal.aborted) {
      return undefined;
    }
  }
  return found.end();
}
