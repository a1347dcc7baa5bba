import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { truncateText } from '#shared/formats/words/shorten-text.ts';

/** The most characters that a field shows. A longer text shows only its beginning, and cannot be edited. */
export const longestField = 20_000;
const longestBeginning = 2000;

/** Whether there is neither a text nor a file. */
export const isEmpty = ({ text, file }: PastedContent): boolean => text === '' && file === undefined;

/** Whether a text is too long to be shown as a whole, and to be edited. */
export const isLong = ({ text }: PastedContent): boolean => text.length > longestField;

/** The text in the field: the whole text, or the beginning of a long one. */
export const shownText = (content: PastedContent): string =>
  isLong(content) ? truncateText(content.text, longestBeginning) : content.text;

/**
 * Describes content that is not shown as it is.
 * @example describeContent({ text: '', file }) // 'photo.png, 12.3 KB'
 */
export function describeContent(content: PastedContent): string | undefined {
  if (content.file !== undefined) {
    return `${content.file.name}, ${formatByteLength(content.file.size)}`;
  }
  return isLong(content) ? `${countOf(content.text.length, 'character')}: only the beginning shows` : undefined;
}

/** Replaces a part of a text with pasted text. */
export function withPaste(text: string, start: number, end: number, pasted: string): string {
  return `${text.slice(0, start)}${pasted}${text.slice(end)}`;
}
