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
import { buildDocument, type SliceOptions } from './document/build-document.ts';
import { createChangeReporter } from './document/change-reporter.ts';
import { createDocumentScale } from './document/document-scale.ts';
import { findDifference } from './document/find-difference.ts';
import { updateWrapping } from './document/long-lines.ts';
import { forgetOutOfView } from './document/out-of-view.ts';
import { limitPaste } from './document/paste-limit.ts';
import { pastedStart } from './document/pasted-start.ts';
import { readTextFile } from './document/read-text-file.ts';
import { foundMarks } from './find/find-in-document.ts';
import type { LanguageSupport } from './languages.ts';
import { errorMark } from './look/error-mark.ts';
import { statusPanel } from './look/status-panel.ts';

export interface EditorEvents {
  /** Called when the user changed the text; `fileName` is set if that was by loading a file. */
  onChange(text: string, fileName: string | undefined): void;
  /** Called while long work goes on; undefined once it has ended. */
  onProgress(fraction: number | undefined): void;
  /** Called when text that is too large for the editor was pasted or dropped. */
  onLargeText(file: File): void;
  onRejected(error: ToolError): void;
  onFind(): void;
  /** Called after every update of the editor. */
  onUpdate(update: ViewUpdate): void;
}

export interface Editor {
  readonly view: EditorView;
  /** Shows another text; a large one is built in slices and then shown at once. Not reported as a change. */
  setText(source: string | Uint8Array): void;
  /** Replaces the text with the file's, as a change made by the user. */
  loadFile(file: File): void;
  setLanguage(language: LanguageSupport): void;
  /** Takes on the parts of a configuration that differ from the current one, all in one update. */
  configure(configuration: EditorConfiguration): void;
  /** Ends the long work in progress. */
  cancel(): void;
  /** Reports at once whatever was typed or pasted and has not been reported yet. */
  flush(): void;
  destroy(): void;
}

/** The extensions that can be exchanged while the editor is shown. */
export interface EditorConfiguration {
  readonly theme: Extension;
  readonly metrics: Extension;
  readonly attributes: Extension;
  readonly placeholder: Extension;
  readonly wrap: Extension;
  readonly readOnly: Extension;
  readonly marks: Extension;
  readonly unusual: Extension;
}

/** What an editor begins with: setting each of these afterwards would lay the page out once more. */
export interface EditorBeginning {
  readonly configuration: EditorConfiguration;
  /** A text that is not too long to be set in one go (see `isSmall`), if there is one. */
  readonly text: string | undefined;
  /** The language, if it is already there. */
  readonly language: LanguageSupport | undefined;
}

/** Texts up to this many characters are set or pasted in one go. */
const smallLength = 100_000;

/** Whether a text is short enough to be set in one go. */
export const isSmall = (text: string): boolean => text.length <= smallLength;

/** Marks a change that came from outside, not from the user. */
const external = Annotation.define<boolean>();

/** Marks a change that replaces the text with that of a file. */
const fromFile = Annotation.define<string>();

/** Whether a language that folds without a syntax tree came or went, which the gutter does not notice by itself. */
function hasOtherFolding({ startState, state }: ViewUpdate): boolean {
  return startState.facet(foldService) !== state.facet(foldService);
}

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/u);

/**
 * Makes a CodeMirror editor that never blocks the main thread for a large text.
 * @param maximumLength characters that the editor accepts from the user's clipboard or files
 */
