import { defaultKeymap } from '@codemirror/commands';
import { Change, type MergeConfig, MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { createRowAligner } from './align-rows.ts';
import type { BrokenTexts } from './break-long-lines.ts';

export interface DiffOptions {
  readonly texts: BrokenTexts;
  readonly labels: { readonly a: string; readonly b: string };
  /** Whether the texts are side by side; otherwise they are in one editor, one below the other. */
  readonly isSplit: boolean;
  /** Whether only a few lines around each change are shown. */
  readonly isCollapsed: boolean;
  /** The theme and the language. */
  readonly extensions: Extension;
}

export interface Diff {
  readonly scroller: HTMLElement;
  /** Selects a change and scrolls it into view. */
  goTo(index: number): void;
  destroy(): void;
}

/** Shows two texts and the differences between them, read-only. */
export function createDiff(parent: HTMLElement, options: DiffOptions): Diff {
  const { texts, labels, isSplit, isCollapsed, extensions } = options;
  const config: MergeConfig = {
    // CodeMirror would compare the texts itself, on the main thread.
    diffConfig: {
      override: () => texts.changes.map(({ fromA, toA, fromB, toB }) => new Change(fromA, toA, fromB, toB)),
    },
    ...(isCollapsed ? { collapseUnchanged: { margin: 3, minSize: 4 } } : {}),
  };
  const shared = (label: string, rows: readonly number[] | undefined) => [
    lineNumbers(rows && { formatNumber: (row) => (rows[row - 1] ? String(rows[row - 1]) : '') }),
    drawSelection(),
    keymap.of(defaultKeymap),
    EditorState.readOnly.of(true),
    EditorView.lineWrapping,
    // Without an explicit tabindex, axe does not consider the text focusable.
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-readonly': 'true',
      spellcheck: 'false',
      tabindex: '0',
    }),
    extensions,
  ];

  if (isSplit) {
    const alignDrawnRows = EditorView.updateListener.of(({ viewportChanged }) => {
      if (viewportChanged) {
        view.chunks = alignRows(view.a.viewport, view.b.viewport);
      }
    });
    const view = new MergeView({
      parent,
      a: { doc: texts.a, extensions: [alignDrawnRows, shared(labels.a, texts.rowsA)] },
      b: { doc: texts.b, extensions: [alignDrawnRows, shared(labels.b, texts.rowsB)] },
      ...config,
    });
    const alignRows = createRowAligner(texts, view.chunks);
    view.chunks = alignRows(view.a.viewport, view.b.viewport);
    return {
      scroller: view.dom,
      goTo(index) {
        const change = texts.changes[index];
        if (change !== undefined) {
          view.a.dispatch({ selection: { anchor: change.fromA, head: change.toA } });
          select(view.b, change.fromB, change.toB);
        }
      },
      destroy: () => view.destroy(),
    };
  }
  const view = new EditorView({
    parent,
    doc: texts.b,
    extensions: [
      shared(`${labels.b}, with what was changed in ${labels.a}`, texts.rowsB),
      unifiedMergeView({
        original: texts.a,
        mergeControls: false,
        allowInlineDiffs: true,
        syntaxHighlightDeletions: false,
        ...config,
      }),
    ],
  });
  return {
    scroller: view.scrollDOM,
    goTo(index) {
      const change = texts.changes[index];
      if (change !== undefined) {
        select(view, change.fromB, change.toB);
      }
    },
    destroy: () => view.destroy(),
  };
}

function select(view: EditorView, anchor: number, head: number): void {
  const effects = EditorView.scrollIntoView(anchor, { y: 'center' });
  view.dispatch({ selection: { anchor, head }, effects });
  // Content drawn there for the first time gets its true height only now.
  requestAnimationFrame(() => view.dispatch({ effects }));
}
