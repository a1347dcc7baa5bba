import { readHistoryText } from './history.ts';

/** UTF-16 code units that are looked through in one go. */
const pieceLength = 500_000;

/** Whether a text has some words in it, in whatever case. @param words in lower case */
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
 * Looks for words in whole texts, of which a list shows only the beginning.
 * @returns the ids of those that have them; what was found so far, if it is called off
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
