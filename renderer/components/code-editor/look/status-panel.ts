import type { EditorState, Extension, Text } from '@codemirror/state';
import { type EditorView, type Panel, showPanel } from '@codemirror/view';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { isInsidePair } from '#shared/surrogates.ts';

/** Columns and selections are counted in Unicode code points, as in the tools' error messages. */
function countCodePoints(text: string, end: number): number {
  let count = end;
  for (let index = 1; index < end; index += 1) {
    count -= isInsidePair(text, index) ? 1 : 0;
  }
  return count;
}

/** The number of UTF-16 code units of which the code points are counted while a selection grows. */
const mostCounted = 100_000;

function countSelected(doc: Text, from: number, to: number): string {
  const length = to - from;
  return length > mostCounted
    ? `About ${formatNumber(length)}`
    : formatNumber(countCodePoints(doc.sliceString(from, to), length));
}

/** Where the caret is, and how much is selected: "12 selected · Ln 3, Col 4". */
function describeSelection({ doc, selection }: EditorState): string {
  const { head, from, to } = selection.main;
  const line = doc.lineAt(head);
  const column = countCodePoints(line.text, head - line.from) + 1;
  const selected = to > from ? `${countSelected(doc, from, to)} selected · ` : '';
  return `${selected}Ln ${formatNumber(line.number)}, Col ${formatNumber(column)}`;
}

function createPanel({ state }: EditorView): Panel {
  const dom = document.createElement('div');
  dom.className = 'cm-status';
  dom.textContent = describeSelection(state);
  return {
    dom,
    update({ docChanged, selectionSet, state: next }) {
      if (docChanged || selectionSet) {
        dom.textContent = describeSelection(next);
      }
    },
  };
}

/** The status line at the bottom of the editor. */
export const statusPanel: Extension = showPanel.of(createPanel);
