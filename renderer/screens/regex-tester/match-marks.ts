import type { EditorState, Extension, Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import {
  firstMatchEndingFrom,
  groupRange,
  type Matches,
  nameGroup,
  type TextRange,
} from '#tools/regex-tester/matches/matches.ts';

/** The most marks in a piece of the page; beyond that, marks of groups are dropped first. */
const mostMarks = 6000;
/** The number of underline styles for groups, after which they repeat. */
const groupStyles = 4;
/** The most groups that a hint shows, and the most characters of each. */
const mostGroups = 12;
const longestShown = 120;

class SignWidget extends WidgetType {
  readonly #className: string;
  readonly #sign: string;
  readonly #hint: string;

  constructor(className: string, sign: string, hint = '') {
    super();
    this.#className = className;
    this.#sign = sign;
    this.#hint = hint;
  }

  override eq(other: SignWidget): boolean {
    return other.#className === this.#className && other.#sign === this.#sign && other.#hint === this.#hint;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = this.#className;
    element.textContent = this.#sign;
    element.setAttribute('aria-hidden', 'true');
    if (this.#hint !== '') {
      element.dataset.hint = this.#hint;
    }
    return element;
  }
}

const markMatch = (turn: number, hint: string) =>
  Decoration.mark({
    class: `cm-match cm-match-${turn}`,
    attributes: { 'data-hint': hint, 'data-hint-placement': 'top' },
  });
const groupMarks = Array.from({ length: groupStyles }, (_, style) => Decoration.mark({ class: `cm-group-${style}` }));
const markEmpty = (hint: string) => Decoration.widget({ widget: new SignWidget('cm-emptyMatch', '', hint), side: 1 });
const lineBreakMark = Decoration.widget({ widget: new SignWidget('cm-matchedBreak', '⏎'), side: 1 });

/**
 * Shows the matches in an editor. Only the visible ones are looked up, so that hundreds of thousands cost nothing.
 * Adjacent matches differ in colour and are outlined, groups are underlined; an empty match is shown as a bar, and a
 * matched line break as a symbol.
 * @param textLength the length of the text that was searched: while the editor has another text, its old marks are
 * mapped through the changes
 */
export function createMatchMarks(matches: Matches, textLength: number): Extension {
  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = view.state.doc.length === textLength ? markVisible(view, matches) : Decoration.none;
      }

      update(update: ViewUpdate) {
        if (update.state.doc.length === textLength) {
          if (update.docChanged || update.viewportChanged) {
            this.decorations = markVisible(update.view, matches);
          }
        } else if (update.docChanged) {
          this.decorations = this.decorations.map(update.changes);
        }
      }
    },
    { decorations: ({ decorations }) => decorations },
  );
  return plugin;
}

function markVisible({ state, visibleRanges }: EditorView, matches: Matches): DecorationSet {
  const marks: Range<Decoration>[] = [];
  const groups: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    for (let index = firstMatchEndingFrom(matches, from); index < matches.count; index += 1) {
      const range = groupRange(matches, index, 0);
      if (range === undefined || range.start > to || marks.length > mostMarks) {
        break;
      }
      if (range.start === range.end) {
        marks.push(markEmpty(describeMatch(state, matches, index, range)).range(range.start));
        continue;
      }
      marks.push(markMatch(index % 2, describeMatch(state, matches, index, range)).range(range.start, range.end));
      addLineBreaks(marks, state, Math.max(range.start, from), Math.min(range.end, to));
      for (let group = 1; group <= matches.groupNames.length && groups.length < mostMarks; group += 1) {
        const inner = groupRange(matches, index, group);
        if (inner !== undefined && inner.start < inner.end) {
          addMark(groups, groupMarks[(group - 1) % groupStyles], inner.start, inner.end);
        }
      }
    }
  }
  return Decoration.set([...marks, ...(marks.length + groups.length > mostMarks ? [] : groups)], true);
}

function addMark(marks: Range<Decoration>[], mark: Decoration | undefined, start: number, end: number): void {
  if (mark !== undefined) {
    marks.push(mark.range(start, end));
  }
}

/** A line break has no width, so a match of nothing else would be invisible. */
function addLineBreaks(marks: Range<Decoration>[], state: EditorState, start: number, end: number): void {
  for (let line = state.doc.lineAt(start); line.to < end; line = state.doc.lineAt(line.to + 1)) {
    marks.push(lineBreakMark.range(line.to));
  }
}

/** Where a match is and what its groups hold, a line each. */
function describeMatch(state: EditorState, matches: Matches, index: number, { start, end }: TextRange): string {
  const lines = [`Match ${formatNumber(index + 1)}, ${start === end ? `empty, at ${start}` : `${start}–${end}`}`];
  for (let group = 1; group <= Math.min(matches.groupNames.length, mostGroups); group += 1) {
    const inner = groupRange(matches, index, group);
    const text =
      inner === undefined
        ? 'not matched'
        : textOfGroup(state.sliceDoc(inner.start, Math.min(inner.end, inner.start + 2 * longestShown)));
    lines.push(`${nameGroup(matches, group)} → ${text}`);
  }
  return lines.join('\n');
}

function textOfGroup(text: string): string {
  const shown = text.replaceAll('\n', '⏎');
  return shown === '' ? '(empty)' : shortenText(shown, longestShown);
}
