import type { EditorState, Extension } from '@codemirror/state';
import { type EditorView, type Panel, showPanel } from '@codemirror/view';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { isInsidePair } from '#shared/surrogates.ts';

/** The column is counted in Unicode code points, as in the tools' error messages. */
function countCodePoints(text: string, end: number): number {
  let count = end;
  for (let index = 1; index < end; index += 1) {
    count -= isInsidePair(text, index) ? 1 : 0;
  }
  return count;
}

/** Where the caret is, and how much is selected: "12 selected · Ln 3, Col 4". */
export function describeSelection({ doc, selection }: EditorState): string {
  const { head, from, to } = selection.main;
  const line = doc.lineAt(head);
  const column = countCodePoints(line.text, head - line.from) + 1;
  const selected = to > from ? `${formatNumber(to - from)} selected · ` : '';
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
