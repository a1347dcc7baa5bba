import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { TextInputName } from '#tools/text-inputs.ts';

/** A text that an input has held; the text itself is stored separately. */
export interface HistoryEntry {
  /** Identical for the same text in the same input: see `entryIdOf`. */
  readonly id: string;
  readonly input: TextInputName;
  /** When the text was last in the input, in milliseconds since 1970. */
  readonly at: number;
  /** The length in UTF-16 code units. */
  readonly length: number;
  /** The length in UTF-8 bytes. */
  readonly byteLength: number;
  /** The beginning of the text, on one line. */
  readonly preview: string;
  /** Whether this is a snippet, which is kept for good. */
  readonly isPinned: boolean;
  /** The name that the user gave it; empty if none. */
  readonly name: string;
  /** Whether it looks like a secret. It is here because the user wants secrets to be kept as well. */
  readonly isSecret: boolean;
  /** Whether it is deleted; it can be brought back until the list is closed. */
  readonly isRemoved: boolean;
}

/** The longest text that is kept, in UTF-16 code units. */
export const longestEntry = 5_000_000;
/** The most entries that an input has, not counting snippets. */
export const mostOfInput = 50;
/** The longest total of all texts in UTF-16 code units, not counting snippets. */
export const longestTotal = 50_000_000;
export const mostSnippets = 200;
/** The longest total of all snippets, in UTF-16 code units. */
export const longestSnippets = 20_000_000;
export const longestName = 100;

const previewLength = 160;
/** The part is longer than a preview, because many blanks may precede the first word. */
const previewSource = 2000;

/** The beginning of a text, on one line. */
export function previewOf(text: string): string {
  const line = text.trimStart().slice(0, previewSource).replaceAll(/\s+/gu, ' ').trimEnd();
  return shortenText(line, previewLength);
}

/** @param sum the checksum of the text: see `judgeText` */
export const entryIdOf = (input: TextInputName, sum: string): string => `${input}/${sum}`;

/** Sorts the newest first. */
export const byTime = (one: HistoryEntry, other: HistoryEntry): number => other.at - one.at;
