import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { codeFolding, foldGutter, foldKeymap, foldService, indentOnInput } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { pastedStart } from './document/pasted-start.ts';
import type { EditorEvents } from './editor.ts';
import { foundMarks } from './find/find-in-document.ts';
import { errorMark } from './look/error-mark.ts';

/** Whether a language that folds without a syntax tree came or went, which the gutter does not notice by itself. */
function hasOtherFolding({ startState, state }: ViewUpdate): boolean {
  return startState.facet(foldService) !== state.facet(foldService);
}

/** What every editor has, whatever it shows. */
export function baseExtensions({ onFind, onEscape }: Pick<EditorEvents, 'onFind' | 'onEscape'>): Extension {
  const openFind = () => {
    onFind();
    return true;
  };
  return [
    lineNumbers(),
    errorMark,
    foldGutter({ foldingChanged: hasOtherFolding }),
    codeFolding(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    // A blinking caret is an animation, which would render frame after frame while the user thinks.
    drawSelection({ cursorBlinkRate: 0 }),
    dropCursor(),
    indentOnInput(),
    foundMarks,
    pastedStart,
    EditorState.allowMultipleSelections.of(false),
    keymap.of([
      { key: 'Mod-f', run: openFind },
      { key: 'Escape', run: onEscape },
      ...historyKeymap,
      ...foldKeymap,
      ...defaultKeymap,
    ]),
  ];
}
