import { type Extension, StateEffect, StateField, type Text } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { paceWork } from '#renderer/workers/pace-work.ts';
import { findUnusualCharacters } from '#shared/formats/unusual-characters/find-unusual-characters.ts';

/** The unusual characters of a document. */
export interface UnusualCount {
  readonly count: number;
  /** Where the first of them begin, in ascending order. */
  readonly places: readonly number[];
}

/** The most places that can be navigated to; further characters are only counted. */
const mostPlaces = 100_000;

const pieceLength = 65_536;
/** A piece ends between two words, unless a word is longer than this. */
const longestWord = 200;

const setCountEffect = StateEffect.define<UnusualCount>();

/** The last count; undefined until the first one. */
export const countField = StateField.define<UnusualCount | undefined>({
  create: () => undefined,
  update: (value, { effects }) => effects.findLast((effect) => effect.is(setCountEffect))?.value ?? value,
});

/** Where a piece that begins at an offset ends: after a character that is not part of a word. */
function endOfPiece(document: Text, start: number): number {
  const end = Math.min(document.length, start + pieceLength);
  const tail = document.sliceString(Math.max(start, end - longestWord), end);
  const last = end === document.length ? -1 : tail.search(/[^\p{L}\p{M}\p{N}_](?=[\p{L}\p{M}\p{N}_]*$)/u);
  return last === -1 ? end : end - tail.length + last + 1;
}

/**
 * Counts in slices that do not block the page.
 * @returns undefined if the signal was aborted
 */
async function countUnusual(document: Text, signal: AbortSignal): Promise<UnusualCount | undefined> {
  const pause = paceWork();
  const places: number[] = [];
  let count = 0;
  for (let start = 0; start < document.length; ) {
    const end = endOfPiece(document, start);
    const found = findUnusualCharacters(document.sliceString(start, end));
    count += found.length;
    for (const place of found.slice(0, mostPlaces - places.length)) {
      places.push(start + place.start);
    }
    start = end;
    await pause();
    if (signal.aborted) {
      return undefined;
    }
  }
  return { count, places };
}

class Counter {
  #controller = new AbortController();
  readonly #view: EditorView;

  constructor(view: EditorView) {
    this.#view = view;
    void this.#count();
  }

  async #count(): Promise<void> {
    this.#controller.abort();
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    // The editor accepts no updates while it is reporting one.
    await Promise.resolve();
    const found = signal.aborted ? undefined : await countUnusual(this.#view.state.doc, signal);
    if (found !== undefined && !signal.aborted) {
      this.#view.dispatch({ effects: setCountEffect.of(found) });
    }
  }

  update({ docChanged }: ViewUpdate): void {
    if (docChanged) {
      void this.#count();
    }
  }

  destroy(): void {
    this.#controller.abort();
  }
}

export const unusualCount: Extension = [countField, ViewPlugin.fromClass(Counter)];
