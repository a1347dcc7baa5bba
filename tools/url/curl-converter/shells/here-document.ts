import { expansionEnd } from './expansion-end.ts';
import type { WordBuilder } from './shell-tokens.ts';

/** A here-document whose lines have not been read yet: `<<E`. */
export interface HereDocument {
  /** The line that ends the document. */
  readonly delimiter: string;
  /** Whether the delimiter was quoted, which makes all lines literal. */
  readonly isLiteral: boolean;
  /** Whether the operator is `<<-`, which strips leading tabs from the lines. */
  readonly isIndented: boolean;
}

/** Adds the text of a here-document to a word; expansions are recognised unless the delimiter was quoted. */
export function addHereText(word: WordBuilder, text: string, isLiteral: boolean): void {
  let done = 0;
  const special = /\\[\\$`]|[$`]/gu;
  for (let match = isLiteral ? null : special.exec(text); match !== null; match = special.exec(text)) {
    word.addText(text.slice(done, match.index));
    const end = match[0].length === 2 ? undefined : expansionEnd(text, match.index);
    if (end === undefined || end === match.index) {
      word.addText(match[0].slice(-1));
      done = special.lastIndex;
    } else {
      word.addExpansion(text.slice(match.index, end));
      done = end;
      special.lastIndex = end;
    }
  }
  word.addText(text.slice(done));
}
