import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { TextInputName } from '#tools/text-inputs.ts';

/** A text that an input has held, without the text itself. */
export interface HistoryEntry {
  /** The same for the same text in the same input: see `entryIdOf`. */
  readonly id: string;
  readonly input: TextInputName;
  /** When it was last in the input, in milliseconds since 1970. */
  readonly at: number;
  /** UTF-16 code units. */
  readonly length: number;
  /** In UTF-8. */
  readonly byteLength: number;
  /** Its beginning, in one line. */
  readonly preview: string;
  /** A snippet: kept for good. */
  readonly isPinned: boolean;
  /** What the user calls it; empty if nothing. */
  readonly name: string;
  /** It looks like a secret, and is here since the user wants those kept, too. */
  readonly isSecret: boolean;
  /** Deleted, and can be brought back until the list is closed. */
  readonly isRemoved: boolean;
}

/** A longer text is not kept, in UTF-16 code units. */
export const longestEntry = 5_000_000;
/** The most that one input has, snippets apart. */
export const mostOfInput = 50;
/** In UTF-16 code units, of all together, snippets apart. */
export const longestTotal = 50_000_000;
export const mostSnippets = 200;
/** In UTF-16 code units, of all snippets. */
export const longestSnippets = 20_000_000;
export const longestName = 100;

const previewLength = 160;
/** Blanks before the first word may be many. */
const previewSource = 2000;

/** The beginning of a text, in one line. */
export function previewOf(text: string): string {
  const line = text.trimStart().slice(0, previewSource).replaceAll(/\s+/gu, ' ').trimEnd();
  return shortenText(line, previewLength);
}

/** @param sum of the text: see `judgeText` */
export const entryIdOf = (input: TextInputName, sum: string): string => `${input}/${sum}`;

/** The newest first. */
export const byTime = (one: HistoryEntry, other: HistoryEntry): number => other.at - one.at;
