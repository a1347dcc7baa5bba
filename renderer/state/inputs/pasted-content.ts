import { decodeMarkedText } from '#shared/formats/text-encoding/decode-marked-text.ts';
import { createSessionValue } from '../kept/session-value.ts';

/** The content of the box “Paste anything”. It is in memory only, because it may be a secret. */
export interface PastedContent {
  /** The whole text, whatever its length; empty if there is a file. */
  readonly text: string;
  readonly file?: File | undefined;
}

export const nothingPasted: PastedContent = { text: '' };

/**
 * The text that becomes an input.
 * @returns undefined for a file that is not text in UTF-8 or UTF-16
 * @throws if the file cannot be read
 */
export async function textOf({ text, file }: PastedContent): Promise<string | undefined> {
  return file === undefined ? text : decodeMarkedText(new Uint8Array(await file.arrayBuffer()));
}

/** Incremented each time the box on Home should get the focus. */
export const focusRequests = createSessionValue(0);

/** The content of the box on Home, which is still there when the user comes back. */
export const pastedContent = createSessionValue<PastedContent>(nothingPasted, { isCleared: true });
