import type { Extension } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import type { ToolError } from '#shared/result.ts';
import type { LanguageSupport } from './languages/languages.ts';

export interface EditorEvents {
  /** Called when the user changed the text; `fileName` is set if that was by loading a file. */
  onChange(text: string, fileName: string | undefined): void;
  /**
   * Called while long work goes on; the fraction is undefined once it has ended.
   * @param canCancel whether the user may cancel it: a text that the screen has set is what its other parts show and use
   */
  onProgress(fraction: number | undefined, canCancel: boolean): void;
  /** Called when text that is too large for the editor was pasted or dropped. */
  onLargeText(file: File): void;
  onRejected(error: ToolError): void;
  onFind(): void;
  /** @returns whether Escape had something to close */
  onEscape(): boolean;
  /** Called after every update of the editor. */
  onUpdate(update: ViewUpdate): void;
}

export interface Editor {
  readonly view: EditorView;
  /** Shows another text; a large one is built in slices and then shown at once. It is not reported as a change. */
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
