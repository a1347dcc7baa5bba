import type { EditorState, Extension } from '@codemirror/state';
import { EditorView, type Panel, showPanel } from '@codemirror/view';
import { findUnusualCharacters } from '#shared/formats/unusual-characters/find-unusual-characters.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { countField } from './unusual-count.ts';

/** Characters around the caret that may belong to its word. */
const reach = 100;

/** The name of the unusual character after the caret, or else of the one before it. */
function nameAtCaret({ doc, selection }: EditorState): string {
  const { head } = selection.main;
  const start = Math.max(0, head - reach);
  const near = findUnusualCharacters(doc.sliceString(start, head + reach));
  const place = head - start;
  const found = near.find(({ start: from }) => from === place) ?? near.find(({ end }) => end === place);
  return found?.name ?? '';
}

function createPanel(view: EditorView): Panel {
  const dom = document.createElement('div');
  dom.className = 'cm-status cm-unusualStatus';
  const name = document.createElement('span');
  name.setAttribute('role', 'status');
  const next = document.createElement('button');
  next.type = 'button';
  next.title = 'Go to the next one';
  next.addEventListener('click', () => goToNext(view));
  dom.append(name, next);
  const show = (state: EditorState) => {
    const { count } = state.field(countField) ?? {};
    name.textContent = nameAtCaret(state);
    next.textContent =
      count === undefined ? '' : count === 0 ? 'No unusual characters' : countOf(count, 'unusual character');
    next.disabled = count === undefined || count === 0;
  };
  show(view.state);
  return {
    dom,
    update({ docChanged, selectionSet, startState, state }) {
      if (docChanged || selectionSet || startState.field(countField) !== state.field(countField)) {
        show(state);
      }
    },
  };
}

function goToNext(view: EditorView): void {
  const { places } = view.state.field(countField) ?? { places: [] };
  const { head } = view.state.selection.main;
  const place = places.find((start) => start > head) ?? places[0];
  if (place !== undefined && place <= view.state.doc.length) {
    view.dispatch({
      selection: { anchor: place },
      effects: EditorView.scrollIntoView(place, { y: 'center', x: 'center' }),
    });
    view.focus();
  }
}

/** Shows below the text how many unusual characters there are, a button to go to the next, and the one at the caret. */
export const unusualPanel: Extension = showPanel.of(createPanel);
