import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ToolError } from '#shared/result.ts';

/** What to do with pasted text that an editor cannot take; both fields are undefined if it can. */
export interface PasteRefusal {
  /** Set if the editor is empty: the text is passed on as a file. */
  readonly file?: File;
  readonly error?: ToolError;
}

/**
 * @param text the pasted text
 * @param kept the number of characters that stay beside it
 * @param maximumLength the number of characters that the editor takes
 */
export function limitPaste(text: string, kept: number, maximumLength: number): PasteRefusal {
  if (kept + text.length <= maximumLength) {
    return {};
  }
  if (kept === 0) {
    return { file: new File([text], 'pasted.txt', { type: 'text/plain' }) };
  }
  const message = `This would make the text longer than ${formatNumber(maximumLength)} characters. Clear it first.`;
  return { error: { code: 'too-large', message } };
}
