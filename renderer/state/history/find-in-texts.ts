import { readHistoryText } from './history.ts';

/** UTF-16 code units that are searched at a time. */
const pieceLength = 500_000;

/** Whether a text contains some words, ignoring case. @param words in lower case */
function includesWords(text: string, words: string): boolean {
  for (let start = 0; start < text.length; start += pieceLength) {
    const piece = text.slice(start, start + pieceLength + words.length);
    if (piece.toLowerCase().includes(words)) {
      return true;
    }
  }
  return false;
}

/**
 * Searches whole texts for words; a list shows only the beginning of each.
 * @returns the ids of the texts that contain them; if aborted, those found so far
 */
export async function findInTexts(ids: readonly string[], words: string, signal: AbortSignal): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids) {
    const text = signal.aborted ? undefined : await readHistoryText(id);
    if (text !== undefined && includesWords(text, words.toLowerCase())) {
      found.push(id);
    }
  }
  return found;
}
