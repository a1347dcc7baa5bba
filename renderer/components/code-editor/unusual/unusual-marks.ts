import type { EditorState, Extension } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import {
  findUnusualCharacters,
  type UnusualCharacter,
} from '#shared/formats/unusual-characters/find-unusual-characters.ts';
import { unusualCount } from './unusual-count.ts';
import { unusualPanel } from './unusual-panel.ts';

/** A word is judged together with up to this many of its characters that are out of sight. */
const margin = 100;

/** Replaces an invisible character: shows its number, and its name in a tooltip. */
class HiddenCharacter extends WidgetType {
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
  }

  override eq(other: WidgetType): boolean {
    return other instanceof HiddenCharacter && other.#name === this.#name;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-unusual cm-unusualHidden';
    element.title = this.#name;
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', this.#name);
    element.textContent = /\(U\+(\w+)\)/u.exec(this.#name)?.[1] ?? '';
    return element;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

function markOf({ kind, name }: UnusualCharacter): Decoration {
  return kind === 'invisible'
    ? // A direction control would also reverse the text around its mark.
      Decoration.replace({ widget: new HiddenCharacter(name) })
    : Decoration.mark({
        class: `cm-unusual ${kind === 'space' ? 'cm-unusualSpace' : ''}`,
        attributes: { title: name },
      });
}

/** The unusual characters within a part of the document, by their positions in it. */
function unusualWithin(state: EditorState, from: number, to: number): readonly UnusualCharacter[] {
  const start = Math.max(0, from - margin);
  return findUnusualCharacters(state.sliceDoc(start, to + margin))
    .map((found) => ({ ...found, start: found.start + start, end: found.end + start }))
    .filter((found) => found.end > from && found.start < to);
}

function markVisible({ state, visibleRanges }: EditorView): DecorationSet {
  return Decoration.set(
    visibleRanges.flatMap(({ from, to }) =>
      unusualWithin(state, from, to).map((found) => markOf(found).range(found.start, found.end)),
    ),
    true,
  );
}

class UnusualMarker {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = markVisible(view);
  }

  update({ docChanged, viewportChanged, view }: ViewUpdate): void {
    if (docChanged || viewportChanged) {
      this.decorations = markVisible(view);
    }
  }
}

/** Marks deceptive characters with their names, and counts them below the text. */
export const unusualMarks: Extension = [
  ViewPlugin.fromClass(UnusualMarker, { decorations: (marker) => marker.decorations }),
  unusualCount,
  unusualPanel,
];
