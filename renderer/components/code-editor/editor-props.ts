import type { Extension } from '@codemirror/state';
import type { Ref } from 'react';
import type { ToolError } from '#shared/result.ts';
import type { EditorError } from './error-mark.ts';
import type { EditorLanguage } from './languages.ts';

/** What the editor shows: text, or the UTF-8 bytes of a large result, which never become one string. */
export type EditorSource =
  | { readonly value: string; readonly bytes?: undefined }
  | { readonly value?: undefined; readonly bytes: Uint8Array };

/** What a screen can have the editor do. */
export interface CodeEditorHandle {
  /** Takes a file as if it were dropped. */
  loadFile(file: File): void;
  /** Puts the cursor at a place and brings it into view. */
  goTo(place: Pick<EditorError, 'line' | 'column'>): void;
  /**
   * Selects a part of the text and brings it into view, without taking the focus.
   * @param start in UTF-16 code units from the start of the text, as `end`
   */
  select(start: number, end: number): void;
}

export type CodeEditorProps = EditorSource & {
  readonly ref?: Ref<CodeEditorHandle> | undefined;
  /** The accessible name. */
  readonly label: string;
  /**
   * The user changed the text; its line breaks are LF. Up to 1,000,000 characters with each change, above
   * when typing pauses.
   */
  readonly onChange?: ((value: string) => void) | undefined;
  /** A file has replaced the text; without it that is a change as any other. */
  readonly onFileText?: ((value: string, fileName: string) => void) | undefined;
  readonly readOnly?: boolean | undefined;
  readonly language?: EditorLanguage | undefined;
  /** Marks where the text is wrong. */
  readonly errorAt?: EditorError | undefined;
  readonly placeholder?: string | undefined;
  /** What a tool shows in the text: decorations. A new value replaces the former. */
  readonly marks?: Extension | undefined;
  /** Breaks long lines at the edge instead of scrolling, also where the user has not chosen that for all editors. */
  readonly wrap?: boolean | undefined;
  /** Takes a dropped file in place of the editor, which otherwise loads it. */
  readonly onFile?: ((file: File) => void) | undefined;
  /** Takes text that is too large for the editor: a dropped file, or pasted text as `pasted.txt`. */
  readonly onLargeText?: ((file: File) => void) | undefined;
  /** A file or text that was not taken, and why. */
  readonly onFileRejected?: ((error: ToolError) => void) | undefined;
  /** The most characters (bytes of a file) that the editor takes. */
  readonly maximumLength?: number | undefined;
};