export function createEditor(
  parent: HTMLElement,
  maximumLength: number,
  events: EditorEvents,
  beginning: EditorBeginning,
): Editor {
  const parts = Object.keys(beginning.configuration) as (keyof EditorConfiguration)[];
  const compartments = new Map(parts.map((part) => [part, new Compartment()]));
  let { configuration } = beginning;
  const busy = new Compartment();
  const reporter = createChangeReporter((text, fileName) => events.onChange(text, fileName));
  let loading: AbortController | undefined;
  /** A paste that is being built. */
  let pasting: (() => string) | undefined;
  let hasText = beginning.text !== undefined;
  const scale = createDocumentScale(beginning.language);

  function endLoading(): void {
    pasting = undefined;
    if (loading !== undefined) {
      loading = undefined;
      view.dispatch({ effects: busy.reconfigure([]) });
      events.onProgress(undefined);
    }
  }

  function cancel(): void {
    loading?.abort();
    endLoading();
  }

  /** Runs long work, during which the text cannot be changed; newer work replaces it. */
  async function load<T>(
    work: (options: SliceOptions) => Promise<T | undefined>,
    done: (result: T) => void,
  ): Promise<void> {
    cancel();
    const controller = new AbortController();
    loading = controller;
    view.dispatch({ effects: busy.reconfigure(EditorState.readOnly.of(true)) });
    events.onProgress(0);
    let result: T | undefined;
    try {
      // Progress is reported in steps of a twentieth, because each step renders the bar again.
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

  /**
   * @param fileName the file that the text comes from; undefined if it came from outside and is not the user's change
   */
  function replaceAll(document: Text, fileName?: string): void {
    const { state } = view;
    const { anchor, head } = state.selection.main;
    view.dispatch({
      changes: { from: 0, to: state.doc.length, insert: document },
      selection: EditorSelection.single(Math.min(anchor, document.length), Math.min(head, document.length)),
      annotations: annotationsOf(fileName),
    });
    hasText = true;
  }

  function annotationsOf(fileName: string | undefined): readonly Annotation<unknown>[] {
    return [
      isolateHistory.of('full'),
      // Undo goes back to the first text, not to the empty editor before that.
      Transaction.addToHistory.of(hasText || fileName !== undefined),
      fileName === undefined ? external.of(true) : fromFile.of(fileName),
    ];
  }

  /** Changes only what differs, so that the cursor keeps its place when another tab has typed elsewhere. */
  function replaceDifference(text: string): void {
    const { from, to, insert } = findDifference(view.state.doc.toString(), text);
    view.dispatch({ changes: { from, to, insert }, annotations: annotationsOf(undefined) });
  }

  function setText(source: string | Uint8Array): void {
    cancel();
    reporter.discard();
    if (source.length > smallLength) {
      void load(
        (options) => buildDocument(source, options),
        (document) => replaceAll(document),
      );
    } else {
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      const lines = linesOf(text);
      if (hasText && view.state.doc.length <= smallLength) {
        replaceDifference(lines.join('\n'));
      } else {
        replaceAll(Text.of(lines));
      }
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
          replaceAll(result.value, file.name);
        } else {
          events.onRejected(result.error);
        }
      },
    );
  }

  /** Intercepts a large paste, with which CodeMirror would block the page. */
  function paste(event: ClipboardEvent): boolean {
    const text = view.state.readOnly ? '' : (event.clipboardData?.getData('text/plain') ?? '');
    if (text.length <= smallLength) {
      return false;
    }
    event.preventDefault();
    const { from, to } = view.state.selection.main;
    const { file, error } = limitPaste(text, view.state.doc.length - (to - from), maximumLength);
    if (file !== undefined) {
      events.onLargeText(file);
    } else if (error !== undefined) {
      events.onRejected(error);
    } else {
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
      const { doc } = view.state;
      pasting = () => doc.sliceString(0, from) + text.replaceAll(/\r\n|\r/gu, '\n') + doc.sliceString(to);
    }
    return true;
  }

  function flush(): void {
    const finishPaste = pasting;
    pasting = undefined;
    if (finishPaste === undefined) {
      reporter.flush();
    } else {
      // The parent passes the text in again: the editor then shows what it was building.
      reporter.discard();
      events.onChange(finishPaste(), undefined);
    }
  }

  function openFind(): boolean {
    events.onFind();
    return true;
  }

  const view = new EditorView({
    parent,
    dispatchTransactions(transactions, updated) {
      forgetOutOfView(transactions, updated);
      updateWrapping(transactions, updated);
    },
    state: EditorState.create({
      doc: Text.of(linesOf(beginning.text ?? '')),
      extensions: [
        Prec.highest(EditorView.domEventHandlers({ paste })),
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
        keymap.of([{ key: 'Mod-f', run: openFind }, ...historyKeymap, ...foldKeymap, ...defaultKeymap]),
        scale.extension,
        statusPanel,
        busy.of([]),
        [...compartments].map(([part, compartment]) => compartment.of(configuration[part])),
        EditorView.updateListener.of((update) => {
          events.onUpdate(update);
          if (
            update.docChanged &&
            update.transactions.some(
              (transaction) => transaction.docChanged && transaction.annotation(external) !== true,
            )
          ) {
            const fileNames = update.transactions.map((transaction) => transaction.annotation(fromFile));
            reporter.changed(
              update.state.doc,
              fileNames.find((name) => name !== undefined),
            );
          }
        }),
      ],
    }),
  });

  function configure(next: EditorConfiguration): void {
    const effects = [...compartments]
      .filter(([part]) => next[part] !== configuration[part])
      .map(([part, compartment]) => compartment.reconfigure(next[part]));
    configuration = next;
    if (effects.length > 0) {
      view.dispatch({ effects });
    }
  }

  return {
    view,
    setText,
    loadFile,
    configure,
    setLanguage: (support) => scale.setLanguage(view, support),
    cancel,
    flush,
    destroy() {
      flush();
      loading?.abort();
      loading = undefined;
      view.destroy();
    },
  };
}
