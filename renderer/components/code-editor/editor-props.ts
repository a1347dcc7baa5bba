import type { Extension } from '@codemirror/state';
import type { Ref } from 'react';
import type { ToolError } from '#shared/result.ts';
import type { EditorLanguage } from './languages/languages.ts';
import type { EditorError } from './look/error-mark.ts';

/** The content of the editor: text, or the UTF-8 bytes of a large result, which never become one string. */
export type EditorSource =
  | { readonly value: string; readonly bytes?: undefined }
  | { readonly value?: undefined; readonly bytes: Uint8Array };

/** What a screen can tell the editor to do. */
export interface CodeEditorHandle {
  /** Takes a file as if it had been dropped. */
  loadFile(file: File): void;
  /** Puts the cursor at a place and brings it into view. */
  goTo(place: Pick<EditorError, 'line' | 'column'>): void;
  /**
   * Selects a part of the text and scrolls it into view without taking the focus.
   * @param start the offset from the start of the text, as it was passed to the editor, in UTF-16 code units; as for
   * `end`
   */
  select(start: number, end: number): void;
}

export type CodeEditorProps = EditorSource & {
  readonly ref?: Ref<CodeEditorHandle> | undefined;
  /** The accessible name. */
  readonly label: string;
  /**
   * Called when the user changed the text; its line breaks are LF. Texts of up to 1,000,000 characters are reported
   * with each change, longer ones when typing pauses.
   */
  readonly onChange?: ((value: string) => void) | undefined;
  /** Called when a file has replaced the text; if omitted, that is reported like any other change. */
  readonly onFileText?: ((value: string, fileName: string) => void) | undefined;
  readonly readOnly?: boolean | undefined;
  readonly language?: EditorLanguage | undefined;
  /** The place to mark where the text is wrong. */
  readonly errorAt?: EditorError | undefined;
  readonly placeholder?: string | undefined;
  /** Decorations with which a tool annotates the text. A new value replaces the previous one. */
  readonly marks?: Extension | undefined;
  /** Wraps long lines instead of scrolling, even if the user has not chosen that for all editors. */
  readonly wrap?: boolean | undefined;
  /** Takes a dropped file in place of the editor, which would otherwise load it. */
  readonly onFile?: ((file: File) => void) | undefined;
  /** The same for a screen that takes several files at once. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Takes text that is too large for the editor: a dropped file, or pasted text as `pasted.txt`. */
  readonly onLargeText?: ((file: File) => void) | undefined;
  /** Called with the reason when a file or text was not taken; if omitted, the editor shows it until its text changes. */
  readonly onFileRejected?: ((error: ToolError) => void) | undefined;
  /** The most characters (bytes of a file) that the editor takes. */
  readonly maximumLength?: number | undefined;
};
