import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { codeFolding, foldGutter, foldKeymap, foldService, indentOnInput } from '@codemirror/language';
import {
  Annotation,
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  Prec,
  Text,
  Transaction,
} from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import type { ToolError } from '#shared/result.ts';
import { buildDocument, type SliceOptions } from './build-document.ts';
import { createChangeReporter } from './change-reporter.ts';
import { createDocumentScale } from './document-scale.ts';
import { errorMark } from './error-mark.ts';
import { foundMarks } from './find-in-document.ts';
import type { LanguageSupport } from './languages.ts';
import { updateWrapping } from './long-lines.ts';
import { readTextFile } from './read-text-file.ts';
import { statusPanel } from './status-panel.ts';

export interface EditorEvents {
  /** The user changed the text. */
  onChange(text: string): void;
  /** Long work goes on; undefined when it ended. */
  onProgress(fraction: number | undefined): void;
  /** Text that is too large for the editor was pasted or dropped. */
  onLargeText(file: File): void;
  onRejected(error: ToolError): void;
  onFind(): void;
}

export interface Editor {
  readonly view: EditorView;
  /** Shows another text; large ones are built in slices and then shown at once. Not reported as a change. */
  setText(source: string | Uint8Array): void;
  /** Replaces the text by the file's, as a change of the user's. */
  loadFile(file: File): void;
  setLanguage(language: LanguageSupport): void;
  /** Sets one of the editor's properties; the same part given again replaces the former. */
  configure(part: EditorPart, extension: Extension): void;
  /** Ends the long work that goes on. */
  cancel(): void;
  destroy(): void;
}

const parts = ['theme', 'attributes', 'placeholder', 'wrap', 'readOnly', 'busy', 'marks'] as const;
export type EditorPart = (typeof parts)[number];

/** Texts up to this many characters are set or pasted in one go. */
const smallLength = 100_000;

/** The change came from outside, not from the user. */
const external = Annotation.define<boolean>();

/** A language came or went that folds without a syntax tree, which the gutter does not see by itself. */
function hasOtherFolding({ startState, state }: ViewUpdate): boolean {
  return startState.facet(foldService) !== state.facet(foldService);
}

/**
 * Makes a CodeMirror editor that never holds the main thread for a large text.
 * @param maximumLength characters that the editor takes from the user's clipboard or files
 */
export function createEditor(parent: HTMLElement, maximumLength: number, events: EditorEvents): Editor {
  const compartments = Object.fromEntries(parts.map((part) => [part, new Compartment()])) as Record<
    EditorPart,
    Compartment
  >;
  const reporter = createChangeReporter((text) => events.onChange(text));
  let loading: AbortController | undefined;
  let hasText = false;
  const scale = createDocumentScale();

  function endLoading(): void {
    if (loading !== undefined) {
      loading = undefined;
      configure('busy', []);
      events.onProgress(undefined);
    }
  }

  function cancel(): void {
    loading?.abort();
    endLoading();
  }

  /** Runs long work while the text cannot be changed; newer work takes its place. */
  async function load<T>(
    work: (options: SliceOptions) => Promise<T | undefined>,
    done: (result: T) => void,
  ): Promise<void> {
    cancel();
    const controller = new AbortController();
    loading = controller;
    configure('busy', EditorState.readOnly.of(true));
    events.onProgress(0);
    let result: T | undefined;
    try {
      // In steps of a twentieth: each step draws the bar anew.
      const onProgress = (fraction: number) => events.onProgress(Math.floor(fraction * 20) / 20);
      result = await work({ signal: controller.signal, onProgress });
    } finally {
      if (loading === controller) {
        endLoading();
      }
    }
    if (result !== undefined && !controller.signal.aborted) {
      done(result);
    }
  }

  function replaceAll(document: Text, isExternal: boolean): void {
    const { state } = view;
    const { anchor, head } = state.selection.main;
    view.dispatch({
      changes: { from: 0, to: state.doc.length, insert: document },
      selection: EditorSelection.single(Math.min(anchor, document.length), Math.min(head, document.length)),
      annotations: [
        isolateHistory.of('full'),
        // Undo goes back to the first text, not to the empty editor before it.
        Transaction.addToHistory.of(hasText || !isExternal),
        ...(isExternal ? [external.of(true)] : []),
      ],
    });
    hasText = true;
  }

  function setText(source: string | Uint8Array): void {
    cancel();
    reporter.discard();
    if (source.length > smallLength) {
      void load(
        (options) => buildDocument(source, options),
        (document) => replaceAll(document, true),
      );
    } else {
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      replaceAll(Text.of(text.split(/\r\n|\r|\n/u)), true);
    }
  }

  function loadFile(file: File): void {
    if (file.size > maximumLength) {
      events.onLargeText(file);
      return;
    }
    void load(
      (options) => readTextFile(file, options),
      (result) => {
        if (result.ok) {
          replaceAll(result.value, false);
        } else {
          events.onRejected(result.error);
        }
      },
    );
  }

  /** Takes a large paste before CodeMirror would hold the page with it. */
  function paste(event: ClipboardEvent): boolean {
    const text = view.state.readOnly ? '' : (event.clipboardData?.getData('text/plain') ?? '');
    if (text.length <= smallLength) {
      return false;
    }
    event.preventDefault();
    const { from, to } = view.state.selection.main;
    const kept = view.state.doc.length - (to - from);
    if (kept + text.length <= maximumLength) {
      void load(
        (options) => buildDocument(text, options),
        (document) => {
          view.dispatch({
            changes: { from, to, insert: document },
            selection: { anchor: from + document.length },
            scrollIntoView: true,
            userEvent: 'input.paste',
            annotations: isolateHistory.of('full'),
          });
        },
      );
    } else if (kept === 0) {
      events.onLargeText(new File([text], 'pasted.txt', { type: 'text/plain' }));
    } else {
      events.onRejected({
        code: 'too-large',
        message: `With this the text would be longer than ${maximumLength.toLocaleString()} characters. Clear it first.`,
      });
    }
    return true;
  }

  function openFind(): boolean {
    events.onFind();
    return true;
  }

  const view = new EditorView({
    parent,
    dispatchTransactions: updateWrapping,
    state: EditorState.create({
      extensions: [
        Prec.highest(EditorView.domEventHandlers({ paste })),
        lineNumbers(),
        errorMark,
        foldGutter({ foldingChanged: hasOtherFolding }),
        codeFolding(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        dropCursor(),
        indentOnInput(),
        foundMarks,
        EditorState.allowMultipleSelections.of(false),
        keymap.of([{ key: 'Mod-f', run: openFind }, ...historyKeymap, ...foldKeymap, ...defaultKeymap]),
        scale.extension,
        statusPanel,
        parts.map((part) => compartments[part].of([])),
        EditorView.updateListener.of((update) => {
          if (
            update.docChanged &&
            update.transactions.some(
              (transaction) => transaction.docChanged && transaction.annotation(external) !== true,
            )
          ) {
            reporter.changed(update.state.doc);
          }
        }),
      ],
    }),
  });

  function configure(part: EditorPart, extension: Extension): void {
    view.dispatch({ effects: compartments[part].reconfigure(extension) });
  }

  return {
    view,
    setText,
    loadFile,
    configure,
    setLanguage: (support) => scale.setLanguage(view, support),
    cancel,
    destroy() {
      loading?.abort();
      loading = undefined;
      reporter.discard();
      view.destroy();
    },
  };
}
