import { isolateHistory } from '@codemirror/commands';
import { Compartment, EditorSelection, EditorState, Prec, Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { baseExtensions } from './base-extensions.ts';
import { buildDocument } from './document/build-document.ts';
import { annotateReplacement, reportUserChanges } from './document/change-origin.ts';
import { createChangeReporter } from './document/change-reporter.ts';
import { createDocumentScale } from './document/document-scale.ts';
import { findDifference } from './document/find-difference.ts';
import { updateWrapping } from './document/long-lines.ts';
import { createLongWork } from './document/long-work.ts';
import { forgetOutOfView } from './document/out-of-view.ts';
import { limitPaste } from './document/paste-limit.ts';
import { readTextFile } from './document/read-text-file.ts';
import type { Editor, EditorBeginning, EditorConfiguration, EditorEvents } from './editor.ts';
import { statusPanel } from './look/status-panel.ts';

/** Texts up to this many characters are set or pasted in one go. */
const smallLength = 100_000;

/** Whether a text is short enough to be set in one go. */
export const isSmall = (text: string): boolean => text.length <= smallLength;

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
  const reporter = createChangeReporter((text, fileName) => events.onChange(text, fileName));
  const scale = createDocumentScale(beginning.language);
  let hasText = beginning.text !== undefined;

  const busy = new Compartment();
  let isBusy = false;
  /** Whether the long work is the user's: a paste or a file. */
  let isUsers = false;
  const longWork = createLongWork((fraction) => {
    if (isBusy !== (fraction !== undefined)) {
      isBusy = fraction !== undefined;
      // The text cannot be changed meanwhile.
      view.dispatch({ effects: busy.reconfigure(isBusy ? EditorState.readOnly.of(true) : []) });
    }
    events.onProgress(fraction, isUsers);
  });

  /**
   * @param fileName the file that the text comes from; undefined if it came from outside and is not the user's change
   */
  function replaceAll(document: Text, fileName?: string): void {
    const { state } = view;
    const { anchor, head } = state.selection.main;
    view.dispatch({
      changes: { from: 0, to: state.doc.length, insert: document },
      selection: EditorSelection.single(Math.min(anchor, document.length), Math.min(head, document.length)),
      annotations: annotateReplacement(fileName, !hasText),
    });
    hasText = true;
  }

  /** Changes only what differs, so that the cursor keeps its place when another tab has typed elsewhere. */
  function replaceDifference(text: string): void {
    const { from, to, insert } = findDifference(view.state.doc.toString(), text);
    view.dispatch({ changes: { from, to, insert }, annotations: annotateReplacement(undefined, !hasText) });
  }

  function setText(source: string | Uint8Array): void {
    longWork.cancel();
    reporter.discard();
    if (source.length > smallLength) {
      isUsers = false;
      void longWork.run(
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
    isUsers = true;
    void longWork.run(
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
    const { doc, readOnly, selection } = view.state;
    const text = readOnly ? '' : (event.clipboardData?.getData('text/plain') ?? '');
    if (text.length <= smallLength) {
      return false;
    }
    event.preventDefault();
    const { from, to } = selection.main;
    const { file, error } = limitPaste(text, doc.length - (to - from), maximumLength);
    if (file !== undefined) {
      events.onLargeText(file);
    } else if (error !== undefined) {
      events.onRejected(error);
    } else {
      isUsers = true;
      void longWork.run(
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
        () => doc.sliceString(0, from) + text.replaceAll(/\r\n|\r/gu, '\n') + doc.sliceString(to),
      );
    }
    return true;
  }

  function flush(): void {
    const pasted = longWork.hurry();
    if (pasted === undefined) {
      reporter.flush();
    } else {
      // The parent passes the text in again: the editor then shows what it was building.
      reporter.discard();
      events.onChange(pasted, undefined);
    }
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
        baseExtensions(events),
        scale.extension,
        statusPanel,
        busy.of([]),
        [...compartments].map(([part, compartment]) => compartment.of(configuration[part])),
        EditorView.updateListener.of((update) => events.onUpdate(update)),
        reportUserChanges(reporter),
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
    cancel: longWork.cancel,
    flush,
    destroy() {
      flush();
      longWork.abandon();
      view.destroy();
    },
  };
}
